#!/usr/bin/env python3
"""Writes clauses of Chinese text that contain one word in Latin letters, as a set for `ime-cli evaluate`.

    lettered.py 400 news.txt > set.tsv
    ime-cli evaluate set.tsv

The first argument is the number of clauses that are drawn from the text with a fixed seed: 4 to 12 characters
and one word of 2 to 15 letters. The readings of the characters come from pypinyin; the letters are typed in
lower case.
"""
import random
import re
import sys

from pypinyin import lazy_pinyin

HAN = "\u4e00-\u9fff"
count, paths = int(sys.argv[1]), sys.argv[2:]
clauses = []
for path in paths:
    for line in open(path, encoding="utf-8", errors="ignore"):
        for clause in re.split(f"[^A-Za-z{HAN} ]", line):
            clause = re.sub(f"(?<=[{HAN}]) (?=[A-Za-z])|(?<=[A-Za-z]) (?=[{HAN}])", "", clause.strip())
            words = re.findall("[A-Za-z]+", clause)
            if " " in clause or len(words) != 1 or not 2 <= len(words[0]) <= 15:
                continue
            if 4 <= len(clause) - len(words[0]) <= 12:
                clauses.append(clause)
random.seed(11)
random.shuffle(clauses)
for clause in dict.fromkeys(clauses[:count]):
    parts = [part for part in re.split("([A-Za-z]+)", clause) if part]
    keys = [
        part.lower() if part.isascii() else " ".join(lazy_pinyin(part, v_to_u=False))
        for part in parts]
    print(clause, " ".join(keys), sep="\t")
