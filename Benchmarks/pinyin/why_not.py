#!/usr/bin/env python3
"""Asks ime-cli why-not about words of the dictionary that are not the first candidate for their reading, and
carries out what it advises: why_not.py [--count N] [--seed S].

Advice to choose a candidate is right if that candidate of the list that a user sees is the word; advice to type
a reading in full, if the word is on the first page for it.
"""

import argparse
import collections
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = 9


def run(program, *arguments, lines=None):
    text = None if lines is None else "".join(line + "\n" for line in lines)
    done = subprocess.run([str(ROOT / ".build/release" / program), *arguments], input=text,
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{program} {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout


def page(keys, number=0):
    """The candidates on a page of the list, as ime-cli trace shows them after the keys."""
    trace = run("ime-cli", "trace", keys + "<PageDown>" * number)
    shown = [line for line in trace.splitlines() if line.startswith("effect   showCandidates ")][-1]
    entries = shown.removeprefix("effect   showCandidates ").removesuffix("  …").split("  ")
    return [re.sub(r"^\d+.", "", entry) for entry in entries]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=10_000, help="the number of words")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    dump = run("ime-dict", "dump", str(ROOT / ".build/dictionaries/zh-Hans.imedict"))
    words = [tuple(line.split("\t")[:2]) for line in dump.splitlines()]
    # Words in letters are typed with capitals or without.
    words = [(text, reading) for text, reading in words if reading == reading.lower()]
    words = random.Random(options.seed).sample(words, min(options.count, len(words)))
    words = [(text, reading.replace(" ", "'")) for text, reading in words]
    converted = run("ime-cli", "convert", lines=[keys for _, keys in words]).splitlines()
    best = dict(line.split("\t")[:2] for line in converted)

    results = collections.Counter()
    for count, (text, keys) in enumerate(words, 1):
        if best[keys] == text:
            results["first"] += 1
            continue
        advice = run("ime-cli", "why-not", keys, text).strip().splitlines()[-1]
        chosen = re.search(r"choose candidate (\d+)", advice)
        typed = re.search(r"To make it first: type ([a-z']+)", advice)
        if chosen:
            number_of_page, place = divmod(int(chosen[1]) - 1, PAGE)
            is_right = page(keys, number_of_page)[place:place + 1] == [text]
            kind = "choose a candidate"
        elif typed:
            is_right = text in page(typed[1])
            kind = "type it in full"
        else:
            is_right, kind = advice.startswith("To make it first: "), "another change"
        results[f"{kind}: {'right' if is_right else 'wrong'}"] += 1
        if not is_right:
            print(f"{keys}\t{text}\t{advice}", file=sys.stderr)
        if count % 500 == 0:
            print(f"{count} of {len(words)}", file=sys.stderr)
    for kind, count in results.most_common():
        print(f"{kind}\t{count}")


if __name__ == "__main__":
    main()
