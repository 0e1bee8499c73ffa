"""Writes a word list in the format of Dictionaries/README.md, compressed with gzip."""
import gzip
from math import log10

# Version and licence for the headers. LICENSES.md of each language has the details.
SOURCES = {
    "wordfreq": ("3.1.1", "CC-BY-SA-4.0"),
    "SymSpell, SCOWL": ("6.10.1, 2020.12.07", "MIT AND LicenseRef-SCOWL"),
    "hazm": ("0.10.0", "MIT"),
    "GlobeKey, Tesseract": ("4.1.0", "Apache-2.0"),
    "PyThaiNLP": ("5.4.0", "CC0-1.0"),
}


def rounded(weight):
    """Rounds to ten steps per decade: the sources are hardly more precise, and it compresses better."""
    step = 10 ** (round(log10(max(weight, 1)) * 10) / 10)
    return int(float(f"{step:.2g}"))


def write_list(path, source, words):
    """Writes words with their weights in ascending order. Returns the size of the file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    version, licence = SOURCES[source]
    lines = ["# globekey-wordlist 1", f"# source: {source}", f"# version: {version}", f"# licence: {licence}",
             "# reading: none", "# script: any", "# weight: count"]
    lines += [f"{word}\t\t{rounded(weight)}" for word, weight in sorted(words.items())]
    data = gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0)
    path.write_bytes(data)
    return len(data)


def read_words(path):
    """Returns the words of a list with their weights."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        rows = (line.rstrip("\n").split("\t") for line in file if not line.startswith("# "))
        return {word: int(weight) for word, _, weight in rows}
