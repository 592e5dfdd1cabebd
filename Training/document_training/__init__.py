"""Trains the network that finds documents in photographs."""
