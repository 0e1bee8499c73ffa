#!/usr/bin/env python3
"""Makes the tables of this folder from libhangul's hanja.txt and mssymbol.txt.

    convert.py HANJA.TXT MSSYMBOL.TXT FOLDER

Writes hanja.tsv, meanings.tsv, readings.tsv and symbols.tsv into FOLDER, in the form that
tables.json names: `phrase TAB text text …`, the usual text first, sorted by the phrase. Lines that
are left out are listed on standard error with their number.
"""
import sys


def rows(path):
    """The lines `reading:text:meaning` with their numbers."""
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


def refuse(path, number, reason):
    print(f"{path}:{number}: left out: {reason}", file=sys.stderr)


def write(folder, name, table):
    """A table of lists; a list keeps the order of the source."""
    with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
        for phrase in sorted(table):
            file.write(f"{phrase}\t{' '.join(table[phrase])}\n")


def main():
    hanja_path, symbol_path, folder = sys.argv[1:]
    hanja, meanings, readings, symbols = {}, {}, {}, {}
    for number, (reading, text, meaning) in rows(hanja_path):
        if len(reading) != len(text):
            refuse(hanja_path, number, f"{reading} and {text} differ in length")
            continue
        hanja.setdefault(reading, []).append(text)
        if len(text) == 1:
            readings.setdefault(text, []).append(reading)
        if meaning.strip():
            meanings[reading + text] = meaning.split()
    for number, (jamo, symbol, _) in rows(symbol_path):
        if symbol == "\u00ad":
            refuse(symbol_path, number, "a soft hyphen is not seen")
            continue
        symbols.setdefault(jamo, []).append(symbol)
    write(folder, "hanja.tsv", hanja)
    write(folder, "meanings.tsv", meanings)
    write(folder, "readings.tsv", readings)
    write(folder, "symbols.tsv", symbols)


main()
