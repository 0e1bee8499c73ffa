#!/usr/bin/env python3
"""Measures completion in text without spaces between words, such as Thai.

    unspaced.py TEXT WORDS.TSV[.gz] LEXICON.imedict [LEXICON.imedict]

From each run of text without spaces, one word is typed letter by letter after the words before it. Prints how
often the word is offered first and among three after its first letters. Text is divided into listed words as
in Dictionaries/words/ngrams.py. Needs .build/release/ime-cli.
"""
import os
import random
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "Dictionaries", "words"))
from ngrams import TOKEN, Cutter, read_words  # noqa: E402

SHORTEST = 3
MOST_LETTERS = 3


def cases(path, cutter):
    random.seed(20261123)
    with open(path, encoding="utf-8") as file:
        for line in file:
            for token in TOKEN.findall(line):
                words = cutter.cut(token) if token[0].isalpha() else []
                if len(words) < 2 or None in words:
                    continue
                place = random.randrange(1, len(words))
                if len(words[place]) >= SHORTEST:
                    yield "".join(words[:place]), words[place]


def main():
    text, listed, *images = sys.argv[1:]
    rows = list(cases(text, Cutter(read_words([listed]))))
    print("lexicon\tletters\twords\tfirst %\tof three %")
    for image in images:
        for letters in range(1, MOST_LETTERS + 1):
            typed = [(before, word) for before, word in rows if len(word) > letters]
            keys = "".join(f"{before}{word[:letters]}\n" for before, word in typed)
            answers = subprocess.run(
                [os.path.join(ROOT, ".build/release/ime-cli"), "suggest", "--language", "th",
                 "--dictionary", image, "--candidates", "3"],
                input=keys, capture_output=True, text=True, check=True).stdout.splitlines()
            offered = [answer.split("\t")[1:] for answer in answers]
            first = sum(words[:1] == [word] for (_, word), words in zip(typed, offered))
            among = sum(word in words for (_, word), words in zip(typed, offered))
            print(f"{os.path.basename(image)}\t{letters}\t{len(typed)}\t"
                  f"{100 * first / len(typed):.1f}\t{100 * among / len(typed):.1f}")


main()
