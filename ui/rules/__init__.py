"""The rules in the app: pages with pictures of real positions, their viewer, print and the quick reference on one page.

`markup` reads a page, `pictures` says what its pictures show, `compose` paints them with the game's own painters,
`paper` and `quick` put pages on paper. How to write a page: docs/rules-pages.md.
"""
