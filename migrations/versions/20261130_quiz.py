"""Runs of the quiz: the run, its questions, and one answer to each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "20261130_quiz"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "quiz_run",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_quiz_run"),
    )
    op.create_index("ix_quiz_run_created_at", "quiz_run", ["created_at"])
    op.create_table(
        "quiz_question",
        sa.Column("run", sa.String(64), nullable=False),
        sa.Column("position", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("question", sa.JSON(), nullable=False),
        sa.Column("key", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("run", "position", name="pk_quiz_question"),
        sa.ForeignKeyConstraint(["run"], ["quiz_run.token"], name="fk_quiz_question_run_quiz_run", ondelete="CASCADE"),
    )
    op.create_table(
        "quiz_answer",
        sa.Column("run", sa.String(64), nullable=False),
        sa.Column("position", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("is_right", sa.Boolean(), nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("run", "position", name="pk_quiz_answer"),
        sa.ForeignKeyConstraint(
            ["run", "position"],
            ["quiz_question.run", "quiz_question.position"],
            name="fk_quiz_answer_run_position_quiz_question",
            ondelete="CASCADE",
        ),
    )


def downgrade() -> None:
    op.drop_table("quiz_answer")
    op.drop_table("quiz_question")
    op.drop_table("quiz_run")
