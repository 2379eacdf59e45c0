"""Rules, search and laboratory of Lamplight: no Qt, no wall clock, no global state.

`core` is the contract every game obeys, `games` holds one package per game, `ai` plays all of them through the
contract, `lab` measures. Imports go one way: lab -> ai -> games -> core. See docs/architecture.md.
"""
