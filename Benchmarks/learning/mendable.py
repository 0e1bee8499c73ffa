#!/usr/bin/env python3
"""Counts the rows of a set's last quarter that learning could mend at all.

    mendable.py LANGUAGE SET [--rows]

A row that is converted wrong could be mended by what was typed before it where each character that is
wrong stands beside one that it stood beside in an earlier row. That is an upper bound, and a wide one
for Japanese, whose kana stand beside each other everywhere. With --rows the wrong rows are listed, those
that could be mended with +. Needs ime-cli in the PATH.
"""
import argparse
import difflib
import subprocess

# The column of a row that has its text.
COLUMNS = {"ja": 1, "zh-Hant": 1}


def conversions(language, path):
    """What the rows that go wrong are converted to, by what they should be."""
    output = subprocess.run(
        ["ime-cli", "evaluate", "--language", language, "--misses", path],
        capture_output=True, text=True, check=True).stdout
    rows = (line.split("\t") for line in output.splitlines())
    return {row[2]: row[1] for row in rows if len(row) == 4}


def pairs(text):
    return {text[place : place + 2] for place in range(len(text) - 1)}


def can_be_mended(found, right, seen):
    """Whether earlier rows had each wrong character beside one that it stands beside here."""
    edits = difflib.SequenceMatcher(None, found, right, autojunk=False).get_opcodes()
    for kind, _, _, start, end in edits:
        if kind == "equal":
            continue
        for place in range(start, max(end, start + 1)):
            if not pairs(right[max(place - 1, 0) : place + 2]) & seen:
                return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("language")
    parser.add_argument("set")
    parser.add_argument("--rows", action="store_true")
    options = parser.parse_args()
    with open(options.set, encoding="utf-8") as file:
        texts = [line.rstrip("\n").split("\t")[COLUMNS.get(options.language, 0)] for line in file if line.strip()]
    found = conversions(options.language, options.set)
    seen, last, wrong, mendable = set(), len(texts) * 3 // 4, 0, 0
    for place, text in enumerate(texts):
        if place >= last and text in found:
            mends = can_be_mended(found[text], text, seen)
            wrong, mendable = wrong + 1, mendable + mends
            if options.rows:
                print("+" if mends else "-", found[text], text, sep="\t")
        seen |= pairs(text)
    rows = len(texts) - last
    print(f"{rows} rows of the last quarter, {wrong} wrong, {mendable} could be mended: {100 * mendable / rows:.1f} %")


main()
