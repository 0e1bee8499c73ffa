#!/usr/bin/env python3
"""Counts the wrong rows in the last quarter of a set that learning could correct.

    mendable.py LANGUAGE SET [--rows]

A wrongly converted row could be corrected by learning if each wrong character is next to a character that it
was next to in an earlier row. This is an upper bound, and a loose one for Japanese, in which most kana occur
next to each other. With --rows the wrong rows are listed; those that could be corrected have a +. Needs
ime-cli in the PATH.
"""
import argparse
import difflib
import subprocess

# The column of a row that contains its text.
COLUMNS = {"ja": 1, "zh-Hant": 1}


def conversions(language, path):
    """Returns the wrong conversions of rows by their correct text."""
    output = subprocess.run(
        ["ime-cli", "evaluate", "--language", language, "--misses", path],
        capture_output=True, text=True, check=True).stdout
    rows = (line.split("\t") for line in output.splitlines())
    return {row[2]: row[1] for row in rows if len(row) == 4}


def pairs(text):
    return {text[index : index + 2] for index in range(len(text) - 1)}


def can_be_mended(found, right, seen):
    """Whether earlier rows had each wrong character next to a character that it is next to here."""
    edits = difflib.SequenceMatcher(None, found, right, autojunk=False).get_opcodes()
    for kind, _, _, start, end in edits:
        if kind == "equal":
            continue
        for index in range(start, max(end, start + 1)):
            if not pairs(right[max(index - 1, 0) : index + 2]) & seen:
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
    for index, text in enumerate(texts):
        if index >= last and text in found:
            mends = can_be_mended(found[text], text, seen)
            wrong, mendable = wrong + 1, mendable + mends
            if options.rows:
                print("+" if mends else "-", found[text], text, sep="\t")
        seen |= pairs(text)
    rows = len(texts) - last
    print(f"{rows} rows of the last quarter, {wrong} wrong, {mendable} could be corrected: {100 * mendable / rows:.1f} %")


main()
