#!/usr/bin/env python3
"""Writes the best ten sentences of each row of a set, with their costs, for score.py.

    lists.py IME-CLI OUT SET...

A row of a set has kana, the right texts separated by |, and the text before.
"""
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys


def rows(path):
    for line in path.read_text(encoding="utf-8").split("\n"):
        fields = line.split("\t")
        if not line.startswith("#") and len(fields) > 1:
            yield fields[0], fields[1].split("|"), fields[2] if len(fields) > 2 else ""


def best(row):
    kana, answers, context = row
    command = [sys.argv[1], "explain", "--language", "ja", "--candidates", "10"]
    command += (["--context", context] if context else []) + ["--", kana]
    text = subprocess.run(command, capture_output=True, text=True).stdout
    found = [(match[1], int(match[2])) for match in re.finditer(r"^\d+\. (.*?)  (\d+)$", text, re.M)]
    return {"kana": kana, "answers": answers, "context": context, "list": found}


for path in map(pathlib.Path, sys.argv[3:]):
    with concurrent.futures.ThreadPoolExecutor(2) as executor:
        lists = list(executor.map(best, rows(path)))
    (pathlib.Path(sys.argv[2]) / f"{path.stem}.json").write_text(json.dumps(lists, ensure_ascii=False))
    first = sum(bool(r["list"]) and r["list"][0][0] in r["answers"] for r in lists)
    among = sum(any(text in r["answers"] for text, _ in r["list"]) for r in lists)
    print(f"{path.stem}: {len(lists)} rows, {first} right at once, {among} within ten", flush=True)
