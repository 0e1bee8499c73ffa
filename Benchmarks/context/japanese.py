#!/usr/bin/env python3
"""Writes sets of Japanese whose rows have the text before them, from text that no model was trained on.

    japanese.py OUT texts/chat.txt texts/spoken.txt texts/technical.txt texts/literature-sample.txt

Draws sentences from the lines that the recipe of ja holds out of training, and leaves out those that come again in
the lines of training. With a fixed seed it writes for each text

    OUT/NAME-marked.tsv   a sentence; before it the sentence before and its mark   雨だ。|今日は行かない
    OUT/NAME-glued.tsv    the same sentences; that mark is left out, as in chats    雨だ|今日は行かない
    OUT/NAME-cut.tsv      the end of a sentence, after its beginning                今日は|公園に行かない

and for all of them together

    OUT/homophones.tsv    a clause with a word that has common homophones; before it the text so far

A row is the kana, the text and the text before. A sentence whose reading is not certain is left out
(japanese_readings.py). accepted.py adds the other spellings that a reader accepts.

Needs: pip install numpy SudachiPy sudachidict_core janome.
"""
import collections
import itertools
import pathlib
import random
import re
import sys

import japanese_readings as readings
from texts import heldOut

SENTENCE = re.compile("[^。！？!?]+[。！？!?]*[」』）]*")
CLAUSE = re.compile("[^、。！？!?]+[、。！？!?]*")
TEXT = re.compile("[ぁ-ゖァ-ヺー一-鿿々、「」（）・]+")
MARKS = "。！？!?…"
SHORTEST, LONGEST = 5, 40
# In the costs of the word list, -500 ln P: those of rare words, and what a homophone may cost more than the word.
RARE = 6_500
LEAD = 1_500
ROWS_OF_WORD = 3
ROWS_OF_READING = 6


def sentences(line):
    found = SENTENCE.findall(line.replace("\t", " "))
    return [sentence.strip() for sentence in found if sentence.strip()]


def pairs(path):
    """Returns the sentences of the held-out lines that no line of training has, each with the sentence before it."""
    lines, held = heldOut(path, "ja")
    isHeldOut = set(held)
    found = []
    for index in held:
        before = sentences(lines[index - 1])[-1:] if index > 0 else []
        chain = before + sentences(lines[index])
        found += [pair for pair in itertools.pairwise(chain)]
    wanted = {text.rstrip(MARKS) for _, text in found}
    for index, line in enumerate(lines):
        if index not in isHeldOut:
            wanted.difference_update(text.rstrip(MARKS) for text in sentences(line))
    return [(before, text) for before, text in found if text.rstrip(MARKS) in wanted]


class Writer:
    """Makes rows."""

    def __init__(self):
        self.costs = readings.costs()

    def row(self, text, before):
        """Returns a line of a set; None if the reading of its text is not certain."""
        kana = readings.reading(text, self.costs)
        return None if kana is None else f"{kana}\t{text}\t{before}\n"

    def cut(self, text):
        """Returns the index of a word after a particle, or None: 今日は|公園に行かない."""
        words = readings.words(text)
        ends = [
            later.begin() for word, later in itertools.pairwise(words)
            if word.part_of_speech()[0] == "助詞" and later.part_of_speech()[0] in ("名詞", "動詞", "形容詞", "副詞")
            and len(text) - later.begin() >= SHORTEST
        ]
        return ends[len(ends) // 2] if ends else None

    def homophone(self, text):
        """Returns the words of a clause that have common homophones, with their readings."""
        for word in readings.words(text):
            surface, kana = word.surface(), readings.hiragana(word.reading_form())
            homophones = self.costs.get(kana, {})
            if word.part_of_speech()[0] != "名詞" or surface not in homophones or not isWritten(surface):
                continue
            least = homophones[surface]
            common = [text for text, cost in homophones.items() if cost < min(RARE, least + LEAD) and isWritten(text)]
            if least < RARE and any(normal(text) != normal(surface) for text in common):
                yield surface, kana


def isFit(text):
    """Returns whether a text is of a length that users convert at once, in kana and kanji, with paired brackets."""
    isPaired = all(text.count(a) == text.count(b) for a, b in ("「」", "（）"))
    return SHORTEST <= len(text) <= LONGEST and isPaired and bool(TEXT.fullmatch(text))


def isWritten(word):
    return len(word) > 1 and all(map(readings.isKanji, word))


def normal(word):
    return "".join(part.normalized_form() for part in readings.words(word))


def homophones(found, writer):
    """Returns rows of clauses with a homophone, one a sentence, few a word."""
    ofWord, ofReading = collections.Counter(), collections.Counter()
    rows = []
    for before, text in found:
        clauses = CLAUSE.findall(text)
        offered = [
            (ofWord[word], ofReading[kana], index, word, kana)
            for index, clause in enumerate(clauses)
            if isFit(clause.rstrip(MARKS + "、"))
            for word, kana in writer.homophone(clause.rstrip(MARKS + "、"))
        ]
        for _, _, index, word, kana in sorted(offered):
            if ofWord[word] >= ROWS_OF_WORD or ofReading[kana] >= ROWS_OF_READING:
                continue
            row = writer.row(clauses[index].rstrip(MARKS + "、"), before + "".join(clauses[:index]))
            if row and kana in row.partition("\t")[0]:
                ofWord[word] += 1
                ofReading[kana] += 1
                rows.append(row)
                break
    print(f"homophones: {len(rows)} rows, {len(ofWord)} words, {len(ofReading)} readings", file=sys.stderr)
    return rows


def main():
    out, paths = pathlib.Path(sys.argv[1]), map(pathlib.Path, sys.argv[2:])
    writer = Writer()
    every = []
    for path in paths:
        chance = random.Random(5)
        counts = collections.Counter()
        found = pairs(path)
        chance.shuffle(found)
        every += found
        sets = {"marked": [], "glued": [], "cut": []}
        for before, sentence in found:
            text = sentence.rstrip(MARKS)
            if not isFit(text):
                counts["unfit"] += 1
                continue
            row = writer.row(text, before)
            if row is None:
                counts["unread"] += 1
                continue
            sets["marked"].append(row)
            sets["glued"].append(row[: -len(before) - 1] + before.rstrip(MARKS) + "\n")
            middle = writer.cut(text)
            if middle is not None:
                sets["cut"].append(writer.row(text[middle:], before + text[:middle]))
        counts["rows"] = len(sets["marked"])
        print(path.stem, len(found), "sentences:", dict(counts), file=sys.stderr)
        for name, rows in sets.items():
            (out / f"{path.stem}-{name}.tsv").write_text("".join(filter(None, rows)))
    random.Random(5).shuffle(every)
    (out / "homophones.tsv").write_text("".join(homophones(every, writer)))


main()
