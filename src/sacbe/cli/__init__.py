"""The `sacbe` command: one module for each of its commands."""
