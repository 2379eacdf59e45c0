"""What this program is: the one place that code reads its version and id from (window, command line, saves, bundles)."""

from typing import Final

VERSION: Final = "0.1.0"

APP_ID: Final = "io.github.lamplight.Lamplight"
"""The name desktops, package managers and macOS know the app by; the prefix of its files among those of others."""
