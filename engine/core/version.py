"""The version of Lamplight: the one place that code reads it from (window, command line, saves, bundles)."""

from typing import Final

VERSION: Final = "0.1.0"
