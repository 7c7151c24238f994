"""The games as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many
games at once. Each needs its packages: `pip install sacbe[envs]`."""
