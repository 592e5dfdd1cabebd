"""Trains the network that sees lines of text."""
