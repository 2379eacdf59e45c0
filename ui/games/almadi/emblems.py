"""What the picture of each character shows: the effect or the landscape its power is about. Nothing else."""

from __future__ import annotations

EMBLEMS = {
    "K01": "djinn",
    "K02": "djinn",
    "K03": "djinn",
    "K04": "mosaic",
    "K05": "stall",
    "K06": "ruby",
    "K07": "ruby",
    "K08": "caravan",
    "K09": "moon",
    "K10": "moon",
    "K11": "djinn",
    "K12": "mosaic",
    "K13": "stall",
    "K14": "jar1",
    "K15": "market",
    "K16": "palace",
    "K17": "oasis",
    "K18": "caravan",
    "K19": "market",
    "K20": "moon",
    "K21": "ruby",
    "K22": "palace",
    "K23": "oasis",
    "K24": "caravan",
    "K25": "jar2",
    "K26": "moon",
}
