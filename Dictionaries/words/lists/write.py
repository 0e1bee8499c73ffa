"""Writes a word list in the format of Dictionaries/README.md, compressed with gzip."""
import gzip
import re
import sys
from math import log10

# Version and licence for the headers. LICENSES.md of each language has the details.
SOURCES = {
    "wordfreq": ("3.1.1", "CC-BY-SA-4.0"),
    "SymSpell, SCOWL": ("6.10.1, 2020.12.07", "MIT AND LicenseRef-SCOWL"),
    "hazm": ("0.10.0", "MIT"),
    "GlobeKey, Tesseract": ("4.1.0", "Apache-2.0"),
    "PyThaiNLP": ("5.4.0", "CC0-1.0"),
}


# UTF-8 read as Latin-1 or Windows-1252: the first byte of a character and those that follow it, as
# characters of their own (`Ã©` for é). No word has capitals with accents before these.
FOLLOWING = ("[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014"
             "\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]")
MISREAD = re.compile(f"[\u00c2-\u00de]{FOLLOWING}|[\u00e0-\u00ef]{FOLLOWING}{{2}}|[\u00f0-\u00f4]{FOLLOWING}{{3}}")
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\ufffd\u2028\u2029\ufeff]")
MARKUP = re.compile(r"[<>{}\[\]|\\]|&\w+;|,[A-Z_]{4,}$")
# One word of this many is looked up again in the file that was written.
LOOKED_UP_EVERY = 50


def check(path, word):
    """Ends the program for a word that is none."""
    for pattern, reason in ((MISREAD, "UTF-8 read as another encoding"), (UNPRINTABLE, "no text"),
                            (MARKUP, "markup")):
        if pattern.search(word):
            sys.exit(f"{path}: {word!r} has {reason}")


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
    verify(path, {word: rounded(weight) for word, weight in words.items()})
    return len(data)


def rewrite(path, words, before):
    """Replaces the words of a list. Weights that are as before are not rounded again."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        header = [line.rstrip("\n") for line in file if line.startswith("# ")]
    weights = {word: weight if before.get(word) == weight else rounded(weight)
               for word, weight in words.items()}
    lines = header + [f"{word}\t\t{weight}" for word, weight in sorted(weights.items())]
    path.write_bytes(gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0))
    verify(path, weights)


def verify(path, words):
    """Ends the program if the list at a path is not one of these words with these weights."""
    for word in words:
        check(path, word)
    written = read_words(path)
    if len(written) != len(words):
        sys.exit(f"{path}: {len(written)} words were written of {len(words)}")
    for word in sorted(words)[::LOOKED_UP_EVERY]:
        if written.get(word) != words[word]:
            sys.exit(f"{path}: {word!r} is not found as it was written")


def read_words(path):
    """Returns the words of a list with their weights."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        rows = (line.rstrip("\n").split("\t") for line in file if not line.startswith("# "))
        return {word: int(weight) for word, _, weight in rows}


def correct_count(folder, before, after):
    """Replaces a number of entries in the manifest and the README of a language."""
    for path in (folder / "words.json", folder / "README.md"):
        text = path.read_text(encoding="utf-8")
        text = re.sub(rf"\b{before}\b", str(after), text).replace(f"{before:,}", f"{after:,}")
        path.write_text(text, encoding="utf-8")
