"""The first tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("study", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("auto_start", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("position_seq", sa.Integer(), nullable=False),
        sa.Column("chat_head", sa.Integer(), nullable=False),
        sa.Column("to_move", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("asked", sa.JSON(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("rematch", sa.String(length=20), nullable=True),
        sa.Column("host_hash", sa.String(length=64), nullable=False),
        sa.Column("invite_hash", sa.String(length=64), nullable=False),
        sa.Column("address_hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_address_hash", "games", ["address_hash", "status", "updated"])
    op.create_index("ix_games_deadline", "games", ["deadline"])
    op.create_index("ix_games_host_hash", "games", ["host_hash"])
    op.create_index("ix_games_invite_hash", "games", ["invite_hash"])
    for name, columns in (
        ("ix_games_public", ["updated", "id"]),
        ("ix_games_public_status", ["status", "updated", "id"]),
    ):
        op.create_index(
            name,
            "games",
            columns,
            sqlite_where=sa.text("public = 1"),
            postgresql_where=sa.text("public"),
        )
    op.create_index("ix_games_status", "games", ["status", "updated"])

    op.create_table(
        "presence",
        sa.Column("game_id", sa.String(length=20), nullable=False),
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("connections", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "process", "seat", name="pk_presence"),
    )
    op.create_index("ix_presence_until", "presence", ["until"])

    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_seen", "sessions", ["seen"])

    op.create_table(
        "chat",
        sa.Column("game_id", sa.String(length=20), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_chat_game_id"),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_chat"),
    )
    op.create_table(
        "commands",
        sa.Column("game_id", sa.String(length=20), nullable=False),
        sa.Column("actor", sa.String(length=8), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("body", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_commands_game_id"),
        sa.PrimaryKeyConstraint("game_id", "actor", "key", name="pk_commands"),
    )
    op.create_table(
        "events",
        sa.Column("game_id", sa.String(length=20), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("digest", sa.String(length=32), nullable=True),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_events_game_id"),
        sa.PrimaryKeyConstraint("game_id", "seq", name="pk_events"),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game_id", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("owner", sa.String(length=40), nullable=True),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_jobs_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_jobs"),
    )
    op.create_index("ix_jobs_game_id", "jobs", ["game_id"])
    op.create_index("ix_jobs_status", "jobs", ["status", "kind", "until"])

    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("bot", sa.String(length=16), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=True),
        sa.Column("bank", sa.Float(), nullable=True),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("paused", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])

    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.create_table(
        "session_keys",
        sa.Column("session_hash", sa.String(length=64), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["session_hash"],
            ["sessions.hash"],
            name="fk_session_keys_session_hash",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("session_hash", "token_hash", name="pk_session_keys"),
    )
    op.create_table(
        "snapshots",
        sa.Column("game_id", sa.String(length=20), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_snapshots_game_id"),
        sa.PrimaryKeyConstraint("game_id", "seq", name="pk_snapshots"),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    op.drop_table("session_keys")
    op.drop_table("pulse")
    op.drop_table("seats")
    op.drop_table("jobs")
    op.drop_table("events")
    op.drop_table("commands")
    op.drop_table("chat")
    op.drop_table("sessions")
    op.drop_table("presence")
    op.drop_table("games")
