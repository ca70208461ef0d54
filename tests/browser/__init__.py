"""The page in a real browser, against a real server. ./dev test runs it in a pytest process of its own."""
