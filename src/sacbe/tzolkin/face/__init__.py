"""Everything that shows and tells Tzolk'in."""

from __future__ import annotations

from sacbe.tzolkin.face.face import FACE

__all__ = ["FACE"]
