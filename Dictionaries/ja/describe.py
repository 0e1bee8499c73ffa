#!/usr/bin/env python3
"""Makes descriptions.tsv.gz: the readings of each kanji, and words that name it to someone who hears them.

    describe.py OUTPUT UNIHAN

OUTPUT is the folder of words.tsv.gz, connections.pgm.gz and kanji.tsv.gz, UNIHAN that of Unihan_*.txt.bz2. A line
has a kanji, a tab, and texts separated by spaces: the readings, joined by a middle dot, on in katakana and kun in
hiragana, and up to two words, the better one first. 期 has キ, 時期 and 期待.

A word names a kanji if it is common, short, and heard without doubt: 期間 sounds as 機関 does, 期待 as nothing
common. Of a kanji in no such word, in this order:

- the standard form of an old one, by Unihan: 国の旧字 of 國;
- the radical and the number of strokes: 部首が魚で二十一画.

Old kanji with a standard form are never named by words, which are names of people. No two kanji have words that
are heard the same, with the same reading of both.
"""
import collections
import gzip
import heapq
import sys
import unicodedata
from pathlib import Path

from offered import COSTS_PER_NAT, Lexicon, hiragana, is_kana, is_kanji, kana, unihan

KEPT = 2
# Costs in the units of words.tsv.gz, of which a nat has 500.
CLEAR_LEAD = 3 * COSTS_PER_NAT      # as CharacterExamples has it
CERTAIN_LEAD = COSTS_PER_NAT        # of two such words one is heard for the other
NAME = 5 * COSTS_PER_NAT            # names of people and places are known to fewer people
THIRD_CHARACTER = 3 * COSTS_PER_NAT // 2
LONGEST_WORD = 3
ALONE = 2 * COSTS_PER_NAT           # ねこ of 猫: a word of two kanji says more
GREATEST_COST = 15_000              # rarer words name nothing
GREATEST_COST_OF_NAME = 12_500
LEAST_SHARE = 0.04                  # of the uses of a kanji, for a reading that is listed

NAMES = range(1920, 1931)
VERBS = range(577, 857)
ADJECTIVES = range(2391, 2476)
NOUNS = [*range(1841, 1904), *range(1909, 1920), *range(1931, 1936)]
VOICED = dict(zip("かきくけこさしすせそたちつてとはひふへほ", "がぎぐげござじずぜぞだぢづでどばびぶべぼ"))
HALF_VOICED = dict(zip("はひふへほ", "ぱぴぷぺぽ"))


def written_forms(reading, is_first, is_last):
    """A reading of a kanji as it may sound inside a word: がっ of がく, ばこ of はこ."""
    forms = {reading}
    if not is_first:
        for table in VOICED, HALF_VOICED:
            if reading[0] in table:
                forms.add(table[reading[0]] + reading[1:])
    if not is_last and len(reading) > 1 and reading[-1] in "つくちき":
        forms |= {form[:-1] + "っ" for form in set(forms)}
    return forms


def aligned(text, reading, readings):
    """The reading of each kanji of a word as the kanji lists it; None if they do not make the word's reading."""
    ways = {0: []}
    for index, character in enumerate(text):
        longer = {}
        for start, before in ways.items():
            if not is_kanji(character):
                if reading[start:start + 1] == hiragana(character):
                    longer.setdefault(start + 1, before)
                continue
            # A reading as listed before one that changes its sound: ばん of 一番 is ばん, not はん.
            known = readings.get(character, ())
            for listed in sorted(known, key=lambda listed: not reading.startswith(listed, start)):
                for form in written_forms(listed, index == 0, index == len(text) - 1):
                    if reading.startswith(form, start):
                        longer.setdefault(start + len(form), before + [listed])
        ways = longer
    return ways.get(len(reading))


def is_dictionary_form(text, left):
    """Whether a word is one that a dictionary lists: a noun, or a verb or an adjective in its plain form."""
    if left in NOUNS or left in NAMES:
        return all(map(is_kanji, text)) or left not in NAMES
    return left in VERBS and text[-1] in "うくぐすつぬぶむる" or left in ADJECTIVES and text[-1] == "い"


