#!/usr/bin/env python3
"""Measures lists on text that was held out of the counts.

    measure.py PACKAGES TEXTS DICTIONARIES [TAG ...]

Of each hundred words of the text that the language can spell: how many are listed, how many are listed or
forms of listed words by affixes.tsv, and how many typos of the listed words are accepted nevertheless,
without and with affixes.tsv. Typos are one letter omitted, doubled, swapped or changed, with a fixed seed.
"""
import csv
import gzip
import random
import sys
from collections import Counter
from pathlib import Path

from lists import text
from lists.affixes import Affixes
from lists.letters import Alphabet, lower, normalised
from lists.sources import Sources

HERE = Path(__file__).parent


def read_list(folder, tag):
    """Returns the list's spellings with their weights, by lower case."""
    words = {}
    for path in sorted(folder.glob("*.tsv.gz")):
        if path.name not in ("words.tsv.gz", "wordfreq.tsv.gz"):
            continue
        for line in gzip.open(path, "rt", encoding="utf-8"):
            if not line.startswith("# "):
                word, _, _ = line.rstrip("\n").split("\t")
                words.setdefault(lower(word, tag), set()).add(word)
    return words


def keys(counts, tag, alphabet):
    """Returns counts by lower case of the words that the language can spell."""
    result = Counter()
    for word, count in counts.items():
        key = lower(normalised(word, tag), tag) if normalised(word, tag) else ""
        if key and alphabet.spells(key):
            result[key] += count
    return result


def slip(word, letters, random_source):
    place = random_source.randrange(len(word))
    kind = random_source.randrange(4)
    if kind == 0:
        return word[:place] + word[place + 1 :]
    if kind == 1:
        return word[:place] + word[place] + word[place:]
    if kind == 2 and place + 1 < len(word):
        return word[:place] + word[place + 1] + word[place] + word[place + 2 :]
    return word[:place] + random_source.choice(letters) + word[place + 1 :]


def main():
    packages, texts, dictionaries, *tags = sys.argv[1:]
    sources = Sources(packages)
    print("language\twords\tlisted\twith affixes\tslips accepted\twith affixes\ttokens")
    for row in csv.DictReader(open(HERE / "languages.tsv", encoding="utf-8", newline=""), delimiter="\t"):
        tag = row["tag"]
        path = Path(texts) / f"{tag}.txt"
        folder = Path(dictionaries) / tag
        if tags and tag not in tags or not path.exists() or not folder.exists():
            continue
        words = read_list(folder, tag)
        alphabet = Alphabet(tag, *sources.letters(tag), row["single letters"].split())
        affixes = Affixes(folder / "affixes.tsv")
        held = Counter()
        for line in text.lines(path, tag, held_out=True):
            held.update(word for word, _ in text.tokens(line, tag))
        held = keys(held, tag, alphabet)
        total = sum(held.values())
        listed = sum(count for word, count in held.items() if word in words)
        is_capital = lambda key: any(form[:1].isupper() for form in words.get(key, ()))
        accept = lambda word: affixes.accepts(word, words.__contains__, is_capital)
        accepted = sum(count for word, count in held.items() if accept(word))
        numbers = random.Random(1)
        letters = sorted(alphabet.main)
        candidates = [word for word in held if word in words and len(word) > 3]
        sample = numbers.choices(candidates, [held[word] for word in candidates], k=3000)
        slips = [made for word in sample if (made := slip(word, letters, numbers)) != word]
        right = [sum(map(test, slips)) for test in (words.__contains__, accept)]
        shares = [100 * listed / total, 100 * accepted / total, *(100 * count / len(slips) for count in right)]
        print(tag, len(words), *(f"{share:.2f}" for share in shares), total, sep="\t", flush=True)
        if len(tags) == 1:
            print([word for word, _ in held.most_common() if not accept(word)][:150])


if __name__ == "__main__":
    main()
