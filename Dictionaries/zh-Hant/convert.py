#!/usr/bin/env python3
"""Makes the word lists of zh-Hant from those of zh-Hans and the readings of pypinyin.

convert.py PINYIN-TOOLS SCRIPT-COMMAND [WORDS]
  PINYIN-TOOLS    the unpacked package pypinyin, for its readings with tones
  SCRIPT-COMMAND  a program that converts simplified lines to traditional ones of Taiwan, such as
                  "ime-cli script s2tw --tables zh-text.imedict"
  WORDS           a file whose lines begin with the words to keep, such as the output of
                  "ime-dict dump" of an image with the model; without it all are kept, to train on

Writes words.tsv.gz, kept-words.tsv.gz, characters.tsv and syllables.tsv beside itself. kept-words.tsv.gz has the
words that the image keeps whatever the training text says: the words of Taiwan (taiwan-words.tsv), the everyday
words and the set phrases of zh-Hans, and phrases of pypinyin with three and more characters.

A word has its weight in the dictionary of zh-Hans. Its reading comes from pypinyin. If Taiwan reads a
character differently (taiwan-readings.tsv), that reading comes first, and the mainland reading has a tenth of
the weight, or the weight that the table states. A neutral tone may also be typed as the full tone, because many are pronounced in full in Taiwan
(朋友 ㄆㄥˊ ㄧㄡˇ). 一 and 不 are typed in their own tone; their changed tone is accepted too.
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
# Minimum count of words that only jieba has.
MINIMUM_JIEBA_COUNT = 15
# The weight of a further reading relative to the first.
OTHER_READING = 0.1
NEUTRAL = "˙"
# At most one initial, medial and final each, and a tone. Interjections without a vowel (ㄏㄇ, ㄫ) do not match.
SYLLABLE = re.compile("(?=.)[ㄅ-ㄙ]?[ㄧㄨㄩ]?[ㄚ-ㄦ]?[ˊˇˋ˙]?")
SIGNATURE = "# globekey-wordlist 1"
# Characters whose tone depends on the next one: typed in their own tone, seldom in the changed one.
CHANGING = {"一": ("ㄧ", "ㄧˋ", "ㄧˊ"), "不": ("ㄅㄨˋ", "ㄅㄨˊ")}
RARE_READING = 0.05
# The minimum length of the phrases of pypinyin that are kept.
LEAST_PHRASE = 3
# The maximum number of readings of a word.
MOST_READINGS = 8
# OpenCC writes 臺 for every 台. Taiwan uses both, 台 more often.
VARIANTS = [("臺", "台")]

sys.path.insert(0, sys.argv[1])
sys.path.insert(0, HERE)
from other_forms import other_forms  # noqa: E402
from pypinyin import Style, pinyin  # noqa: E402
from pypinyin.style import convert as convert_style  # noqa: E402


def entries(name):
    """Yields the fields of a word list."""
    path = os.path.join(SOURCES, name)
    with (gzip.open if name.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                yield line.rstrip("\n").split("\t")


def zhuyin(syllable):
    """Returns the bopomofo of a pinyin syllable with a tone mark; empty if it is not valid."""
    text = convert_style(syllable, Style.BOPOMOFO, strict=True)
    return text if SYLLABLE.fullmatch(text) else ""


def weights():
    """Returns the words of zh-Hans with their weights. The first list with a word decides."""
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


def kept_weights():
    """Returns the words of zh-Hans to keep, with their weights."""
    words = collections.Counter()
    for word, _, weight in entries("everyday.tsv"):
        words[word] = float(weight)
    for word, _, weight in entries("idioms.tsv.gz"):
        words.setdefault(word, float(weight))
    for word, _, _ in entries("pypinyin-phrases.tsv.gz"):
        if len(word) >= LEAST_PHRASE:
            words.setdefault(word, 1)
    return words


def taiwan_words():
    """Yields the words of taiwan-words.tsv with their weights and readings, which may be missing."""
    with open(os.path.join(HERE, "taiwan-words.tsv"), encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                word, weight, *readings = line.rstrip("\n").split("\t")
                yield word, float(weight), readings


def in_script(words):
    """Converts the words to the characters of Taiwan."""
    result = subprocess.run(
        shlex.split(sys.argv[2]), input="\n".join(words) + "\n", text=True, check=True,
        stdout=subprocess.PIPE)
    lines = result.stdout.split("\n")[: len(words)]
    assert len(lines) == len(words)
    return [as_written(line) for line in lines]


def kept_words():
    """Returns the words to keep; None if all are kept."""
    if len(sys.argv) < 4:
        return None
    with open(sys.argv[3], encoding="utf-8") as file:
        return {line.split("\t")[0].rstrip("\n") for line in file}


def with_variants(pairs):
    """Yields the pairs, and again with the other form of a character."""
    for word, traditional in pairs:
        yield word, traditional
        for usual, other in VARIANTS:
            if usual in traditional:
                yield word, traditional.replace(usual, other)


def taiwan_readings():
    """Returns the readings of Taiwan by character and mainland reading, each with the weight of the latter and
    whether it is only used for the character by itself."""
    table = {}
    with open(os.path.join(HERE, "taiwan-readings.tsv"), encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                character, mainland, taiwan, *more = line.rstrip("\n").split("\t")
                share = float(more[0]) if more else OTHER_READING
                table[character, mainland] = taiwan, share, more[1:] == ["alone"]
    return table


def character_readings():
    """Returns all readings of each character in pypinyin's table, the most common first."""
    path = os.path.join(sys.argv[1], "pypinyin", "pinyin_dict.json")
    with open(path, encoding="utf-8") as file:
        table = json.load(file)
    readings = {}
    for code, text in table.items():
        all_of_one = [zhuyin(part) for part in text.split(",")]
        readings[chr(int(code))] = list(dict.fromkeys(filter(None, all_of_one)))
    return readings