def read_lexicon(folder):
    """The lowest cost of each text and reading as a sentence, the costs of the texts of a reading, and the names."""
    lexicon = Lexicon(folder)
    words, sounds, names = {}, collections.defaultdict(dict), set()
    for text, uses in lexicon.words.items():
        for reading, left, right, cost in uses:
            whole = cost + lexicon.connection(0, left) + lexicon.connection(right, 0)
            if not is_kana(hiragana(text)):
                sounds[reading][text] = min(whole, sounds[reading].get(text, whole))
            if len(text) > LONGEST_WORD or not is_kanji(text[0]) or not is_dictionary_form(text, left):
                continue
            if left in NAMES:
                whole += NAME
                if whole > GREATEST_COST_OF_NAME or len(text) > 2:
                    continue
            if whole < words.get((text, reading), GREATEST_COST):
                words[text, reading] = whole
                (names.add if left in NAMES else names.discard)((text, reading))
    return words, sounds, names


def lead(sounds, text, reading, character):
    """How much cheaper a word is than the cheapest that sounds the same without the kanji."""
    own = sounds[reading].get(text, 0)
    others = [cost for other, cost in sounds[reading].items() if character not in other]
    return min(others, default=own + CLEAR_LEAD) - own


def named(words, sounds, names, readings):
    """The words of each kanji with their costs as names, and the uses of its readings."""
    found = collections.defaultdict(list)
    uses = collections.defaultdict(collections.Counter)
    okurigana = {}
    for (text, reading), cost in words.items():
        parts = aligned(text, reading, readings)
        if parts is None:
            continue
        kanji = [character for character in text if is_kanji(character)]
        share = 2.718 ** (-cost / COSTS_PER_NAT)
        for character, part in zip(kanji, parts):
            ending = text[1:] if len(kanji) == 1 else ""
            uses[character][part] += share
            if share > okurigana.get((character, part), (0, ""))[0]:
                okurigana[character, part] = (share, ending)
            if len(text) > 1 and len(kanji) == 1 and not is_kanji(text[0]) or len(set(kanji)) < len(kanji):
                continue
            if len(text) == 1 and (len(reading) == 1 or (text, reading) in names):
                continue
            clear = lead(sounds, text, reading, character)
            if clear < CERTAIN_LEAD:
                continue
            whole = cost + max(CLEAR_LEAD - clear, 0)
            whole += THIRD_CHARACTER * max(len(text) - 2, 0) + (ALONE if len(text) == 1 else 0)
            # 自 and じ of 自治 are the same by ear.
            if parts.count(part) > 1:
                continue
            name = reading if len(text) == 1 else text
            found[character].append((whole, name, reading, part))
    return found, uses, okurigana


def assigned(found):
    """Up to KEPT words of each kanji, so that no two kanji have one that sounds the same."""
    taken, kept = {}, collections.defaultdict(list)
    queue = [(cost, character, name, reading, part)
             for character, names in found.items() for cost, name, reading, part in names]
    heapq.heapify(queue)
    while queue:
        _, character, name, reading, part = heapq.heappop(queue)
        if len(kept[character]) == KEPT or name in kept[character]:
            continue
        if taken.setdefault((reading, part), character) == character:
            kept[character].append(name)
    return kept


DIGITS = "〇一二三四五六七八九"
# What names a kanji better than a word of it.
OWN = {
    **dict.fromkeys(DIGITS + "十百千万億兆", "漢数字"), "々": "漢字の繰り返し", "〆": "締め切りの記号",
    "髙": "はしごだか", "﨑": "たつさき",
}
# The readings of characters that kanji.tsv.gz lacks.
OWN_READINGS = {"〇": "ぜろ", "々": "どう", "〆": "しめ", "髙": "たか", "﨑": "さき"}
# The names of radicals that are no common kanji by themselves.
RADICALS = {
    "丨": "ぼう", "丶": "てん", "丿": "の", "亅": "はねぼう", "亠": "なべぶた", "儿": "にんにょう", "冂": "けいがまえ",
    "冖": "わかんむり", "冫": "にすい", "凵": "うけばこ", "勹": "つつみがまえ", "匚": "はこがまえ", "匸": "かくしがまえ",
    "卩": "ふしづくり", "厂": "がんだれ", "厶": "む", "囗": "くにがまえ", "夂": "ふゆがしら", "夊": "すいにょう",
    "宀": "うかんむり", "尢": "だいのまげあし", "屮": "てつ", "巛": "まがりがわ", "幺": "いとがしら", "广": "まだれ",
    "廴": "えんにょう", "廾": "にじゅうあし", "弋": "しきがまえ", "彐": "けいがしら", "彡": "さんづくり",
    "彳": "ぎょうにんべん", "攴": "のぶん", "无": "むにょう", "歹": "がつへん", "殳": "るまた", "毋": "なかれ",
    "气": "きがまえ", "爿": "しょうへん", "疋": "ひき", "疒": "やまいだれ", "癶": "はつがしら", "禸": "ぐうのあし",
    "网": "あみがしら", "聿": "ふでづくり", "肉": "にくづき", "舛": "まいあし", "艮": "ごん", "艸": "くさかんむり",
    "虍": "とらがしら", "襾": "にし", "豕": "いのこ", "豸": "むじな", "辵": "しんにょう", "邑": "おおざと",
    "釆": "のごめ", "阜": "こざと", "隶": "れい", "隹": "ふるとり", "韋": "なめしがわ", "髟": "かみがしら",
    "鬥": "たたかいがまえ", "鬯": "ちょう", "鬲": "れき", "黹": "ふつ", "黽": "べん", "龠": "やく",
}


