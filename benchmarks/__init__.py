"""Benchmarks of Sacbe and other engines, measured in one run: `make bench`."""
