"""Alembic's entry point. The caller passes the connection, and ends its transaction."""

from alembic import context

from sacbe.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
