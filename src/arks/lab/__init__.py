"""Studies and tools: simulations, benchmarks, scenarios, the table at the terminal."""
