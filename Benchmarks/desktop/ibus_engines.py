"""Types the rows of a set into an engine of IBus and prints times and memory as a line of tab-separated
fields: engine, start in ms, p50 and p99 of a key in ms, p99 of the first ten keys, resident and private
memory in kB, rows whose first candidate is right, rows.

A key's time is from the program's call until marked text and candidates have arrived. A start is the
time from choosing the engine until its first key is answered.
"""
import glob
import os
import sys
import time

from gi.repository import GLib  # noqa: F401

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../Tests/Desktop/ibus"))
from field import Field, IBus, settle  # noqa: E402
from keyboard import key  # noqa: E402


def memory(program):
    """Resident and private memory in kB of the processes of a program."""
    rss = private = 0
    for folder in glob.glob("/proc/[0-9]*"):
        try:
            with open(folder + "/cmdline", "rb") as file:
                first = file.read().split(b"\0")[0].decode()
            if os.path.basename(first) != program:
                continue
            with open(folder + "/smaps_rollup") as file:
                for line in file:
                    name, _, value = line.partition(":")
                    if name == "Rss":
                        rss += int(value.split()[0])
                    elif name in ("Private_Dirty", "Private_Clean"):
                        private += int(value.split()[0])
        except OSError:
            continue
    return rss, private


def main():
    engine, program, path, limit = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t")[:2] for line in file if not line.startswith("#")]
    bus = IBus.Bus()
    field = Field(bus, "gtk3-im:bench")
    field.focus()
    begin = time.perf_counter()
    bus.set_global_engine(engine)
    field.kind(0)
    field.press("a")
    start = (time.perf_counter() - begin) * 1000
    field.press("Escape")
    times, right = [], 0
    for text, reading in rows[:limit]:
        for letter in reading.replace(" ", ""):
            keysym, code, state = key(letter)
            begin = time.perf_counter()
            field.context.process_key_event(keysym, code, state)
            settle()
            times.append((time.perf_counter() - begin) * 1000)
            field.context.process_key_event(keysym, code, state | 1 << 30)
        # libpinyin sends its list a moment after the key.
        end = time.perf_counter() + 0.005
        while time.perf_counter() < end:
            settle()
        right += bool(field.candidates) and field.candidates[0] in text.split("|")
        field.press("Escape")
        field.press("Escape")
        field.reset()
    times.sort()
    rss, private = memory(program)
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    print(engine, f"{start:.0f}", f"{p50:.3f}", f"{p99:.3f}", rss, private,
          f"{right}/{len(rows[:limit])}", sep="\t")


main()
