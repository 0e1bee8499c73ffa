#!/usr/bin/env python3
"""Measures the sets of held-out.py with and without the text before their rows.

    measure.py FOLDER/*.tsv

Prints for each set: rows, the share of rows right without and with the text before, and how many rows that text won
and lost. With --lost the lost rows are listed.
"""
import os
import pathlib
import subprocess
import sys

PROGRAM = os.environ.get("IME_CLI", ".build/release/ime-cli")


def convert(rows, withContext):
    lines = [f"{syllables.replace(' ', '')}\t{before if withContext else ''}\n" for _, syllables, before in rows]
    command = [PROGRAM, "convert", "--with-context", "--candidates", "1"]
    output = subprocess.run(command, input="".join(lines), capture_output=True, text=True, check=True).stdout
    return [line.partition("\t")[2] for line in output.splitlines()]


paths = [path for path in sys.argv[1:] if path != "--lost"]
print("set\trows\twithout %\twith %\twon\tlost")
for path in map(pathlib.Path, paths):
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    answers = list(zip(rows, convert(rows, False), convert(rows, True)))
    without = [found == row[0] for row, found, _ in answers]
    within = [found == row[0] for row, _, found in answers]
    won, lost = (sum(a > b for a, b in zip(*pair)) for pair in ((within, without), (without, within)))
    shares = (f"{100 * sum(isRight) / len(rows):.1f}" for isRight in (without, within))
    print(path.stem, len(rows), *shares, won, lost, sep="\t")
    if "--lost" in sys.argv:
        for (row, _, found), was, isNow in zip(answers, without, within):
            if was > isNow:
                print(f"  {row[2]} | {row[0]} {found}")
