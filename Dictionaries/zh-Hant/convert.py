#!/usr/bin/env python3
"""Makes the word lists of zh-Hant out of those of zh-Hans and the readings of pypinyin.

convert.py PINYIN-TOOLS SCRIPT-COMMAND [WORDS]
  PINYIN-TOOLS    the unpacked package pypinyin, for its readings with tones
  SCRIPT-COMMAND  a program that turns simplified lines into traditional ones of Taiwan, such as
                  "ime-cli script s2tw --tables zh-text.imedict"
  WORDS           a file whose lines begin with the words to keep, such as the output of
                  "ime-dict dump" of an image with the model; without it all are kept, to train on

Writes words.tsv.gz, characters.tsv and syllables.tsv beside itself.

A word has the weight that the dictionary of zh-Hans gives it. Its reading is pypinyin's; where
Taiwan reads a character otherwise (taiwan-readings.tsv) that reading comes first, and the
mainland's stays with a tenth of the weight. A neutral tone may be typed as the full one: many are
read full in Taiwan (朋友 ㄆㄥˊ ㄧㄡˇ). 一 and 不 are typed in their own tone; the one that they change
to before others is taken too.
"""

import collections
import gzip
import itertools
import json
import os
import re
import shlex
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(HERE, "..", "zh-Hans")
# Words that jieba alone has count from here on.
MINIMUM_JIEBA_COUNT = 15
# A reading beside the first counts this part of it.
OTHER_READING = 0.1
NEUTRAL = "˙"
# An initial, a medial and a final, each at most once, and a tone. Interjections without a vowel
# (ㄏㄇ, ㄫ) are none.
SYLLABLE = re.compile("(?=.)[ㄅ-ㄙ]?[ㄧㄨㄩ]?[ㄚ-ㄦ]?[ˊˇˋ˙]?")
SIGNATURE = "# globekey-wordlist 1"
# Characters whose tone follows the next one: typed in their own tone, seldom in the other.
CHANGING = {"一": ("ㄧ", "ㄧˋ", "ㄧˊ"), "不": ("ㄅㄨˋ", "ㄅㄨˊ")}
RARE_READING = 0.05
# OpenCC writes 臺 for every 台; in Taiwan both are written, 台 the more.
VARIANTS = [("臺", "台")]

sys.path.insert(0, sys.argv[1])
from pypinyin import Style, pinyin  # noqa: E402
from pypinyin.style import convert as convert_style  # noqa: E402


