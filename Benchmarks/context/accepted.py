#!/usr/bin/env python3
"""Adds the spellings that a reader accepts to sets of Japanese, as a fourth column.

    accepted.py sets/*.tsv

They are those of the 100 best conversions, with the text before and without it, whose words have the normalised forms
of the right text in Sudachi's dictionary: 出来る for できる, but not 記者 for 汽車. Sudachi only measures; nothing of
its dictionary is in ours. Run it again where the conversion changed much.

Needs: pip install SudachiPy sudachidict_core.
"""
import os
import pathlib
import subprocess
import sys
import unicodedata

from sudachipy import dictionary, tokenizer

PROGRAM = os.environ.get("IME_CLI", ".build/release/ime-cli")

sudachi = dictionary.Dictionary(dict="core").tokenizer()


def normal(text):
    words = sudachi.tokenize(unicodedata.normalize("NFKC", text), tokenizer.Tokenizer.SplitMode.A)
    return "".join(word.normalized_form() for word in words)


def convert(rows, withContext):
    """Returns the best conversions of each row."""
    lines = [f"{row[0]}\t{row[2] if withContext else ''}\n" for row in rows]
    command = [PROGRAM, "convert", "--language", "ja", "--with-context", "--candidates", "100"]
    output = subprocess.run(command, input="".join(lines), capture_output=True, text=True, check=True).stdout
    return [line.split("\t")[1:] for line in output.splitlines()]


for path in map(pathlib.Path, sys.argv[1:]):
    rows = [(line + "\t").split("\t")[:3] for line in path.read_text(encoding="utf-8").splitlines()]
    lines = []
    for row, *found in zip(rows, convert(rows, False), convert(rows, True)):
        right = row[1].split("|")
        forms = set(map(normal, right))
        accepted = {text for texts in found for text in texts if text not in right and normal(text) in forms}
        lines.append("\t".join([*row, "|".join(sorted(accepted))]) + "\n")
    path.write_text("".join(lines), encoding="utf-8")
