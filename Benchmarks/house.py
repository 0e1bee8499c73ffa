#!/usr/bin/env python3
"""Counts what a newcomer has to find the way through, for comparing two states of the tree.

    Benchmarks/house.py              this tree
    git worktree add /tmp/before TAG && Benchmarks/house.py /tmp/before

Declarations are counted by their first line: a keyword after `public` or `package`, whatever attributes
precede it. Comments and strings that span lines do not begin with such words.
"""
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[1])
KINDS = "actor|associatedtype|case|class|enum|extension|func|init|let|macro|operator|protocol|static|struct|subscript|typealias|var"
DECLARATION = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(public|package|open)(?:\(set\))?\s+"
    rf"(?:(?:nonisolated|final|mutating|override|consuming|borrowing|convenience|required|indirect|unowned|weak|lazy|isolated)\S*\s+)*(?:{KINDS})\b")
# The protocols between a host and a language.
SEAM = {"InputMethod": "Sources/Core/InputCore", "InputEngine": "Sources/Core/InputCore", "ReadingConverter": "Sources/Core/InputCore"}


def sources(folder):
    return sorted((ROOT / folder).rglob("*.swift"))


def requirements(name, folder):
    """The requirements in the body of a protocol."""
    for path in sources(folder):
        found = re.search(rf"^(?:public |package )?protocol {name}\b.*?\{{\n(.*?)^\}}", path.read_text(encoding="utf-8"), re.S | re.M)
        if found:
            return len(re.findall(r"^  (?:@\S+ )?(?:static |mutating )*(?:func|var|init|associatedtype|subscript)\b", found[1], re.M))
    return 0


def main():
    description = (ROOT / "Package.swift").read_text(encoding="utf-8")
    kinds = collections.Counter(re.findall(r"^ +\.?(module|program|tests|target|executableTarget|testTarget|systemLibrary|plugin)\(", description, re.M))
    print("targets", sum(kinds.values()), "of which tests", kinds["tests"] + kinds["testTarget"], sep="\t")
    declarations, lines, files, carry, shims, exported = collections.Counter(), 0, 0, 0, 0, 0
    for path in sources("Sources"):
        text = path.read_text(encoding="utf-8")
        files += 1
        lines += text.count("\n")
        carry += len(re.findall(r"func carryOut\b", text))
        exported += text.count("@_exported import")
        shims += len(re.findall(r"^#if canImport\((?:Glibc|Darwin)\)\n +(?:@_exported )?import", text, re.M))
        for line in text.split("\n"):
            if found := DECLARATION.match(line):
                declarations[found[1]] += 1
    print("Swift files in Sources", files, "lines", lines, sep="\t")
    print("declarations", *(f"{name} {count}" for name, count in sorted(declarations.items())), sep="\t")
    print("requirements", *(f"{name} {requirements(name, folder)}" for name, folder in SEAM.items()), sep="\t")
    print("functions named carryOut", carry, sep="\t")
    print("blocks that import the C library", shims, sep="\t")
    print("re-exported imports", exported, sep="\t")
    for folder in ("Sources/Conversion/SyllableConversion", "Sources/Keyboards/KeyboardCatalog"):
        flat = len(list((ROOT / folder).glob("*.swift")))
        print(folder, f"{len(sources(folder))} files, {flat} of them flat", sep="\t")


main()
