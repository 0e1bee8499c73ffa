#!/usr/bin/env python3
"""Takes misspellings out of lists that are there, which make.py does when it makes them: a word that the spelling
dictionaries of the column `complete` refuse and that sounds like a far more frequent one (`herkez`, herkes). Rules
stand in lists/misspelt.py.

    misspelt.py [--list FOLDER] PACKAGES TEXTS OUTPUT TAG ...

The arguments are those of make.py. The weight of a misspelling is given to the word meant, and n-grams are renamed.
The counts in words.json and README.md are corrected. --list writes the misspellings to a folder and changes nothing.
"""
import argparse
import csv
import json
import sys
from pathlib import Path

from lists.misspelt import small_words
from lists.sources import Sources
from lists.write import correct_count, read_words, rewrite
from make import HERE, Language
from respell import rename_ngrams


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--list", type=Path)
    for name in ("packages", "texts", "output"):
        parser.add_argument(name)
    parser.add_argument("tags", nargs="+")
    options = parser.parse_args()
    sources, output = Sources(options.packages), Path(options.output)
    sys.path.insert(0, str(sources.python))
    with open(HERE / "languages.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    others = {row["tag"]: small_words(read_words(output / row["tag"] / "words.tsv.gz"), row["tag"])[0] for row in rows}
    for row in rows:
        tag, folder = row["tag"], output / row["tag"]
        if tag not in options.tags or not row["complete"]:
            continue
        words = read_words(folder / "words.tsv.gz")
        weights, small = small_words(words, tag)
        found = Language(row, sources, options.texts).misspelt(folder, others).found(weights, small)
        print(f"{tag}: {len(found)} of {len(words)} words are misspellings", flush=True)
        if options.list:
            options.list.mkdir(parents=True, exist_ok=True)
            lines = (f"{word}\t{meant}\t{weights[word]}\t{weights[meant]}\n" for word, meant in sorted(found.items()))
            (options.list / f"{tag}.tsv").write_text("".join(lines), encoding="utf-8")
            continue
        kept = {word: weight for word, weight in words.items() if word not in found}
        for word, meant in found.items():
            kept[meant] += words[word]
        rewrite(folder / "words.tsv.gz", kept, words)
        correct_count(folder, len(words), len(kept))
        if (ngrams := folder / "ngrams.tsv.gz").exists():
            manifest = json.loads((folder / "words.json").read_text(encoding="utf-8"))
            correct_count(folder, manifest["ngrams"]["entries"], rename_ngrams(ngrams, found))


if __name__ == "__main__":
    main()
