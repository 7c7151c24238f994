"""Tzolk'in: The Mayan Calendar, for two to four players.

Rules by their ids: docs/rules/tzolkin.md."""
