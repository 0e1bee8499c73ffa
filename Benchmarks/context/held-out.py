#!/usr/bin/env python3
"""Writes sets of Mandarin whose rows have the text before them, from text that no model was trained on.

    held-out.py OUT 500 texts/news.txt texts/prose.txt texts/spoken.txt texts/web.txt

Draws clauses from the lines that the recipe of zh-Hans holds out of training (`HeldOut.swift`: one line in a
thousand, chosen by a hash of its bytes). For each text it writes four sets of as many rows, with a fixed seed:

    OUT/NAME-marked.tsv   a clause; before it the clause before and its mark     今天下雨，|我们不去了
    OUT/NAME-glued.tsv    the same clauses; the mark is left out, as in chats     今天下雨|我们不去了
    OUT/NAME-cut.tsv      the end of a clause, after its beginning               我们今天|不去公园了
    OUT/NAME-line.tsv     a clause; before it its line so far, 60 characters and more

A row is the text, its syllables (pypinyin) and the text before. `ime-cli evaluate --compare-context` measures it with
and without that text.
"""
import pathlib
import random
import re
import sys

from pypinyin import lazy_pinyin

from texts import heldOut

PAIR = re.compile("([\u4e00-\u9fff]{4,15})([，。！？； ])([\u4e00-\u9fff]{4,15})(?![\u4e00-\u9fffA-Za-z0-9])")
CLAUSE = re.compile("(?<![\u4e00-\u9fffA-Za-z0-9])[\u4e00-\u9fff]{4,18}(?![\u4e00-\u9fffA-Za-z0-9])")
LONG_LINE = 60


def row(text, before):
    """Returns a line of a set; None for text whose reading is not all syllables."""
    syllables = [syllable.replace("ü", "v") for syllable in lazy_pinyin(text)]
    return f"{text}\t{' '.join(syllables)}\t{before}\n" if all(s.isascii() for s in syllables) else None


def afterLines(lines, count):
    """Returns clauses with the line before them, one a line, shuffled."""
    chance = random.Random(9)
    pairs = set()
    for line in lines:
        found = [match for match in CLAUSE.finditer(line) if match.start() >= LONG_LINE]
        if found:
            clause = chance.choice(found)
            pairs.add((clause.group(), line[: clause.start()][-300:]))
    pairs = sorted(pairs)
    chance.shuffle(pairs)
    return pairs[:count]


def main():
    out, count, paths = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    for path in map(pathlib.Path, paths):
        chance = random.Random(5)
        texts, held = heldOut(path, "zh-Hans")
        lines = [texts[index] for index in held]
        pairs = sorted({match.groups() for line in lines for match in PAIR.finditer(line)})
        chance.shuffle(pairs)
        sets = {"marked": [], "glued": [], "cut": []}
        for before, mark, text in pairs[:count]:
            sets["marked"].append(row(text, before + mark))
            sets["glued"].append(row(text, before))
            middle = chance.randint(2, len(text) - 2)
            sets["cut"].append(row(text[middle:], text[:middle]))
        sets["line"] = [row(*pair) for pair in afterLines(lines, count)]
        for name, rows in sets.items():
            (out / f"{path.stem}-{name}.tsv").write_text("".join(filter(None, rows)))


main()
