"""Guests, tables, the log, chat and carry links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables()
    _talk()


def _people() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("due", sa.Double, nullable=True),
        sa.Column("summary", sa.JSON, nullable=False),
    )
    op.create_index("game_table_due", "game_table", ["due"])
    op.create_index("game_table_lobby", "game_table", ["listed", "status", "created"])
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.Column("client_key", sa.String(128), nullable=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.UniqueConstraint("table_id", "client_key", name="entry_client_key"),
    )


def _talk() -> None:
    op.create_table(
        "sitting",
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("client_key", sa.String(128), nullable=True),
        sa.UniqueConstraint("table_id", "client_key", name="chat_client_key"),
    )
    op.create_index("chat_table", "chat", ["table_id", "id"])
    op.create_table(
        "carry",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
