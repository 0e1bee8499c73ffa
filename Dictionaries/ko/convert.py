#!/usr/bin/env python3
"""Makes the tables of this folder from libhangul's hanja.txt and mssymbol.txt.

    convert.py HANJA.TXT MSSYMBOL.TXT FOLDER

FOLDER contains counts.tsv. Words with the same reading are ordered by their counts, and by the source if
these are equal. Characters keep the order of the source, which is by frequency.

Writes hanja.tsv, meanings.tsv, readings.tsv and symbols.tsv into FOLDER, in the format that tables.json
expects: `phrase TAB text text …`, the most common text first, sorted by phrase. Skipped lines are listed on
standard error with their number.
"""
import re
import sys

# What stands for bytes that could not be decoded: U+FFFD and control characters.
DAMAGED = re.compile("[\x00-\x1f\x7f-\x9f\ufffd]")


def rows(path):
    """Yields the lines `reading:text:meaning` with their numbers."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.rstrip("\n")
            if not line or line.startswith("#"):
                continue
            fields = line.split(":")
            if len(fields) == 3:
                yield number, fields
            else:
                refuse(path, number, "not reading:text:meaning")


def read_counts(folder):
    """Returns the counts of words in texts (see count.py)."""
    with open(f"{folder}/counts.tsv", encoding="utf-8") as file:
        return {word: int(count) for word, count in (line.split("\t") for line in file)}


def refuse(path, number, reason):
    print(f"{path}:{number}: left out: {reason}", file=sys.stderr)


def write(folder, name, table):
    """Writes a table of lists; each list keeps the order of the source."""
    with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
        for phrase in sorted(table):
            file.write(f"{phrase}\t{' '.join(table[phrase])}\n")


def main():
    hanja_path, symbol_path, folder = sys.argv[1:]
    hanja, meanings, readings, symbols = {}, {}, {}, {}
    counts = read_counts(folder)
    for number, (reading, text, meaning) in rows(hanja_path):
        if DAMAGED.search(reading + text):
            refuse(hanja_path, number, f"{reading!r} or {text!r} is damaged")
            continue
        if DAMAGED.search(meaning):
            refuse(hanja_path, number, f"the meaning of {text} is damaged")
            meaning = ""
        if len(reading) != len(text):
            refuse(hanja_path, number, f"{reading} and {text} differ in length")
            continue
        hanja.setdefault(reading, []).append(text)
        if len(text) == 1:
            readings.setdefault(text, []).append(reading)
        if meaning.strip():
            meanings[reading + text] = meaning.split()
    for words in hanja.values():
        # The sort is stable: words without counts keep their order.
        words.sort(key=lambda word: -counts.get(word, 0))
    for number, (jamo, symbol, _) in rows(symbol_path):
        if symbol == "\u00ad":
            refuse(symbol_path, number, "a soft hyphen is invisible")
            continue
        symbols.setdefault(jamo, []).append(symbol)
    write(folder, "hanja.tsv", hanja)
    write(folder, "meanings.tsv", meanings)
    write(folder, "readings.tsv", readings)
    write(folder, "symbols.tsv", symbols)


main()
