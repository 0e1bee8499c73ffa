#!/usr/bin/env python3
"""Measures what automatic correction does to text that is right, and to typos in it.

    changed.py [--words 20000] [--only de,es] [--part test|fit] [--unseen] [--list FOLDER]

Downloads packages of Debian (with apt-get, about 90 MB) to .build/spelling/packages. Of each kind of text
(texts.py), the first paragraphs in the order of their CRC-32 are typed by `ime-cli suggest --auto`, and with
typos by `ime-cli evaluate --typos 1`. The columns: language, kind, words, words changed per thousand, typos,
and per cent of them recovered. Each text has two parts, by the CRC-32 of its paragraphs: the weights of corrections
are fitted on the part `fit` (odds.py) and measured on `test`. Of the kinds that --unseen chooses, nothing was
fitted or read. --write FOLDER only writes the texts. --list writes the changed words of each text to a folder.
"""
import argparse
import difflib
import subprocess
import zlib
from pathlib import Path

from texts import UNSEEN, download, texts

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / ".build/release/ime-cli"


def is_in(part, line):
    return zlib.crc32(("h" + line).encode()) % 2 == ("fit", "test").index(part)


def chosen(lines, limit, part):
    """Returns paragraphs of a part with about `limit` words, chosen by their check sums."""
    unique = sorted({line for line in lines if len(line.split()) > 3 and len(line) < 2000 and is_in(part, line)},
                    key=lambda line: zlib.crc32(line.encode()))
    kept, words = [], 0
    for line in unique:
        if words >= limit:
            break
        kept.append(line)
        words += len(line.split())
    return kept


def differences(before, after):
    """Yields the words of a line that were changed, and what they became."""
    before, after = before.split(), after.split()
    if len(before) == len(after):
        yield from ((a, b) for a, b in zip(before, after) if a != b)
        return
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    for kind, i, j, k, m in matcher.get_opcodes():
        if kind != "equal":
            yield " ".join(before[i:j]), " ".join(after[k:m])


def run(arguments, text):
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--words", type=int, default=20_000)
    parser.add_argument("--only", default="")
    parser.add_argument("--part", choices=["test", "fit"], default="test")
    parser.add_argument("--unseen", action="store_true")
    parser.add_argument("--write", type=Path)
    parser.add_argument("--list", type=Path)
    options = parser.parse_args()
    work = ROOT / ".build/spelling"
    download(work / "packages")
    print("language\tkind\twords\tchanged per 1,000\ttypos\trecovered %", flush=True)
    for tag, kind, lines in texts(work / "packages"):
        if options.only and tag not in options.only.split(",") or (kind in UNSEEN) != options.unseen:
            continue
        lines = chosen(lines, options.words, options.part)
        words = sum(len(line.split()) for line in lines)
        if words < 500:
            continue
        if options.write:
            options.write.mkdir(parents=True, exist_ok=True)
            (options.write / f"{tag}-{kind}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
            continue
        output = run(["suggest", "--language", tag, "--auto"], "\n".join(lines) + "\n")
        rows = [row.rpartition("\t") for row in output.rstrip("\n").split("\n")]
        changed = [change for before, _, after in rows for change in differences(before, after)]
        text = work / "text.txt"
        text.write_text("\n".join(lines) + "\n", encoding="utf-8")
        fields = run(["evaluate", "--language", tag, "--task", "correct", "--typos", "1", str(text)], "") \
            .rstrip("\n").split("\n")[-1].split("\t")
        print(tag, kind, words, f"{1000 * len(changed) / words:.2f}", fields[1], fields[2], sep="\t", flush=True)
        if options.list:
            options.list.mkdir(parents=True, exist_ok=True)
            (options.list / f"{tag}-{kind}.tsv").write_text("".join(f"{a}\t{b}\n" for a, b in changed), encoding="utf-8")


main()
