"""The tables. Every constraint has a name, so that a migration can change it on both databases."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    MetaData,
    String,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class Moment(TypeDecorator[datetime]):
    """A moment in UTC: aware going in and coming out, although SQLite forgets time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 (SQLAlchemy's signature)
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 (SQLAlchemy's signature)
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


class Table(DeclarativeBase):
    """What all tables share."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {datetime: Moment, dict[str, Any]: JSON}  # noqa: RUF012 (SQLAlchemy reads it from the class)


class QuizRun(Table):
    """A run of questions, found by the token in its address. Nothing in it says who plays."""

    __tablename__ = "quiz_run"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    created_at: Mapped[datetime] = mapped_column(index=True)
    ruleset: Mapped[str] = mapped_column(String(64))
    changes: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(String(64))


class QuizQuestion(Table):
    """One question of a run, whole, so that no later dealer rewrites it; its key apart, so that it cannot slip out."""

    __tablename__ = "quiz_question"

    run: Mapped[str] = mapped_column(ForeignKey("quiz_run.token", ondelete="CASCADE"), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    question: Mapped[dict[str, Any]]
    key: Mapped[dict[str, Any]]


class QuizAnswer(Table):
    """The one answer that counts for a question: its primary key turns a second click away."""

    __tablename__ = "quiz_answer"
    __table_args__ = (
        ForeignKeyConstraint(["run", "position"], ["quiz_question.run", "quiz_question.position"], ondelete="CASCADE"),
    )

    run: Mapped[str] = mapped_column(primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    answer: Mapped[dict[str, Any]]
    is_right: Mapped[bool]
    answered_at: Mapped[datetime]
