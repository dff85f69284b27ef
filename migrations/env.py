"""What Alembic runs for each command: our tables, on the connection that webapp.store.migrating opened."""

from alembic import context

from webapp.store.tables import Table

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Table.metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
