"""Where Alembic begins. The connection is given to it, in a transaction that others end."""

from alembic import context

from sacbe.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
