"""The page in a real browser, against a real server. A pytest process of its own: ./dev browser."""
