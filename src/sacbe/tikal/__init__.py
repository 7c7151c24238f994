"""Tikal, the basic and the tactical game, for two to four players. Rules by their ids:
docs/rules/tikal.md."""
