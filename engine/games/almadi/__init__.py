"""Almadi by Mathieu Bossu and François Gandon: contract in `engine.core.contract`, rules in `rules` and its neighbours."""
