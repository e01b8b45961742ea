"""Lets the demo game join the games under contract, and makes hypothesis draw the same examples every run."""

import sys
from pathlib import Path

from hypothesis import settings

from engines.core import registry

DEMO = Path(__file__).parents[1] / "demo"

if DEMO.is_dir() and str(DEMO) not in sys.path:
    sys.path.insert(0, str(DEMO))
    registry.games.cache_clear()

settings.register_profile("ci", derandomize=True, deadline=None, database=None)
settings.load_profile("ci")
