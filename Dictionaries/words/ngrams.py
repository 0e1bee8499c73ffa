#!/usr/bin/env python3
"""Counts n-grams in texts for the ngrams.tsv of a language.

    ngrams.py --pairs 90000 --triples 75000 WORDS.TSV[.gz]... -- TEXT... > ngrams.tsv

Words are those of the lists, in their spelling. A sentence ends with . ! ? or … and at the end of a line.
Commas, quotation marks and the like are skipped. A word that the lists lack separates the words before it
from those after it. Lines with a third of unknown words are in another language and skipped. The pairs and
triples with the most information are kept: the count times the logarithm of how much likelier the last word
is than with one context word less. Single words are listed if they occur at least --frequent times, which
mixing the text's counts into the frequencies requires, or if they are in a kept n-gram.

With --unspaced the text has no spaces between words, as in Thai. Text between spaces and marks is divided
into the most likely sequence of listed words, as `UnspacedWords` does.
"""
import argparse
import collections
import gzip
import math
import re
import sys

TOKEN = re.compile(r"[^\W\d_][\w\u0300-\u036f\u0600-\u06ff\u0900-\u0e7f\u200c]*(?:['’-][^\W\d_]\w*)*|\d[\d.,]*\w*|[.!?…؟।۔]+|[^\w\s]")
PASSED_OVER = set(",;:'’\"“”«»„()[]-–—،؛")
START = "<s>"


def fold(word):
    return word.lower().replace("’", "'")


def read_spellings(paths):
    for path in paths:
        with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
            for line in file:
                if not line.startswith("#"):
                    yield line.split("\t")[0]


def read_words(paths):
    words = {}
    for path in paths:
        with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
            for line in file:
                if line.startswith("#"):
                    continue
                word, _, weight = line.rstrip("\n").split("\t")[:3]
                known = words.get(fold(word))
                if known is None or known[1] < float(weight):
                    words[fold(word)] = (word, float(weight))
    return words


class Cutter:
    """Divides text without spaces into words."""

    # The cost of an unknown word and of each of its code points, in nats. A Thai character has two code
    # points.
    UNKNOWN = 14
    UNKNOWN_CHARACTER = 2.5

    def __init__(self, words):
        total = sum(weight for _, weight in words.values())
        self.costs = {word: -math.log(max(weight, 1) / total) for word, (_, weight) in words.items()}
        self.longest = max(map(len, words))

    def cut(self, text):
        """Returns the most likely sequence of words; None for text that is no listed word."""
        best = [(0.0, 0, True)] + [(math.inf, 0, True)] * len(text)
        for end in range(1, len(text) + 1):
            for start in range(max(0, end - self.longest), end):
                known = self.costs.get(text[start:end])
                cost = self.UNKNOWN + self.UNKNOWN_CHARACTER * (end - start) if known is None else known
                if best[start][0] + cost < best[end][0]:
                    best[end] = (best[start][0] + cost, start, known is not None)
        words, end = [], len(text)
        while end:
            _, start, is_known = best[end]
            words.append(text[start:end] if is_known else None)
            end = start
        return words[::-1]


def is_foreign(tokens, words):
    return 3 * sum(fold(token) not in words for token in tokens) > len(tokens)


def spelling(token, words, is_first):
    """Returns the word of the lists that a token is; None if there is none. A list may have a name and a word
    that differ by the capital (Riunione, riunione): the text decides, and at its beginning a sentence has a
    capital in any case."""
    spelt = words.get(token.lower() if is_first else token) or words.get(token)
    return spelt or words.get(fold(token))


def sentences(path, words, cutter=None):
    with open(path, encoding="utf-8") as file:
        for line in file:
            # Old corpora separate clitics: do n't, it 's.
            line = line.replace("’", "'").replace(" n't", "n't").replace(" '", "'")
            tokens = TOKEN.findall(line)
            if cutter is None and is_foreign([t for t in tokens if t[0].isalpha()], words):
                continue
            sentence = [START]
            for token in tokens:
                if token[0].isalpha() and cutter:
                    sentence += cutter.cut(token)
                elif token[0].isalpha():
                    sentence.append(spelling(token, words, sentence[-1] == START))
                elif token[0] in ".!?…؟।۔":
                    yield sentence
                    sentence = [START]
                elif token not in PASSED_OVER:
                    sentence.append(None)
            yield sentence


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, required=True)
    parser.add_argument("--triples", type=int, required=True)
    parser.add_argument("--frequent", type=int, default=sys.maxsize)
    parser.add_argument("--unspaced", action="store_true")
    parser.add_argument("words", nargs="+")
    divider = sys.argv.index("--")
    options = parser.parse_args(sys.argv[1:divider])
    listed = read_words(options.words)
    words = {folded: word for folded, (word, _) in listed.items()}
    words.update((word, word) for word in read_spellings(options.words))
    cutter = Cutter(listed) if options.unspaced else None
    singles, pairs, triples = (collections.Counter() for _ in range(3))
    for path in sys.argv[divider + 1 :]:
        for sentence in sentences(path, words, cutter):
            if len(sentence) < 2:
                continue
            singles.update(word for word in sentence if word)
            pairs.update(pair for pair in zip(sentence, sentence[1:]) if all(pair))
            triples.update(t for t in zip(sentence, sentence[1:], sentence[2:]) if all(t))
    total = sum(singles.values())

    def best(counts, score, limit):
        scored = ((score(gram, count), gram) for gram, count in counts.items() if count > 1)
        return [gram for value, gram in sorted(scored, reverse=True)[:limit] if value > 0]

    kept = best(
        pairs, lambda g, c: c * math.log(c * total / (singles[g[0]] * singles[g[1]])), options.pairs
    )
    known = set(kept)
    longer = best(
        {gram: count for gram, count in triples.items() if gram[:2] in known},
        lambda g, c: c * math.log(c * singles[g[1]] / (pairs[g[:2]] * max(pairs[g[1:]], 1))),
        options.triples,
    )
    inside = {word for gram in kept + longer for word in gram}
    lines = [(word, count) for word, count in singles.items() if count >= options.frequent or word in inside]
    lines += [(" ".join(gram), pairs[gram]) for gram in kept]
    lines += [(" ".join(gram), triples[gram]) for gram in longer]
    for gram, count in sorted(lines):
        print(f"{gram}\t{count}")


if __name__ == "__main__":
    main()
