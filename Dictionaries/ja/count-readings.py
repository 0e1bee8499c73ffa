#!/usr/bin/env python3
"""Makes readings.tsv.gz: the readings of words in running text.

    count-readings.py TEXTS OUTPUT

TEXTS is a folder with the texts named in model.json, OUTPUT the folder of words.tsv.gz. Three analysers read
the same lines, two with UniDic's readings (わたくし, あす) and one with IPAdic's (わたし, あした). Each kind of reading
has half of the weight. A line of the result contains a text, its count, and its readings with their shares in
thousandths. Only texts that have several readings in words.tsv.gz and occur often enough are included.

Needs: pip install fugashi unidic-lite SudachiPy sudachidict_core janome. Takes some minutes.
"""
import collections
import gzip
import json
import os
import sys

LETTERS_A_TEXT = 2_000_000
LONGEST_WORD = 8
LONGEST_SPAN = 3
FEWEST = 20


def hiragana(text):
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


def ambiguous_words(path):
    """Returns the texts that have several readings, with those readings."""
    readings = collections.defaultdict(set)
    reading = ""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            reading = fields[0] or reading
            if fields[1] not in ("", "~"):
                readings[fields[1]].add(reading)
    return {text: found for text, found in readings.items() if len(found) > 1}


def sample(folder):
    """Yields lines spread evenly over each text."""
    model = json.load(open(os.path.join(os.path.dirname(__file__), "model.json"), encoding="utf-8"))
    for name in sorted(corpus["file"] for corpus in model["corpora"]):
        lines = [line.strip() for line in open(os.path.join(folder, name), encoding="utf-8", errors="replace")]
        step = max(1, sum(map(len, lines)) // LETTERS_A_TEXT)
        for line in lines[::step]:
            # Sudachi accepts no longer input.
            yield from (line[start : start + 5000] for start in range(0, len(line), 5000))


def fugashi_words():
    import fugashi

    tagger = fugashi.Tagger()
    return lambda line: [(word.surface, word.feature.kana or "") for word in tagger(line)]


def sudachi_words():
    from sudachipy import dictionary, tokenizer

    tokens = dictionary.Dictionary(dict="core").tokenizer()
    mode = tokenizer.Tokenizer.SplitMode.A
    return lambda line: [(word.surface(), word.reading_form()) for word in tokens.tokenize(line, mode)]


def janome_words():
    from janome.tokenizer import Tokenizer

    tokens = Tokenizer()
    return lambda line: [(word.surface, word.reading.replace("*", "")) for word in tokens.tokenize(line)]


def count(lines, words, wanted):
    """Counts the readings of each wanted text, which may be a word or several adjacent words."""
    counts = collections.defaultdict(collections.Counter)
    for line in lines:
        found = [(text, hiragana(reading)) for text, reading in words(line)]
        for first in range(len(found)):
            text = reading = ""
            for part, kana in found[first : first + LONGEST_SPAN]:
                text, reading = text + part, reading + kana
                if not kana or len(text) > LONGEST_WORD:
                    break
                if text in wanted:
                    counts[text][reading] += 1
    return counts


def shares(counts, text):
    met = sum(counts[text].values())
    return met, {reading: number / met for reading, number in counts[text].items()} if met else {}


def main(texts, output):
    wanted = ambiguous_words(os.path.join(output, "words.tsv.gz"))
    lines = list(sample(texts))
    kinds = []
    for kind in ([fugashi_words, sudachi_words], [janome_words]):
        kinds.append([])
        for make in kind:
            kinds[-1].append(count(lines, make(), wanted))
            print(make.__name__, len(kinds[-1][-1]), "texts", file=sys.stderr)
    rows = []
    for text in sorted(wanted):
        total, met, weight = collections.Counter(), 0, 0
        for kind in kinds:
            found = [shares(counts, text) for counts in kind]
            found = [(number, part) for number, part in found if number >= FEWEST]
            for number, part in found:
                met = max(met, number)
                for reading, share in part.items():
                    total[reading] += share / len(found)
            weight += bool(found)
        known = [(reading, round(1000 * total[reading] / weight)) for reading in sorted(wanted[text]) if total[reading]]
        known = [(reading, share) for reading, share in known if share]
        if known:
            rows.append("\t".join([text, str(met)] + [f"{reading}\t{share}" for reading, share in known]))
    with open(os.path.join(output, "readings.tsv.gz"), "wb") as file:
        # No time stamp in the file, so that the same texts give the same bytes.
        with gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
            packed.write(("\n".join(rows) + "\n").encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
