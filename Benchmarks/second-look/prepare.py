#!/usr/bin/env python3
"""Packs Japanese text into tokens for train.py.

    prepare.py TEXTS EVALUATION OUT

TEXTS has the files below, EVALUATION sets of kana, a tab and the text, whose sentences are left out. The lines that
the recipe of ja holds out of training are left out too. Writes OUT/tokens.xz (16 bits a character, xz) and
OUT/meta.json (the characters by their numbers; the size and the weight of each file).
"""
import collections
import json
import lzma
import pathlib
import sys

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "context"))
from texts import heldOut  # noqa: E402

# Everyday text counts more than its share.
FILES = [
    ("chat.txt", 3), ("spoken.txt", 2), ("technical.txt", 1), ("web.txt", 2), ("literature-sample.txt", 0.4),
    ("ja/everyday.txt", 2), ("ja/technology.txt", 1), ("ja/written.txt", 1),
]
CHARACTERS = 6000
LONGEST_LINE = 600
UNKNOWN = 1


def evaluated(folder):
    for path in folder.glob("*.tsv"):
        for line in path.read_text(encoding="utf-8").split("\n"):
            for answer in (line.split("\t") + [""])[1].split("|"):
                if len(answer) >= 6:
                    yield answer


def main():
    texts, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[3])
    left_out = set(evaluated(pathlib.Path(sys.argv[2])))
    counts, kept = collections.Counter(), {}
    for name, _ in FILES:
        lines, held = heldOut(texts / name, "ja")
        held = set(held)
        kept[name] = [
            line.strip()[:LONGEST_LINE] for index, line in enumerate(lines)
            if index not in held and len(line.strip()) > 1 and line.strip() not in left_out
        ]
        for line in kept[name]:
            counts.update(line)
    characters = ["\n", "\ufffd"] + [c for c, _ in counts.most_common(CHARACTERS - 2)]
    numbers = numpy.full(0x40000, UNKNOWN, numpy.uint16)
    for number, character in enumerate(characters):
        numbers[ord(character)] = number
    parts, files = [], []
    for name, weight in FILES:
        scalars = numpy.frombuffer(("\n" + "\n".join(kept[name]) + "\n").encode("utf-32-le"), numpy.uint32)
        parts.append(numbers[numpy.minimum(scalars, len(numbers) - 1)])
        files.append({"name": name, "count": len(parts[-1]), "weight": weight})
        print(name, len(parts[-1]), flush=True)
    out.mkdir(exist_ok=True)
    (out / "tokens.xz").write_bytes(lzma.compress(numpy.concatenate(parts).tobytes(), preset=3))
    (out / "meta.json").write_text(json.dumps({"files": files, "vocab": characters}, ensure_ascii=False))


main()
