#!/usr/bin/env python3
"""Lists the words of SCOWL that are in no other list: right words, too rare to be suggested first.

    rare.py SCOWL-FOLDER WORDS.TSV.GZ... > rare.tsv

SCOWL-FOLDER is that of Debian's package (/usr/share/dict/scowl). Taken are words, names and contractions
of American and British English up to its size 70, of five letters or more: shorter ones are what most
slips make. Possessives are left to affixes.tsv. All have the weight 1.
"""
import gzip
import sys
from pathlib import Path

VARIETIES = {"english", "american", "british", "british_z"}
KINDS = {"words", "upper", "contractions"}


def main():
    folder, *lists = sys.argv[1:]
    listed = set()
    for path in lists:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            listed |= {line.split("\t")[0].lower() for line in file if not line.startswith("# ")}
    rare = set()
    for path in sorted(Path(folder).iterdir()):
        kind, _, size = path.name.rpartition(".")
        variety, _, kind = kind.partition("-")
        if variety in VARIETIES and kind in KINDS and int(size) <= 70:
            rare |= set(path.read_text(encoding="utf-8").split())
    kept = sorted(
        word for word in rare if len(word) > 4 and not word.endswith("'s") and word.lower() not in listed
    )
    print("# globekey-wordlist 1\n# source: SCOWL\n# version: 2020.12.07\n# licence: LicenseRef-SCOWL")
    print("# reading: none\n# script: any\n# weight: count")
    for word in kept:
        print(f"{word}\t\t1")


main()
