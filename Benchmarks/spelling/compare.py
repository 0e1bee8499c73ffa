#!/usr/bin/env python3
"""Compares corrections of common misspellings with those of hunspell, aspell and symspellpy.

    compare.py IME-CLI [LEXICON] [--part all|tuning|test] [--every N]

The rows come from codespell's list in the installed Python package: those with a single correction of one
word, and typed words of at most 15 letters. The part "tuning" consists of the rows whose typed word has an
even CRC-32; the costs of typos were chosen with it. The list is read from the package and never copied here.
"""
import argparse
import importlib.resources
import subprocess
import tempfile
import zlib
from pathlib import Path


def rows(part):
    text = importlib.resources.files("codespell_lib").joinpath("data/dictionary.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        typed, meant = line.split("->")
        meant = meant.strip()
        if "," in meant or " " in meant or len(typed) > 15:
            continue
        is_tuning = zlib.crc32(typed.encode()) % 2 == 0
        if part == "all" or is_tuning == (part == "tuning"):
            yield typed, meant


def ispell(command, words):
    """Yields the suggestions of a program with ispell's protocol, which answers with a block of lines per
    word."""
    output = subprocess.run(
        command, input="".join(f"^{word}\n" for word in words), capture_output=True, text=True, check=True
    ).stdout
    blocks = output.split("\n", 1)[1].split("\n\n")
    for block in blocks[: len(words)]:
        line = block.strip().split("\n")[0]
        yield [text.strip() for text in line.split(":", 1)[1].split(",")] if line.startswith("&") else []


def symspell(words):
    from symspellpy import SymSpell, Verbosity

    speller = SymSpell(max_dictionary_edit_distance=2, prefix_length=7)
    data = importlib.resources.files("symspellpy").joinpath("frequency_dictionary_en_82_765.txt")
    speller.load_dictionary(str(data), 0, 1, encoding="utf-8-sig")
    for word in words:
        found = speller.lookup(word.lower(), Verbosity.ALL, max_edit_distance=2)
        yield [item.term for item in found if item.term != word.lower()]


def share(pairs, suggestions):
    first = five = 0
    for (_, meant), texts in zip(pairs, suggestions, strict=True):
        texts = [text.lower() for text in texts]
        first += meant.lower() in texts[:1]
        five += meant.lower() in texts[:5]
    return 100 * first / len(pairs), 100 * five / len(pairs)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("program", nargs="?", help="the ime-cli to measure")
    parser.add_argument("lexicon", nargs="?", help="the path of en.words.imedict, if it is not the default one")
    parser.add_argument("--part", choices=["all", "tuning", "test"], default="all")
    parser.add_argument("--every", type=int, default=1, help="use only every N-th row, because hunspell is slow")
    parser.add_argument("--write", type=Path, help="only write the rows to this file")
    options = parser.parse_args()
    pairs = list(rows(options.part))[:: options.every]
    if options.write:
        options.write.write_text("".join(f"{a}\t{b}\n" for a, b in pairs), encoding="utf-8")
        return
    typed = [word for word, _ in pairs]
    print(f"program\trows\tfirst %\tfirst five %")
    peers = {
        "aspell": lambda: ispell(["aspell", "-a", "--lang=en_US", "--sug-mode=normal"], typed),
        "hunspell": lambda: ispell(["hunspell", "-a", "-d", "en_US"], typed),
        "symspellpy": lambda: symspell(typed),
    }
    best = [0.0, 0.0]
    for name, suggestions in peers.items():
        result = share(pairs, list(suggestions()))
        best = [max(pair) for pair in zip(best, result)]
        print(f"{name}\t{len(pairs)}\t{result[0]:.1f}\t{result[1]:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "codespell.tsv")
        file.write_text("".join(f"{a}\t{b}\n" for a, b in pairs), encoding="utf-8")
        lexicon = ["--dictionary", options.lexicon] if options.lexicon else []
        command = [options.program, "evaluate", "--language", "en", "--task", "correct", *lexicon, str(file)]
        line = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1]
    first, five = (float(field) for field in line.split("\t")[2:4])
    print(f"GlobeKey\t{len(pairs)}\t{first:.1f}\t{five:.1f}")
    print(f"ahead by\t\t{first - best[0]:+.1f}\t{five - best[1]:+.1f}")


main()
