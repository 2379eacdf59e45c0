"""Agamemnon (Gunter Cornett, 2016): tiles on a web of strings, whoever controls more string tiles wins.

Start reading at `tiles` and `board` (what there is, numbers of pieces and places), then `strings`, `rules`, `scoring`;
`state` ties them together.
"""
