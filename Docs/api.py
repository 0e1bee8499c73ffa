#!/usr/bin/env python3
"""Compares the public API with the one that was recorded at the last release.

    api.py           compares .build/api.txt, which `make docs` writes, with api.txt.gz
    api.py --record  records it

A declaration that is gone or written otherwise breaks programs; it is listed, and is an error unless
api-changes.txt has it. New ones are counted.
"""
import gzip
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
RECORDED = HERE / "api.txt.gz"
MEANT = HERE / "api-changes.txt"


def main():
    text = (HERE.parent / ".build" / "api.txt").read_text(encoding="utf-8")
    if sys.argv[1:] == ["--record"]:
        RECORDED.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        print(f"{RECORDED.name}: {len(text.splitlines())} declarations")
        return
    now, before = set(text.splitlines()), set(gzip.decompress(RECORDED.read_bytes()).decode().splitlines())
    meant = {line for line in MEANT.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"}
    broken = sorted(before - now - meant)
    for line in broken:
        print(line)
    print(f"{len(now - before)} declarations are new, {len(before - now)} gone, {len(broken)} of them not in {MEANT.name}")
    if broken:
        sys.exit("api.py: note meant changes in CHANGELOG.md, and copy their lines to Docs/api-changes.txt")


main()
