"""Everything that shows and tells Tikal."""

from __future__ import annotations

from sacbe.tikal.face.face import FACE

__all__ = ["FACE"]
