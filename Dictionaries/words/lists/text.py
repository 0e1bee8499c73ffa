"""Counts words in plain text with one sentence or paragraph per line."""
import re
import zlib
from collections import Counter, defaultdict

from .letters import lower, normalised

MARKS = "\u0300-\u036f\u0591-\u05c7\u064b-\u0655\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963"
WORD = re.compile(rf"[^\W\d_]+(?:[{MARKS}\u200c\u200d'’\"׳״-]*[^\W\d_]*)*")
ENGLISH = re.compile(
    r"\b(the|of|and|that|this|you|we|with|are|it's|what|for|have|i'm|to)\b", re.IGNORECASE)
# A word next to one of these is part of a number, an address or code.
TECHNICAL = set("0123456789@/\\_=")


def lines(path, tag, held_out):
    """Yields either the held-out tenth of the lines or the others, without lines in English."""
    with open(path, encoding="utf-8") as file:
        for line in file:
            if (zlib.crc32(line.encode()) % 10 == 0) != held_out:
                continue
            if tag != "en" and len(ENGLISH.findall(line)) * 12 > line.count(" "):
                continue
            yield line


def tokens(line, tag):
    """Yields the words of a line and whether each directly follows another word in its sentence."""
    for match in WORD.finditer(line):
        start, end = match.span()
        if line[start - 1 : start] in TECHNICAL or line[end : end + 1] in TECHNICAL:
            continue
        inside = start > 1 and line[start - 1] == " " and (line[start - 2].isalpha() or line[start - 2] == ",")
        yield match[0], inside


def is_careful(line, tag):
    """Whether a line has capitals where they belong. English that begins in lower case or has `i` says
    nothing about names. Film reviews have `john` half as often as John, edited text hardly ever."""
    begins = next((character for character in line if character.isalpha()), "")
    return tag != "en" or not begins.islower() and not re.search(r"\bi\b", line)


def count(path, tag):
    """Counts words by lower case, and their spellings within sentences."""
    raw = defaultdict(Counter)
    for line in lines(path, tag, held_out=False):
        careful = is_careful(line, tag)
        for word, inside in tokens(line, tag):
            raw[word][inside and careful] += 1
    totals, spellings = Counter(), defaultdict(Counter)
    for word, counts in raw.items():
        form = normalised(word, tag)
        if not form:
            continue
        key = lower(form, tag)
        totals[key] += counts.total()
        if counts[True] and not (len(form) > 1 and form.isupper()):
            spellings[key][form] += counts[True]
    return totals, spellings
