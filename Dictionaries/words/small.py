#!/usr/bin/env python3
"""Adds to lists that are there the small forms of words that they have with a capital alone, where a
spelling dictionary accepts them (`Riga`, riga): what make.py does, without making the lists anew.

    small.py PACKAGES TEXTS OUTPUT TAG ...

The arguments are those of make.py. The weight of a word is divided among its forms, and all others stay.
Rules, and the words that keep their capital alone, stand in lists/capitals.py.
"""
import csv
import json
import sys
from collections import defaultdict
from pathlib import Path

from lists.letters import CASED, lower
from lists.sources import Sources
from lists.write import read_words, rewrite
from make import HERE, Language


def add_small(capitals, tag, words, others):
    """The words with their small forms; `others` are the words of lists beside this one."""
    forms = defaultdict(dict)
    for word, weight in words.items():
        forms[lower(word, tag)][word] = weight
    result = {}
    for key, known in forms.items():
        result.update(known if key in others else capitals.with_small(key, known))
    return result


def main():
    packages, texts, output, *tags = sys.argv[1:]
    sources = Sources(packages)
    sys.path.insert(0, str(sources.python))
    with open(HERE / "languages.tsv", encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["tag"] in tags and row["tag"] in CASED]
    for row in rows:
        tag, folder = row["tag"], Path(output) / row["tag"]
        language = Language(row, sources, texts)
        capitals = language.capitals(language.dictionary)
        manifest = json.loads((folder / "words.json").read_text(encoding="utf-8"))
        lists = {source["file"]: read_words(folder / source["file"]) for source in manifest["sources"]}
        for name, words in lists.items():
            others = {word for other, listed in lists.items() if other != name for word in listed}
            result = add_small(capitals, tag, words, others)
            rewrite(folder / name, result, words)
            print(f"{tag}: {name}: {len(result)} words, {len(result) - len(words)} of them new", flush=True)


if __name__ == "__main__":
    main()
