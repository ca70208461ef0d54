"""The table for people: games over HTTP and websockets. It knows sessions, the public calls and bots, never rules."""
