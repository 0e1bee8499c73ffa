#!/usr/bin/env python3
"""Prints the sentences of a language that models are trained on, one a line.

    training-lines.py zh-Hans > texts/own.txt          for `ime-dict train Dictionaries/zh-Hans`
    training-lines.py zh-Hans --held-out               those that are held out

One key in ten is held out, by its checksum, with all its sentences.
"""
import glob
import gzip
import os
import sys
import zlib

folder, held = os.path.join(os.path.dirname(os.path.abspath(__file__)), sys.argv[1]), "--held-out" in sys.argv
for path in sorted(glob.glob(os.path.join(folder, "*.txt.gz"))):
    key = ""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            if line.startswith("# "):
                key = line[2:].rstrip("\n")
            elif line.strip() and (zlib.crc32(key.encode()) % 10 == 0) == held:
                print(line, end="")