def entries(name):
    """The fields of a word list."""
    path = os.path.join(SOURCES, name)
    with (gzip.open if name.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                yield line.rstrip("\n").split("\t")


def zhuyin(syllable):
    """Bopomofo of a syllable of pinyin with a tone mark; the empty text where it is none."""
    text = convert_style(syllable, Style.BOPOMOFO, strict=True)
    return text if SYLLABLE.fullmatch(text) else ""


def weights():
    """The words of zh-Hans with their weights: the first list that has one decides."""
    words = collections.Counter()
    for word, _, weight in entries("pinyin-simp.tsv.gz"):
        words[word] += max(float(weight), 0.5)
    for word, _, weight in entries("jieba.tsv.gz"):
        if word not in words and float(weight) >= MINIMUM_JIEBA_COUNT:
            words[word] = float(weight) * 0.6
    for word, _, _ in entries("pypinyin-phrases.tsv.gz"):
        if word not in words and len(word) <= 4:
            words[word] = 0.5
    return words


def in_script(words):
    """The words in the characters of Taiwan."""
    result = subprocess.run(
        shlex.split(sys.argv[2]), input="\n".join(words) + "\n", text=True, check=True,
        stdout=subprocess.PIPE)
    lines = result.stdout.split("\n")[: len(words)]
    assert len(lines) == len(words)
    return lines


def kept_words():
    """The words to keep; None where all are."""
    if len(sys.argv) < 4:
        return None
    with open(sys.argv[3], encoding="utf-8") as file:
        return {line.split("\t")[0].rstrip("\n") for line in file}


def with_variants(pairs):
    """The pairs, and those with the other form of a character."""
    for word, traditional in pairs:
        yield word, traditional
        for usual, other in VARIANTS:
            if usual in traditional:
                yield word, traditional.replace(usual, other)


def taiwan_readings():
    table = {}
    with open(os.path.join(HERE, "taiwan-readings.tsv"), encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                character, mainland, taiwan = line.rstrip("\n").split("\t")
                table[character, mainland] = taiwan
    return table


def character_readings():
    """All readings of each character in pypinyin's table, the usual one first."""
    path = os.path.join(sys.argv[1], "pypinyin", "pinyin_dict.json")
    with open(path, encoding="utf-8") as file:
        table = json.load(file)
    readings = {}
    for code, text in table.items():
        all_of_one = [zhuyin(part) for part in text.split(",")]
        readings[chr(int(code))] = list(dict.fromkeys(filter(None, all_of_one)))
    return readings


def choices(character, reading, taiwan, characters):
    """The readings of a character in a word with their shares, the first one's being 1."""
    if character in CHANGING:
        first, *others = CHANGING[character]
        return [(first, 1)] + [(other, RARE_READING) for other in others]
    if (character, reading) in taiwan:
        return [(taiwan[character, reading], 1), (reading, OTHER_READING)]
    if reading.endswith(NEUTRAL):
        full = [r for r in characters.get(character, []) if r.rstrip("ˊˇˋ") == reading[:-1]]
        if full:
            return [(reading, 1)] + [(other, 0.5) for other in full]
    return [(reading, 1)]


def is_han(word):
    return all("\u3400" <= c <= "\u9fff" or "\U00020000" <= c < "\U0002f800" or c == "〇" for c in word)


def write(path, header, rows):
    text = "\n".join([SIGNATURE, *header, *rows]) + "\n"
    if path.endswith(".gz"):
        # Without a time or a name, so that the same words give the same bytes.
        with open(path, "wb") as file:
            file.write(gzip.compress(text.encode(), compresslevel=9, mtime=0))
    else:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def main():
    taiwan = taiwan_readings()
    characters = character_readings()
    simplified = weights()
    kept = kept_words()
    lines = collections.Counter()
    used = collections.defaultdict(collections.Counter)
    for word, traditional in with_variants(zip(simplified, in_script(list(simplified)))):
        if len(word) != len(traditional) or not is_han(traditional):
            continue
        if kept is not None and traditional not in kept:
            continue
        weight = simplified[word]
        # The traditional characters tell readings apart that one simplified one has (发 髮 發), the
        # simplified phrases are the more known.
        by_word = [zhuyin(part[0]) for part in pinyin(word, style=Style.TONE, errors="ignore")]
        if len(by_word) != len(word) or not all(by_word):
            continue
        for place, character in enumerate(traditional):
            known = characters.get(character)
            if known and by_word[place] not in known and not by_word[place].endswith(NEUTRAL):
                by_word[place] = known[0]
        options = [choices(c, r, taiwan, characters) for c, r in zip(traditional, by_word)]
        if len(word) > 1:
            for combination in itertools.islice(itertools.product(*options), 8):
                share = 1.0
                for _, part in combination:
                    share *= part
                lines[traditional, " ".join(r for r, _ in combination)] += weight * share
        else:
            lines[traditional, ""] += weight
        for character, option in zip(traditional, options):
            for reading, share in option:
                used[character][reading] += weight * share
    for character, readings in characters.items():
        if not is_han(character):
            continue
        for reading in readings:
            if (character, reading) in taiwan:
                used[character][taiwan[character, reading]] += 0
            used[character][reading] += 0
    rows = [f"{w}\t{r}\t{weight:.2g}" for (w, r), weight in sorted(lines.items())]
    write(os.path.join(HERE, "words.tsv.gz"),
          ["# source: zh-Hans in the characters of Taiwan", "# licence: Apache-2.0 AND MIT",
           "# reading: zhuyin", "# script: Han", "# weight: count", f"# entries: {len(rows)}"], rows)
    single = [f"{c}\t{r}\t{weight:.2g}" for c in sorted(used)
              for r, weight in sorted(used[c].items(), key=lambda item: (-item[1], item[0]))]
    write(os.path.join(HERE, "characters.tsv.gz"),
          ["# source: pypinyin", "# version: 0.55.0", "# licence: MIT AND Unicode-3.0",
           "# reading: zhuyin", "# script: Han", "# weight: count", f"# entries: {len(single)}"], single)
    syllables = {r for c in used.values() for r in c} | {
        r for _, reading in lines for r in reading.split(" ") if r}
    with open(os.path.join(HERE, "syllables.tsv"), "w", encoding="utf-8") as file:
        file.write("# The syllables of Mandarin in bopomofo with their tones, as the lists have them.\n")
        file.write("# The first tone has no mark. Made by convert.py.\n")
        file.write("\n".join(sorted(syllables)) + "\n")
    print(len(rows), "words", len(single), "readings of characters", len(syllables), "syllables")


main()
