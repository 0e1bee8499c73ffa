"""Types the rows of a set into an engine of Fcitx 5 and prints times and memory; see measure.py.

A key's time is from the program's call until marked text and candidates have arrived, the client's two
further calls included. A start is the time from choosing the engine in a new daemon until its first key
is answered. The memory is the whole daemon's.
"""
import os
import sys
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "../../Tests/Desktop/fcitx")]
from client import Client, Daemon  # noqa: E402
from keys import parse  # noqa: E402
from measure import report, rows  # noqa: E402


def main():
    engine, addons, path, limit = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    typed = rows(path, limit)
    daemon = Daemon([engine], addons=addons)
    client = Client(daemon)
    client.focus()
    begin = time.perf_counter()
    daemon.select(engine)
    client.type("a")
    client.synchronise()
    start = (time.perf_counter() - begin) * 1000
    client.type("<Escape>")
    times, right = [], 0
    for texts, letters in typed:
        for letter in letters:
            key = next(iter(parse(letter)))
            begin = time.perf_counter()
            client.key(*key)
            client.synchronise()
            times.append((time.perf_counter() - begin) * 1000)
            client.key(*key, is_release=True)
        right += bool(client.candidates) and client.candidates[0] in texts
        client.type("<Escape><Escape>")
        client.reset()
        client.synchronise()
    report(engine, start, times, daemon.memory(), right, len(typed))
    client.close()
    daemon.stop()


main()