def choices(character, reading, taiwan, characters, is_word=False):
    """Returns the readings of a character in a word, or as a word, with their shares relative to the first."""
    if character in CHANGING:
        first, *others = CHANGING[character]
        return [(first, 1)] + [(other, RARE_READING) for other in others]
    if (character, reading) in taiwan:
        other, share, is_alone = taiwan[character, reading]
        if not is_alone or is_word:
            return [(other, 1), (reading, share)]
    if reading.endswith(NEUTRAL):
        full = [r for r in characters.get(character, []) if r.rstrip("ˊˇˋ") == reading[:-1]]
        full += [taiwan[character, r][0] for r in full if (character, r) in taiwan]
        if full:
            return [(reading, 1)] + [(other, 0.5) for other in dict.fromkeys(full)]
    return [(reading, 1)]


OTHER_FORMS = {character: forms.split(" ")[0] for character, forms in other_forms().items()}


def as_written(word):
    """Returns a word with the characters that are written in Taiwan."""
    return "".join(OTHER_FORMS.get(character, character) for character in word)


def is_han(word):
    return all("\u3400" <= c <= "\u9fff" or "\U00020000" <= c < "\U0002f800" or c == "〇" for c in word)


def write(path, header, rows):
    text = "\n".join([SIGNATURE, *header, *rows]) + "\n"
    if path.endswith(".gz"):
        # No time stamp or name, so that the same words give the same bytes.
        with open(path, "wb") as file:
            file.write(gzip.compress(text.encode(), compresslevel=9, mtime=0))
    else:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def spelled(word, traditional, characters):
    """Returns the bopomofo of a word by pypinyin; empty if a character has none.

    Traditional characters distinguish readings that one simplified character combines (发 髮 發), but pypinyin
    knows more simplified phrases.
    """
    by_word = [zhuyin(part[0]) for part in pinyin(word, style=Style.TONE, errors="ignore")]
    if len(by_word) != len(word) or not all(by_word):
        return []
    for place, character in enumerate(traditional):
        known = characters.get(character)
        if known and by_word[place] not in known and not by_word[place].endswith(NEUTRAL):
            by_word[place] = known[0]
    return by_word


def readings_with_shares(options):
    """Yields the readings of a word from the choices of its characters, with their shares."""
    for combination in itertools.islice(itertools.product(*options), MOST_READINGS):
        share = 1.0
        for _, part in combination:
            share *= part
        yield " ".join(reading for reading, _ in combination), share


def keep(taiwan, characters, present):
    """Returns the rows of kept-words.tsv.gz: words that are not in `present`."""
    lines = {}
    own = {word: (weight, readings) for word, weight, readings in taiwan_words()}
    simplified = kept_weights()
    pairs = [(word, traditional, simplified[word]) for word, traditional in
             with_variants(zip(simplified, in_script(list(simplified))))]
    pairs += [(word, word, weight) for word, (weight, _) in own.items()]
    for word, traditional, weight in pairs:
        given = own.get(traditional, (0, []))[1]
        if len(word) != len(traditional) or not is_han(traditional):
            continue
        if traditional in present and not given:
            continue
        if given:
            found = [(reading, 1.0) for reading in given]
        else:
            by_word = spelled(word, traditional, characters)
            found = readings_with_shares([choices(c, r, taiwan, characters, len(word) == 1)
                   for c, r in zip(traditional, by_word)])
        for reading, share in found:
            if reading:
                lines[traditional, reading] = max(weight * share, lines.get((traditional, reading), 0))
    return lines


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
        by_word = spelled(word, traditional, characters)
        if not by_word:
            continue
        options = [choices(c, r, taiwan, characters, len(word) == 1)
                   for c, r in zip(traditional, by_word)]
        if len(word) > 1:
            for reading, share in readings_with_shares(options):
                lines[traditional, reading] += weight * share
        else:
            lines[traditional, ""] += weight
        for character, option in zip(traditional, options):
            for reading, share in option:
                used[character][reading] += weight * share
    for character, readings in characters.items():
        if not is_han(character) or character in OTHER_FORMS:
            continue
        for reading in readings:
            if (character, reading) in taiwan:
                used[character][taiwan[character, reading][0]] += 0
            used[character][reading] += 0
    kept_lines = keep(taiwan, characters, {word for word, _ in lines})
    kept_rows = [f"{w}\t{r}\t{weight:.2g}" for (w, r), weight in sorted(kept_lines.items())]
    write(os.path.join(HERE, "kept-words.tsv.gz"),
          ["# source: GlobeKey, words of Taiwan, and words of zh-Hans in the characters of Taiwan",
           "# licence: Apache-2.0 AND MIT", "# reading: zhuyin", "# script: Han", "# weight: count",
           f"# entries: {len(kept_rows)}"], kept_rows)
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
        r for _, reading in [*lines, *kept_lines] for r in reading.split(" ") if r}
    with open(os.path.join(HERE, "syllables.tsv"), "w", encoding="utf-8") as file:
        file.write("# The syllables of Mandarin in bopomofo with their tones, as the lists have them.\n")
        file.write("# The first tone has no mark. Made by convert.py.\n")
        file.write("\n".join(sorted(syllables)) + "\n")
    print(len(rows), "words", len(kept_rows), "kept words", len(single), "readings of characters", len(syllables), "syllables")


main()
