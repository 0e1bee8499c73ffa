#!/usr/bin/env python3
"""Lists the words of SCOWL that are in no other list: correct words that are too rare to be suggested first.

    rare.py PACKAGES WORDS.TSV.GZ... > rare.tsv

PACKAGES is the folder unpacked by import.sh. Includes words, names and contractions of American and British
English with five letters or more, because most typos give shorter words. Up to SCOWL's size 60 all are
included, up to 80 those that wordfreq or the OCR model's web page list has too: nobody writes the others.
affixes.tsv covers possessives. A word that SCOWL has
only with a capital is also listed small where a spelling dictionary accepts it: Dolomites, dolomites. All
weights are 1.
"""
import csv
import gzip
import sys
from pathlib import Path

from lists.sources import Sources
from lists.write import check

VARIETIES = {"english", "american", "british", "british_z"}
KINDS = {"words", "upper", "contractions"}
COMMON, LARGEST = 60, 80


def main():
    packages, *lists = sys.argv[1:]
    sources = Sources(packages)
    sys.path.insert(0, str(sources.python))
    listed = set()
    for path in lists:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            listed |= {line.split("\t")[0].lower() for line in file if not line.startswith("# ")}
    seen = set(sources.wordfreq("large_en")) | {word.lower() for word in sources.tesseract("eng")}
    rare = set()
    for path in (sources.debian / "usr/share/dict/scowl").iterdir():
        kind, _, size = path.name.rpartition(".")
        variety, _, kind = kind.partition("-")
        if variety in VARIETIES and kind in KINDS and int(size) <= LARGEST:
            words = path.read_text(encoding="utf-8").split()
            rare |= {word for word in words if int(size) <= COMMON or word.lower() in seen}
    kept = {word for word in rare
            if len(word) > 4 and not word.endswith("'s") and word.lower() not in listed}
    with open(Path(__file__).with_name("languages.tsv"), encoding="utf-8", newline="") as file:
        names = next(row["small"] for row in csv.DictReader(file, delimiter="\t") if row["tag"] == "en")
    spellers = sources.spellers(names.split())
    kept |= {word.lower() for word in kept if word != word.lower()
             and any(speller.lookup(word.lower()) for speller in spellers)}
    print("# globekey-wordlist 1\n# source: SCOWL\n# version: 2020.12.07\n# licence: LicenseRef-SCOWL")
    print("# reading: none\n# script: any\n# weight: count")
    for word in sorted(kept):
        check("rare.tsv.gz", word)
        print(f"{word}\t\t1")


main()
