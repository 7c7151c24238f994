"""Tzolk'in: The Mayan Calendar, for two to four players.

docs/rules/tzolkin.md lists the rules by their ids.
"""