def number(count):
    """A number below 100 in kanji."""
    tens, ones = divmod(count, 10)
    return (DIGITS[tens] if tens > 1 else "") + ("十" if tens else "") + (DIGITS[ones] if ones else "")


def forms(folder):
    """The standard form of each old kanji, its radical, and its strokes."""
    standard = {character: chr(int(value.split(":U+")[1], 16))
                for character, _, value in unihan(folder, "OtherMappings", ("kJinmeiyoKanji",)) if ":U+" in value}
    listed = {character for character, *_ in unihan(folder, "OtherMappings", ("kJoyoKanji",))}
    for character, _, value in unihan(folder, "Variants", ("kSimplifiedVariant",)):
        simple = chr(int(value.split(" ")[0][2:], 16))
        if simple in listed and character not in listed and simple != character:
            standard.setdefault(character, simple)
    radicals, strokes = {}, {}
    for character, field, value in unihan(folder, "IRGSources", ("kRSUnicode", "kTotalStrokes")):
        first = value.split(" ")[0]
        if field == "kTotalStrokes":
            strokes[character] = int(first)
        else:
            radical = unicodedata.normalize("NFKC", chr(0x2F00 + int(first.split(".")[0].strip("'")) - 1))
            radicals[character] = RADICALS.get(radical, radical)
    return standard, radicals, strokes


def listed_readings(character, uses, okurigana, on, kun):
    """The usual on and kun reading of a kanji, and all of them if no word shows one."""
    whole = sum(uses.values())
    usual = [reading for reading, share in uses.most_common() if share > LEAST_SHARE * whole]
    ons = [reading for reading in usual if reading in on][:1] or on[:1]
    kuns = [reading + okurigana.get((character, reading), (0, ""))[1] for reading in usual if reading not in on][:1]
    if not uses:
        kuns = kun[:1]
    return [katakana(reading) for reading in ons] + kuns


def katakana(text):
    return "".join(chr(ord(c) + 0x60) if "ぁ" <= c <= "ゖ" else c for c in text)


def main(output, unihan_folder):
    output = Path(output)
    readings = collections.defaultdict(list)
    with gzip.open(output / "kanji.tsv.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            reading, characters = line.rstrip("\n").split("\t")
            for character in characters.split(" "):
                # いっ of 一 is いち before some sounds.
                if not reading.endswith("っ"):
                    readings[character].append(reading)
    unihan_readings = collections.defaultdict(lambda: ([], []))
    for character, field, values in unihan(unihan_folder, "Readings", ("kJapaneseOn", "kJapaneseKun")):
        unihan_readings[character][field == "kJapaneseKun"].extend(filter(None, map(kana, values.split())))
    words, sounds, names = read_lexicon(output)
    found, uses, okurigana = named(words, sounds, names, readings)
    standard, radicals, strokes = forms(unihan_folder)
    kept = assigned({character: names for character, names in found.items() if character not in standard})
    lines = []
    for character, reading in OWN_READINGS.items():
        readings[character] = [reading]
    for character in sorted(readings):
        names = kept.get(character, [])
        if character in OWN:
            names = [OWN[character]] + names[:1]
        elif character in standard:
            names = [f"{standard[character]}の旧字"]
        elif not names and character in radicals:
            names = [f"部首が{radicals[character]}で{number(strokes[character])}画"]
        on, kun = unihan_readings[character]
        read = listed_readings(character, uses[character], okurigana, on, kun) or readings[character][:1]
        lines.append(f"{character}\t{'・'.join(read)} {' '.join(names)}\n")
    with gzip.GzipFile(output / "descriptions.tsv.gz", "wb", 9, mtime=0) as file:
        file.write("".join(lines).encode("utf-8"))
    print(len(lines), "kanji,", sum(1 for character in readings if kept.get(character)), "of them by words")


if __name__ == "__main__":
    main(*sys.argv[1:])
