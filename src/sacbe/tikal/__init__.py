"""Tikal, the basic and the tactical game, for two to four players. docs/rules/tikal.md lists the
rules by their ids."""
