"""The database tables. The log (`entry`) is the truth; `summary` and `sitting` are derived from it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

guest: Final = Table(
    "guest",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("created", Double, nullable=False),
)

game_table: Final = Table(
    "game_table",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("setup", JSON, nullable=False),  # as requested: seats, options, clock, host, lesson
    Column("seed", LargeBinary, nullable=False),  # secret until the game is over
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    Column("head", Integer, nullable=False),  # the seq of the last entry
    Column("status", String(16), nullable=False),
    Column("due", Double, nullable=True),  # when something must happen automatically: a bot's move, a clock
    Column("summary", JSON, nullable=False),
    Index("game_table_due", "due"),
    Index("game_table_lobby", "listed", "status", "created"),
)

entry: Final = Table(
    "entry",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("payload", JSON, nullable=False),
    Column("client_key", String(128), nullable=True),
    Column("process", String(32), nullable=False),  # the server process that wrote it
    UniqueConstraint("table_id", "client_key", name="entry_client_key"),
)

record: Final = Table(  # proof of a finished game, whatever happens to the rules
    "record",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

analysis: Final = Table(  # what was found out about a finished game
    "analysis",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
)

sitting: Final = Table(
    "sitting",
    METADATA,
    Column("guest_id", String(32), ForeignKey("guest.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("game_table.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("client_key", String(128), nullable=True),
    UniqueConstraint("table_id", "client_key", name="chat_client_key"),
    Index("chat_table", "table_id", "id"),
)

standing_order: Final = Table(
    "standing_order",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(32), primary_key=True),
    Column("value", JSON, nullable=False),
    Column("moment", Integer, nullable=False),
)

carry: Final = Table(
    "carry",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_table.id"), nullable=False),
    Column("guest_id", String(32), ForeignKey("guest.id"), nullable=False),
    Column("expires", Double, nullable=False),
)
