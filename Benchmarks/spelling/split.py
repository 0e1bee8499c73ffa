#!/usr/bin/env python3
"""Splits a text into a part for counting n-grams and a part for testing them.

    split.py TEXT TRAINING HELD-OUT

A line is held out if the CRC-32 of its text is a multiple of 50. Of these lines, only sentences are kept:
lines of at least five words that begin with a letter (a capital if the script has capitals), end with a mark
and contain only letters, spaces and common marks. This excludes program listings, tables and text in lower
case.
"""
import re
import sys
import zlib

SENTENCE = re.compile(r"[^\W\d_][^\W\d_ ,;:'’()\"“”?!.،؟؛-]*(?:[^\W\d_]|[ ,;:'’()\"“”?!.،؟؛-])*[.!?؟…।۔]\Z")


def is_sentence(line):
    return 5 <= len(line.split()) <= 60 and not line[0].islower() and SENTENCE.match(line) is not None


def main():
    source, training, held_out = sys.argv[1:]
    with open(source, encoding="utf-8") as lines, open(training, "w", encoding="utf-8") as rest, open(
        held_out, "w", encoding="utf-8"
    ) as kept:
        for line in lines:
            line = line.strip()
            if zlib.crc32(line.encode()) % 50:
                print(line, file=rest)
            elif is_sentence(line):
                print(line, file=kept)


main()
