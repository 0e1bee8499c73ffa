#!/usr/bin/env python3
"""Draws documentation comments to be read and rated, and counts words of the glossary's right column.

    python3 Benchmarks/documentation/sample.py [--seed 1] [--count 250] > sample.txt
    python3 Benchmarks/documentation/sample.py --words

The sample has the comment and the declaration below it, without the code: a reader who cannot say what
the declaration does has found a comment that needs another sentence. Comments that open with What, How,
The same, Of, None, No, So, As or Where, and empty ones, are counted.
"""
import argparse
import pathlib
import random
import re

OPENING = re.compile(r"^(What|How|The same|Of|None|No|So|As|Where)\b")
WORDS = [
    "blank", "slip", "dear", "dearer", "foresee[ns]?", "foretell", "stands (?:before|behind|there)",
    "goes on", "anew", "places?", "to begin with", "refusals?", "recollection", "who types", "so many",
    "such a one", "what is there",
]


def comments(root):
    """Yields (file, line, comment, declaration) for each documentation comment of Sources."""
    for path in sorted(root.glob("Sources/**/*.swift")):
        lines = path.read_text().split("\n")
        start = None
        for number, line in enumerate(lines):
            text = line.strip()
            if text.startswith("///"):
                start = number if start is None else start
            elif start is not None:
                body = [entry.strip()[3:].strip() for entry in lines[start:number]]
                declaration = next((entry.strip() for entry in lines[number:]
                                    if entry.strip() and not entry.strip().startswith("@")), "")
                yield path.relative_to(root), start + 1, "\n".join(body), declaration
                start = None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="seed of the sample")
    parser.add_argument("--count", type=int, default=250, help="number of comments")
    parser.add_argument("--words", action="store_true", help="count the words instead")
    options = parser.parse_args()
    root = pathlib.Path(__file__).resolve().parents[2]
    if options.words:
        texts = [path.read_text() for pattern in ("Sources/**/*.swift", "Tests/**/*.swift", "**/*.md")
                 for path in root.glob(pattern) if ".build" not in path.parts]
        for word in WORDS:
            pattern = re.compile(rf"\b{word}\b", re.IGNORECASE)
            print(f"{word}\t{sum(len(pattern.findall(text)) for text in texts)}")
        return
    found = list(comments(root))
    sample = random.Random(options.seed).sample(found, min(options.count, len(found)))
    for file, line, body, declaration in sample:
        print(f"{file}:{line}\n{body}\n    {declaration}\n")
    print(f"# {len(found)} comments in all; of the sample "
          f"{sum(bool(OPENING.match(body)) for _, _, body, _ in sample)} open wrongly, "
          f"{sum(not body for _, _, body, _ in sample)} are empty")


if __name__ == "__main__":
    main()
