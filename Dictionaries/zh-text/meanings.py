#!/usr/bin/env python3
"""Writes the meanings of characters in English: `character TAB meaning`, the first senses of Unihan's
kDefinition, for the characters of China's standard list (kTGH) and their traditional forms.

    meanings.py FOLDER STCharacters.tsv >meanings.tsv

FOLDER has Unihan's files packed with bzip2, as Debian's unicode-data has them in /usr/share/unicode.
"""
import bz2
import pathlib
import re
import sys

# A meaning is read aloud after its character, so it is short.
LONGEST = 32
# Remarks on characters and countries are no meanings: (same as U+4E18 丘), (J) non-standard form of.
REMARK = re.compile(r"\s*\([^()]*\)")
NO_MEANING = re.compile(
    r"\bU\+|[^\x00-\x7f]|^(a )?(variant|non-standard|interchangeable|same as|simplified|abbreviat|"
    r"ancient form|archaic form|old form|corrupted|vulgar form)|\b(radical|dynasty|surname)\b", re.I)


def fields(folder, name):
    """The values of a field by character."""
    found = {}
    for path in sorted(pathlib.Path(folder).glob("Unihan_*.txt.bz2")):
        with bz2.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                parts = line.rstrip("\n").split("\t")
                if len(parts) == 3 and parts[1] == name:
                    found[chr(int(parts[0][2:], 16))] = parts[2]
    return found


def meaning(definition):
    """The first senses that fit: `indeed, yes, right; to be; …` gives `indeed, yes, right; to be`."""
    senses = [REMARK.sub("", sense).strip(" ,.") for sense in re.split("[;:]", definition)]
    kept = ""
    for sense in senses:
        if not sense or NO_MEANING.search(sense):
            continue
        longer = f"{kept}; {sense}" if kept else sense
        if len(longer) > LONGEST:
            if kept:
                break
            longer = sense[:LONGEST + 1].rpartition(",")[0]
            if not longer:
                continue
        kept = longer
    return kept


def main():
    folder, conversions = sys.argv[1:]
    characters = set(fields(folder, "kTGH"))
    if len(characters) != 8105:
        sys.exit(f"kTGH has {len(characters)} characters and not 8105")
    with open(conversions, encoding="utf-8") as file:
        for line in file:
            simplified, traditional = line.rstrip("\n").split("\t")
            if simplified in characters:
                characters.update(traditional.split(" "))
    definitions = fields(folder, "kDefinition")
    for character in sorted(characters & set(definitions)):
        text = meaning(definitions[character])
        if text:
            print(f"{character}\t{text}")


main()
