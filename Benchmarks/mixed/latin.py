#!/usr/bin/env python3
"""Draws clauses with Latin text from texts of a language, as keys; and scores their conversion.

    latin.py make zh-Hans 1000 web.txt > set.tsv
    cut -f2 set.tsv | ime-cli convert --language zh-Hans > answers.tsv
    latin.py score set.tsv answers.tsv

A row is a clause, its keys and its class: address, code (identifiers and names of files), number (letters with
digits), brand (with a capital) or word. A clause has 3 to 14 characters of the language and one stretch of Latin
text, whose keys are typed with their capitals; between the parts nothing is typed. Clauses are drawn with a fixed
seed, from the last tenth of each text, and at most 40 % of them are of one class. The readings come from pypinyin
(zh-Hans, zh-Hant), ToJyutping (yue) and pykakasi (ja), which err in some clauses. The score is therefore that of
whole clauses and that of the Latin text alone.
"""
import os
import random
import re
import sys

OTHER = {"ja": "\u3040-\u30ff\u4e00-\u9fff々ー"}
HAN = "\u4e00-\u9fff"
LATIN = r"[A-Za-z0-9][A-Za-z0-9._@:/\-]*(?: [A-Za-z][A-Za-z]*)*"
BOPOMOFO = dict(zip("ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦˊˇˋ˙",
                    "1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/-6347"))


def kind(latin):
    if re.search(r"@|://|^www\.|\w\.(com|cn|org|net|jp|tw|hk|io)\b", latin):
        return "address"
    if re.search(r"[._/:\-]", latin):
        return "code"
    if re.search(r"[0-9]", latin):
        return "number"
    return "brand" if re.search("[A-Z]", latin) else "word"


def reader(language):
    if language in ("zh-Hans", "zh-Hant"):
        from pypinyin import Style, lazy_pinyin
        if language == "zh-Hans":
            return lambda text: "".join(lazy_pinyin(text, v_to_u=False))
        return lambda text: "".join(
            "".join(BOPOMOFO[symbol] for symbol in syllable)
            + ("" if syllable[-1] in "ˊˇˋ˙" else " ")
            for syllable in lazy_pinyin(text, style=Style.BOPOMOFO))
    if language == "yue":
        import ToJyutping
        return lambda text: "".join(
            re.sub("[0-9]", "", reading) for _, reading in ToJyutping.get_jyutping_list(text))
    import pykakasi
    converter = pykakasi.kakasi()

    def romaji(text):
        parts = converter.convert(text)
        kana = "".join(part["hira"] for part in parts)
        return "".join(part["kunrei"] for part in converter.convert(kana)) if kana else ""
    return romaji


def clauses(language, paths):
    other = OTHER.get(language, HAN)
    shape = re.compile(f"^([{other}]*)({LATIN})([{other}]*)$")
    for path in paths:
        with open(path, encoding="utf-8", errors="ignore") as file:
            file.seek(int(os.path.getsize(path) * 0.9))
            file.readline()
            for line in file:
                for clause in re.split("[，。！？、；：“”「」（）()《》,;!?\\[\\]【】…\"'\t]", line):
                    clause = re.sub(f"(?<=[{other}]) +| +(?=[{other}])", "", clause.strip())
                    match = shape.match(clause)
                    if not match:
                        continue
                    before, latin, after = match.groups()
                    if latin[-1] in "./:-@" or not re.search("[A-Za-z]{2}", latin) or len(latin) > 30:
                        continue
                    if 3 <= len(before) + len(after) <= 14:
                        yield before, latin, after


def make(language, count, paths):
    found = list(dict.fromkeys(clauses(language, paths)))
    random.seed(236)
    random.shuffle(found)
    read = reader(language)
    classes = {}
    written = 0
    for before, latin, after in found:
        name = kind(latin)
        if written == count:
            break
        if classes.get(name, 0) >= count * 0.4:
            continue
        try:
            keys = read(before) if before else ""
            keys += latin + (read(after) if after else "")
        except KeyError:
            continue
        if not keys.isascii():
            continue
        classes[name] = classes.get(name, 0) + 1
        written += 1
        print(before + latin + after, keys, name, latin, sep="\t")


def score(rows, answers):
    counts = {}
    for row, answer in zip(open(rows, encoding="utf-8"), open(answers, encoding="utf-8")):
        text, _, name, latin = row.rstrip("\n").split("\t")
        found = answer.rstrip("\n").split("\t")[1]
        for key in (name, "all"):
            entry = counts.setdefault(key, [0, 0, 0])
            entry[0] += 1
            entry[1] += found == text
            entry[2] += latin in found
    print("class\trows\tright %\tLatin text right %")
    for name, (rows, right, kept) in sorted(counts.items()):
        print(f"{name}\t{rows}\t{100 * right / rows:.1f}\t{100 * kept / rows:.1f}")


if sys.argv[1] == "make":
    make(sys.argv[2], int(sys.argv[3]), sys.argv[4:])
else:
    score(*sys.argv[2:])
