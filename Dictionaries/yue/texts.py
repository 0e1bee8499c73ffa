#!/usr/bin/env python3
"""Writes the Cantonese text of the language model, and sentences held out of it.

texts.py DATA TOJYUTPING OUTPUT [SET ...]
  DATA         the folder data of the unpacked package pycantonese
  TOJYUTPING   the folder of the unpacked package ToJyutping
  OUTPUT       the folder for cantonese.txt and held-out.tsv
  SET          evaluation sets whose sentences the text must not contain

cantonese.txt has CTCPC (a parallel corpus of Cantonese) and the utterances of HKCanCor, in one spelling.
held-out.tsv has short sentences of Common Voice with their Jyutping without tones, for `ime-cli evaluate`.
None of the sentences of Common Voice is in cantonese.txt: CTCPC has some of them too.
"""

import glob
import json
import re
import sys
import zlib

HAN = "\u3400-\u9fff\U00020000-\U0002f800"
# Words that are written in several ways, in the way that most people type.
USUAL = str.maketrans({
    "𡃉": "㗎", "囖": "囉", "嚹": "喇", "𡁵": "緊", "𠻹": "添", "揾": "搵", "畀": "俾", "噚": "尋"})
# Spellings by sound, where the text around them tells that they are.
HASTY = [
    (re.compile("(?<=[我你佢])地(?![球方下震位理區鐵圖點盤產面])"), "哋"),
    (re.compile("(?<=[返過出入上落起])黎(?!明)"), "嚟"),
    (re.compile("(?<=[" + HAN + "])(?<![轉向靠相以之朝])左(?![右邊手側近翼派轉腳眼下上至岸方])"), "咗"),
    (re.compile("(?<=[唔就都即但又先我你佢哋嘅仲真亦咪])系(?![列統數別])"), "係"),
    (re.compile("[依宜]家(?![傢俬])"), "而家"),
    (re.compile("架(?=[，。！？?!]|$)"), "㗎"),
]
CANTONESE = re.compile("[嘅咗佢哋喺啲嚟唔冇嘢乜嗰係呀啦喇㗎吖俾咁噉睇食飲攞搵瞓]")
# The sentences of Common Voice that are measured.
SHORT = re.compile(f"[{HAN}]{{5,14}}")


def usual(line):
    """A line in usual spelling, without the spaces between its characters."""
    line = re.sub(f"(?<=[{HAN}，。！？；：、])\\s+(?=[{HAN}，。！？；：、])", "", line.translate(USUAL))
    if CANTONESE.search(line):
        for pattern, spelling in HASTY:
            line = pattern.sub(spelling, line)
    return line.strip()


def han(line):
    return re.sub(f"[^{HAN}]", "", line)


def utterances(folder):
    """The utterances of a corpus in CHAT form, without spaces between words."""
    for path in sorted(glob.glob(folder + "/*.cha")):
        with open(path, encoding="utf-8") as file:
            for line in file.read().replace("\n\t", " ").split("\n"):
                if line.startswith("*"):
                    yield "".join(line.split(":", 1)[1].split())


def sentences(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def expected(paths):
    """The texts of evaluation sets, without those that occur everywhere."""
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for fields in (line.rstrip("\n").split("\t") for line in file):
                if len(fields) == 3:
                    yield from (han(text) for text in fields[1].split("|") if len(han(text)) > 5)


def main():
    data, package, output, *sets = sys.argv[1:]
    sys.path.insert(0, package)
    import ToJyutping

    tests, held = set(expected(sets)), {}
    for line in map(usual, sentences(data + "/common_voice/sents.json")):
        held.setdefault(han(line), line)
    seen, kept = set(), []
    for line in map(usual, [*sentences(data + "/ctcpc/sents.json"), *utterances(data + "/hkcancor")]):
        key = han(line)
        if len(key) < 2 or line in seen or key in held or any(test in key for test in tests):
            continue
        seen.add(line)
        kept.append(line)
    with open(output + "/cantonese.txt", "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in kept)
    rows = 0
    with open(output + "/held-out.tsv", "w", encoding="utf-8") as file:
        for key, line in sorted(held.items(), key=lambda item: zlib.crc32(item[0].encode())):
            readings = ToJyutping.get_jyutping_list(line)
            if SHORT.fullmatch(line) and CANTONESE.search(line) and all(reading for _, reading in readings):
                rows += 1
                file.write(" ".join(reading.split(" ")[0].rstrip("123456") for _, reading in readings)
                           + f"\t{line}\n")
    print(len(kept), "lines,", sum(map(len, kept)), "characters;", rows, "sentences held out")


main()
