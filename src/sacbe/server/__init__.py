"""The server: tables where people and bots play over the network. It contains no rules."""
