"""Rows of a set, and the line that is printed for an engine."""


def rows(path, limit):
    """The texts that are right and the letters to type, without spaces, of the first rows of a set."""
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t")[:2] for line in file if not line.startswith("#")]
    return [(text.split("|"), reading.replace(" ", "")) for text, reading in lines[:limit]]


def report(engine, start, times, memory, right, count):
    """Prints tab-separated fields: engine, start in ms, p50 and p99 of a key in ms, resident and private
    memory in kB, rows whose first candidate is right of all rows."""
    times = sorted(times)
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    print(engine, f"{start:.0f}", f"{p50:.3f}", f"{p99:.3f}", *memory, f"{right}/{count}", sep="\t")
