#!/usr/bin/env python3
"""Makes emoji.tsv and kanji.tsv.gz: texts that are offered for a reading after all words.

    offered.py OUTPUT UNIHAN EMOJI SYMBOLS

OUTPUT is the folder of words.tsv.gz and connections.pgm.gz, UNIHAN the folder of Unihan_Readings.txt.bz2 and
Unihan_OtherMappings.txt.bz2. EMOJI and SYMBOLS are tables of CLDR's Japanese annotations by
`ime-dict annotations`. A line of a result contains a reading, a tab, and texts separated by spaces, the usual
ones first.

- An emoji or symbol is offered for its names and keywords. Those in kanji are read by the cheapest
  segmentation into words of the dictionary.
- A kanji of JIS X 0208 or 0213 is offered for its readings in Unihan and for those that the dictionary shows:
  うつ of 写す.
"""
import bz2
import collections
import gzip
import math
import re
import sys
from pathlib import Path

WORD_UNIT, MATRIX_UNIT, COSTS_PER_NAT = 32, 64, 500
NOUN = 1851
LONGEST_WORD = 16
LONGEST_READING = 14
MOST_EMOJI = 24


def hiragana(text):
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" or c in "ヽヾ" else c for c in text)


def is_kana(text):
    return all("ぁ" <= c <= "ゖ" or c == "ー" for c in text)


def is_kanji(text):
    return "\u3400" <= text < "\ua000" or "\uf900" <= text < "\ufb00" or text >= "\U00020000"


class Lexicon:
    """The words of words.tsv.gz by text, and the costs of adjacent classes."""

    def __init__(self, folder):
        self.words = collections.defaultdict(list)
        reading = ""
        with gzip.open(folder / "words.tsv.gz", "rt", encoding="utf-8") as lines:
            for line in lines:
                fields = line.rstrip("\n").split("\t")
                reading = fields[0] or reading
                left = int(fields[2])
                right = int(fields[3] or left)
                text = reading if fields[1] == "" else fields[1]
                if text != "~":
                    self.words[text].append((reading, left, right, int(fields[4]) * WORD_UNIT))
        with gzip.open(folder / "connections.pgm.gz", "rb") as file:
            self.classes = int(file.readline().split()[1])
            self.costs = file.read()

    def connection(self, right, left):
        return self.costs[right * self.classes + left] * MATRIX_UNIT

    def reading(self, text):
        """The reading of the cheapest segmentation; None if a character has none."""
        ways = [{0: (0, "")}] + [{} for _ in text]
        for end in range(1, len(text) + 1):
            for start in range(max(0, end - LONGEST_WORD), end):
                part = text[start:end]
                found = self.words.get(part, [])
                if end == start + 1 and is_kana(hiragana(part)):
                    found = found + [(hiragana(part), NOUN, NOUN, 8000)]
                for reading, left, right, cost in found:
                    for before, (total, read) in ways[start].items():
                        whole = total + self.connection(before, left) + cost
                        if whole < ways[end].get(right, (math.inf, ""))[0]:
                            ways[end][right] = (whole, read + reading)
        ends = [(cost + self.connection(right, 0), read) for right, (cost, read) in ways[-1].items()]
        return min(ends)[1] if ends else None


def annotated(path):
    """Yields each word of a table with its characters."""
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if not line.startswith("# "):
                word, texts = line.rstrip("\n").split("\t")
                yield word, texts.split(" ")


def pictures(lexicon, paths):
    """The emoji and symbols by reading. Those of a word that is the reading come first."""
    found = collections.defaultdict(dict)
    for path in paths:
        for word, texts in annotated(path):
            plain = hiragana(re.sub(r"[ ・=＝]", "", word))
            reading = plain if is_kana(plain) else hiragana(lexicon.reading(plain) or "")
            if not 1 < len(reading) <= LONGEST_READING or not is_kana(reading):
                continue
            for number, text in enumerate(texts):
                rank = number if plain == reading else number + 0.5
                found[reading][text] = min(rank, found[reading].get(text, math.inf))
    return {
        reading: [text for text, _ in sorted(ranks.items(), key=lambda item: item[1])][:MOST_EMOJI]
        for reading, ranks in found.items()}


