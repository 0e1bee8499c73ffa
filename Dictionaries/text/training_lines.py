#!/usr/bin/env python3
"""Prints the sentences of a language that models are trained on, one a line.

    training_lines.py zh-Hans > texts/own.txt          for `ime-dict train Dictionaries/zh-Hans`
    training_lines.py zh-Hans --held-out               those that are held out

One key in ten is held out, by its checksum, with all its sentences.
"""
import gzip
import pathlib
import sys
import zlib

FOLDER = pathlib.Path(__file__).parent


def lines(tag):
    """Returns the sentences of a language that are trained on, and those that are held out."""
    used, held = [], []
    for path in sorted((FOLDER / tag).glob("*.txt.gz")):
        key = ""
        for line in gzip.open(path, "rt", encoding="utf-8").read().split("\n"):
            if line.startswith("# "):
                key = line[2:]
            elif line:
                (held if zlib.crc32(key.encode()) % 10 == 0 else used).append(line)
    return used, held


if __name__ == "__main__":
    used, held = lines(sys.argv[1])
    print(*(held if "--held-out" in sys.argv else used), sep="\n")
