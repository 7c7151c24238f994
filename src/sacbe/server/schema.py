"""The tables of the database. `events` has what happened at a table of players; the rest says who
sits there, or can be rebuilt from the events.

Times are seconds since 1970."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("study", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("auto_start", Boolean, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("head", Integer, nullable=False),  # the last event
    Column("position_seq", Integer, nullable=False),  # the last one that changed the position
    Column("chat_head", Integer, nullable=False),
    Column("to_move", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("since", Float, nullable=False),  # when `to_move` began to think
    Column("deadline", Float, index=True),  # when its time is up
    Column("asked", JSON),  # an undo or a vote that others must answer
    Column("result", JSON),
    Column("rematch", String(20)),
    Column("host_hash", String(64), nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("address_hash", String(64), nullable=False),  # tables of one address share a limit
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_games_status", "status", "updated"),
    Index("ix_games_address_hash", "address_hash", "status", "updated"),
    Index("ix_games_host_hash", "host_hash"),
    Index("ix_games_invite_hash", "invite_hash"),
    # The list of tables is read in this order, and has only these.
    Index(
        "ix_games_public",
        "updated",
        "id",
        sqlite_where=text("public = 1"),
        postgresql_where=text("public"),
    ),
    Index(
        "ix_games_public_status",
        "status",
        "updated",
        "id",
        sqlite_where=text("public = 1"),
        postgresql_where=text("public"),
    ),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),  # none: nobody's; -1: chance
    Column("kind", String(16), nullable=False),
    Column("payload", JSON, nullable=False),
    Column("digest", String(32)),
    Column("time", Float, nullable=False),
)

COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("actor", String(8), primary_key=True),  # a seat: each holder has their own keys
    Column("key", String(80), primary_key=True),
    Column("body", String(64), nullable=False),  # a hash: the same key means the same command
    Column("answer", JSON, nullable=False),
    Column("time", Float, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("bot", String(16)),  # the level that plays here, also for a person
    Column("name", Text, nullable=False),
    Column("token_hash", String(64), index=True),
    Column("bank", Float),  # seconds left on a live clock
    Column("webhook", Text),
    Column("paused", JSON),  # what was left of a turn when a bot took over
)

PULSE: Final = Table(
    "pulse",  # one row: when a server was last able to write
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", Float, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("state", JSON, nullable=False),
)

JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game_id", ForeignKey("games.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # bot, hint, review, notice
    Column("seat", Integer),
    Column("base", Integer, nullable=False),
    Column("payload", JSON, nullable=False),
    Column("status", String(8), nullable=False),  # waiting, leased, done, failed
    Column("owner", String(40)),
    Column("until", Float, nullable=False),  # when the lease ends; while waiting: not before
    Column("attempts", Integer, nullable=False),
    Column("progress", Float, nullable=False),
    Column("result", JSON),
    Column("created", Float, nullable=False),
    Index("ix_jobs_status", "status", "kind", "until"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),
)

SESSION_KEYS: Final = Table(
    "session_keys",
    METADATA,
    Column("session_hash", ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("token_hash", String(64), primary_key=True),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("game_id", String(20), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: those who watch
    Column("connections", Integer, nullable=False),
    Column("until", Float, nullable=False, index=True),
)
