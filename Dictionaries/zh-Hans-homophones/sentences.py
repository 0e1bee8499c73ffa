#!/usr/bin/env python3
"""Writes the best sentences of each row of a set with their costs and words, for `context_model score`.

    sentences.py hsk.tsv >hsk.lists

A row begins with a line `#`, the right sentence and its syllables; a line of a sentence has its text, its cost in
nats x 1000 and its words separated by `|`. They come from `ime-cli explain`.
"""
import os
import re
import subprocess
import sys

PROGRAM = os.environ.get("IME_CLI", ".build/release/ime-cli")
SENTENCE = re.compile(r"\d+\. (\S+)\s+(-?\d+)")
WORD = re.compile(r"   (\S+) ")

for line in open(sys.argv[1], encoding="utf-8"):
    right, syllables = line.rstrip("\n").split("\t")[:2]
    print(f"#\t{right}\t{syllables}")
    command = [PROGRAM, "explain", "--keys", "no-reranking", "--candidates", "20", "--words", "0"]
    command.append(syllables.replace(" ", ""))
    sentences = []
    for shown in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        if found := SENTENCE.fullmatch(shown):
            sentences.append((found[1], found[2], []))
        elif (found := WORD.match(shown)) and not shown.startswith("   end of the sentence"):
            sentences[-1][2].append(found[1])
    for text, cost, words in sentences:
        print(f"{text}\t{cost}\t{'|'.join(words)}")
