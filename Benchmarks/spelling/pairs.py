#!/usr/bin/env python3
"""Writes words as they are typed by mistake, with the words meant, for fitting corrections.

    pairs.py TAG FOLDER TEXT...

The words come from texts of one language. Into the folder go TAG-marks.pairs (words without their marks; in German
also ae, oe, ue), TAG-sounds.pairs (one spelling of sounds.tsv instead of another), TAG-joined.pairs (two words
without the space), TAG-apostrophes.pairs, and in German TAG-small.pairs (nouns in small letters, with a typo). They
are drawn with a fixed seed.
"""
import random
import re
import sys
import unicodedata
from pathlib import Path

DICTIONARIES = Path(__file__).resolve().parent.parent.parent / "Dictionaries"
WITH_MARKS = {"de", "el", "es", "fr", "it", "nl", "pl", "pt", "tr", "vi"}
WITH_APOSTROPHES = {"en", "fr", "it"}
LIMITS = {"marks": 700, "sounds": 600, "joined": 350, "apostrophes": 350, "small": 1200}
ROWS = ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
BASES = str.maketrans({"ß": "ss", "ł": "l", "ı": "i", "đ": "d"})
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def stripped(word):
    letters = unicodedata.normalize("NFD", word.translate(BASES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def neighbours(letter):
    for number, row in enumerate(ROWS):
        place = row.find(letter)
        if place >= 0:
            yield from (row[side] for side in (place - 1, place + 1) if 0 <= side < len(row))


def typo(word, draw):
    letters, place, kind = list(word), draw.randrange(len(word)), draw.randrange(10)
    near = list(neighbours(letters[place]))
    if kind < 4 and near:
        letters[place] = draw.choice(near)
    elif kind < 6:
        del letters[place]
    elif kind < 8:
        letters.insert(place, letters[place])
    elif place + 1 < len(letters):
        letters[place], letters[place + 1] = letters[place + 1], letters[place]
    return "".join(letters)


def sounds(tag):
    path = DICTIONARIES / tag / "sounds.tsv"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line.split("\t")[:2] for line in lines if line and not line.startswith("#")]


def pairs(tag, lines, draw):
    rules = sounds(tag) if tag != "en" else []
    for line in lines:
        for typed, meant in re.findall(r"(?<![\w'’-])([^\W\d_]{2,}) ([^\W\d_]{2,})(?![\w'’-])", line):
            if typed.islower() and meant.islower():
                yield "joined", typed + meant, f"{typed} {meant}"
    words = sorted({word for line in lines for word in re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)?", line)})
    draw.shuffle(words)
    for word in words:
        if tag in WITH_APOSTROPHES and "'" in word:
            yield "apostrophes", word.replace("'", ""), word
        if len(word) < 3 or not word.isalpha():
            continue
        if tag in WITH_MARKS:
            yield "marks", stripped(word), word
        if tag == "de":
            yield "marks", word.translate(UMLAUTS), word
            if word.istitle() and len(word) > 3:
                yield "small", typo(word.lower(), draw), word
                yield "small", stripped(word).lower(), word
        fitting = [rule for rule in rules if rule[1] and rule[1] in word]
        if fitting and len(word) > 4:
            typed, meant = draw.choice(fitting)
            place = draw.choice([match.start() for match in re.finditer(re.escape(meant), word)])
            yield "sounds", word[:place] + typed + word[place + len(meant):], word


def main():
    tag, folder, *paths = sys.argv[1:]
    lines = [line for path in paths for line in Path(path).read_text(encoding="utf-8").splitlines()]
    draw = random.Random(11)
    kinds = {}
    for kind, typed, meant in pairs(tag, lines, draw):
        if typed.lower() != meant.lower():
            kinds.setdefault(kind, set()).add((typed, meant))
    for kind, rows in kinds.items():
        rows = sorted(rows)
        draw.shuffle(rows)
        text = "".join(f"{typed}\t{meant}\n" for typed, meant in rows[:LIMITS[kind]])
        Path(folder, f"{tag}-{kind}.pairs").write_text(text, encoding="utf-8")


main()
