#!/usr/bin/env python3
"""Adds forms of listed words to lists that are there, which make.py does when it makes them (lists/attested.py).

    attested.py PACKAGES TEXTS OUTPUT TAG ...

The arguments are those of make.py. The counts in words.json and README.md are corrected.
"""
import csv
import sys
from pathlib import Path

from lists.affixes import Affixes
from lists.attested import LANGUAGES, attested_forms
from lists.sources import Sources
from lists.write import correct_count, read_words, rewrite
from make import HERE, PER, Language


def main():
    packages, texts, output, *tags = sys.argv[1:]
    sources = Sources(packages)
    sys.path.insert(0, str(sources.python))
    with open(HERE / "languages.tsv", encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["tag"] in LANGUAGES.intersection(tags)]
    for row in rows:
        folder = Path(output) / row["tag"]
        words = read_words(folder / "words.tsv.gz")
        language = Language(row, sources, texts)
        forms = attested_forms(words, language.shares(language.raw_shares()), Affixes(folder / "affixes.tsv"))
        rewrite(folder / "words.tsv.gz", words | {form: share * PER for form, share in forms.items()}, words)
        correct_count(folder, len(words), len(words) + len(forms))
        print(f"{row['tag']}: {len(forms)} forms added", flush=True)


if __name__ == "__main__":
    main()
