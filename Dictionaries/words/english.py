#!/usr/bin/env python3
"""Writes english.txt of the languages with Latin letters: frequent English words that their lists lack.

    Dictionaries/words/english.py de fr es pt it nl pl tr

People write English words in every language, and a correction of them is always wrong. Of the 3,000 most
frequent English words, those are written that the list of the language lacks, unless the word is one of the
language without its marks that is not much rarer (`region`, región).
"""
import gzip
import sys
import unicodedata
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent
# The number of English words.
WORDS = 3000
# The share of a marked word, relative to the English word, above which the English word is left out.
MARKED = 0.05
# The occurrences that the counts of lists are out of.
WHOLE = 1e9
BASES = {"ł": "l", "ø": "o", "ß": "ss", "ı": "i", "æ": "ae", "œ": "oe", "đ": "d", "'": "", "’": "", "-": ""}


def base(word):
    """Returns a word without marks, apostrophes and hyphens."""
    return "".join(BASES[c] if c in BASES else "".join(
        part for part in unicodedata.normalize("NFD", c) if unicodedata.category(part) != "Mn") for c in word)


def rows(path):
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                yield line.rstrip("\n").split("\t")


def listed(tag):
    """Returns the words of a language with their counts."""
    words = {}
    for name in ("words", "wordfreq", "rare"):
        path = FOLDER / tag / f"{name}.tsv.gz"
        for fields in rows(path) if path.exists() else ():
            words[fields[0]] = max(words.get(fields[0], 0), float(fields[-1]))
    return words


def english():
    """Returns the most frequent English words and their probabilities, half from books and half from text."""
    books = listed("en")
    text = {word: float(count) for word, count in rows(FOLDER / "en/ngrams.tsv.gz") if " " not in word and word != "<s>"}
    total, read = sum(books.values()), sum(text.values())
    share = {word: count / total / 2 + text.get(word, 0) / read / 2 for word, count in books.items()
             if word.islower() and word.isascii() and word.isalpha() and len(word) > 2}
    return {word: share[word] for word in sorted(share, key=share.get, reverse=True)[:WORDS]}


def main():
    words = english()
    for tag in sys.argv[1:]:
        known, marked = set(), {}
        for word, count in listed(tag).items():
            known.add(word.lower())
            if base(word.lower()) != word.lower():
                key = base(word.lower())
                marked[key] = marked.get(key, 0) + count / WHOLE
        known.update((FOLDER / tag / "chat.txt").read_text(encoding="utf-8").split("\n"))
        kept = sorted(word for word, share in words.items() if word not in known and marked.get(word, 0) <= MARKED * share)
        (FOLDER / tag / "english.txt").write_text(
            "# Frequent English words that the list of the language lacks (words/english.py).\n" + "\n".join(kept) + "\n",
            encoding="utf-8")
        print(tag, len(kept))


main()
