"""Types the rows of a set into an engine of IBus and prints times and memory; see measure.py.

A key's time is from the program's call until marked text and candidates have arrived. A start is the
time from choosing the engine until its first key is answered.
"""
import glob
import os
import sys
import time

from gi.repository import GLib  # noqa: F401

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "../../Tests/Desktop/ibus")]
from field import Field, IBus, settle  # noqa: E402
from keyboard import key  # noqa: E402
from measure import report, rows  # noqa: E402


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
    typed = rows(path, limit)
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
    for texts, letters in typed:
        for letter in letters:
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
        right += bool(field.candidates) and field.candidates[0] in texts
        field.press("Escape")
        field.press("Escape")
        field.reset()
    report(engine, start, times, memory(program), right, len(typed))


main()
