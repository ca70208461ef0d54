"""A server reads the content for two requests at the same time, each in a thread of its own."""

from __future__ import annotations

import subprocess
import sys

READ_AT_ONCE = """
import sys, threading
from arks.awakening.content.load import load

sys.setswitchinterval(1e-6)
start = threading.Barrier(4)
packs = []

def read():
    start.wait()
    packs.append(load().digest)

threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(packs) == 4 and len(set(packs)) == 1
"""


def test_threads_may_read_the_content_at_the_same_time() -> None:
    """In a new process: only the first reading of all was ever in danger."""
    done = subprocess.run([sys.executable, "-c", READ_AT_ONCE], check=False, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()