ROMAJI = {
    "": "aあiいuうeえoお", "k": "aかiきuくeけoこ", "g": "aがiぎuぐeげoご", "s": "aさiしuすeせoそ",
    "z": "aざiじuずeぜoぞ", "t": "aたiちuつeてoと", "d": "aだiぢuづeでoど", "n": "aなiにuぬeねoの",
    "h": "aはiひuふeへoほ", "b": "aばiびuぶeべoぼ", "p": "aぱiぴuぷeぺoぽ", "m": "aまiみuむeめoも",
    "r": "aらiりuるeれoろ", "y": "aやuゆoよ", "w": "aわiゐeゑoを", "sh": "iし", "ch": "iち", "ts": "uつ",
    "f": "uふ", "j": "iじ", "dz": "uづ", "dj": "iぢ", "v": "uゔ",
}
GLIDES = {
    "ky": "き", "gy": "ぎ", "sy": "し", "sh": "し", "shy": "し", "zy": "じ", "j": "じ", "jy": "じ", "ty": "ち", "ch": "ち",
    "chy": "ち", "dy": "ぢ", "ny": "に", "hy": "ひ", "by": "び", "py": "ぴ", "my": "み", "ry": "り",
}
SYLLABLES = {
    consonants + row[i]: row[i + 1] for consonants, row in ROMAJI.items() for i in range(0, len(row), 2)}
for consonants, kana in GLIDES.items():
    for vowel, small in ("a", "ゃ"), ("u", "ゅ"), ("o", "ょ"):
        SYLLABLES[consonants + vowel] = kana + small


def kana(romaji):
    """The kana of a reading in Unihan; None if it is misspelt there."""
    rest, text = romaji.lower(), ""
    while rest:
        length = next((n for n in (4, 3, 2, 1) if rest[:n] in SYLLABLES and len(rest) >= n), 0)
        if length:
            text += SYLLABLES[rest[:length]]
            rest = rest[length:]
        elif rest[0] == "n":
            text += "ん"
            rest = rest[1:].removeprefix("'")
        elif rest[:2] == "tc" or rest[:1] == rest[1:2]:
            text += "っ"
            rest = rest[1:]
        else:
            return None
    return text


def unihan(folder, file, fields):
    """Yields character, field and value of some fields."""
    with bz2.open(Path(folder) / f"Unihan_{file}.txt.bz2", "rt", encoding="utf-8") as lines:
        for line in lines:
            parts = line.rstrip("\n").split("\t")
            if len(parts) == 3 and parts[1] in fields:
                yield chr(int(parts[0][2:], 16)), parts[1], parts[2]


def kanji(lexicon, folder):
    """The kanji by reading: those of JIS level 1 first, and the frequent ones before the others."""
    levels = {}
    for character, field, code in unihan(folder, "OtherMappings", ("kJis0", "kJIS0213")):
        # Rows 16 to 47 of JIS X 0208 are level 1.
        is_first = field == "kJis0" and int(code[:2]) < 48
        levels[character] = min(1 if is_first else 2 if field == "kJis0" else 3, levels.get(character, 3))
    readings = collections.defaultdict(set)
    for character, _, values in unihan(folder, "Readings", ("kJapaneseOn", "kJapaneseKun")):
        readings[character] |= {text for text in map(kana, values.split()) if text}
    frequency = collections.Counter()
    for text, words in lexicon.words.items():
        likelihood = sum(math.exp(-cost / COSTS_PER_NAT) for _, _, _, cost in words)
        for character in set(text):
            frequency[character] += likelihood
        if not is_kanji(text[0]) or not is_kana(text[1:]):
            continue
        for reading, *_ in words:
            stem = reading.removesuffix(text[1:])
            if stem and is_kana(stem) and (stem != reading or len(text) == 1):
                readings[text[0]].add(stem)
    found = collections.defaultdict(list)
    for character, level in levels.items():
        for reading in readings[character]:
            found[reading].append((level, -frequency[character], character))
    return {reading: [character for *_, character in sorted(texts)] for reading, texts in found.items()}


def lines(found):
    return [f"{reading}\t{' '.join(texts)}\n" for reading, texts in sorted(found.items())]


def main(output, unihan_folder, emoji, symbols):
    output = Path(output)
    lexicon = Lexicon(output)
    made = lines(pictures(lexicon, [symbols, emoji]))
    (output / "emoji.tsv").write_text(
        "# Emoji and symbols by their names and keywords in CLDR, read in kana. Made by offered.py.\n"
        + "".join(made), encoding="utf-8")
    print(len(made), "readings of emoji and symbols")
    made = lines(kanji(lexicon, unihan_folder))
    with gzip.GzipFile(output / "kanji.tsv.gz", "wb", 9, mtime=0) as file:
        file.write("".join(made).encode("utf-8"))
    print(len(made), "readings of", sum(line.count(" ") + 1 for line in made), "kanji")


if __name__ == "__main__":
    main(*sys.argv[1:])
