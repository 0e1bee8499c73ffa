"""Reads Japanese sentences by two analysers with dictionaries of their own."""
import collections
import gzip

from janome.tokenizer import Tokenizer
from sudachipy import dictionary, tokenizer

from texts import DICTIONARIES

WORDS = DICTIONARIES / "ja/words.tsv.gz"

sudachi = dictionary.Dictionary(dict="core").tokenizer()
janome = Tokenizer()


def hiragana(text):
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


def isKanji(character):
    return "\u4e00" <= character <= "\u9fff" or character in "々〆ヶ"


def costs():
    """Returns the least cost of each reading and text in the word list."""
    found = collections.defaultdict(dict)
    reading = ""
    with gzip.open(WORDS, "rt", encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            reading = fields[0] or reading
            if fields[1] not in ("", "~"):
                cost = int(fields[4])
                found[reading][fields[1]] = min(cost, found[reading].get(fields[1], cost))
    return found


def words(sentence):
    """Returns Sudachi's words of a sentence."""
    return sudachi.tokenize(sentence, tokenizer.Tokenizer.SplitMode.A)


def spans(parts):
    """Returns the reading of the text up to the end of each part: kana are read as they are written."""
    ends, end, kana = {0: ""}, 0, ""
    for text, reading in parts:
        kana += hiragana(reading) if any(map(isKanji, text)) else hiragana(text)
        end += len(text)
        ends[end] = kana
    return ends


def reading(sentence, costs):
    """Returns the kana of a sentence; None if the analysers disagree, or the kana cannot be typed.

    Where they read a stretch differently, and the word list has it with both readings, the commoner one counts:
    わたし and あした instead of わたくし and あす.
    """
    first = spans([(word.surface(), word.reading_form()) for word in words(sentence)])
    second = spans([(word.surface, word.reading) for word in janome.tokenize(sentence)])
    kana, start = "", 0
    for end in sorted(first.keys() & second.keys())[1:]:
        text = sentence[start:end]
        read = [first[end][len(first[start]) :], second[end][len(second[start]) :]]
        if read[0] != read[1] and not all(text in costs.get(kana, ()) for kana in read):
            return None
        kana += min(read, key=lambda kana: costs.get(kana, {}).get(text, 0))
        start = end
    return kana if start == len(sentence) and all(map(isTypeable, kana)) else None


def isTypeable(character):
    return "ぁ" <= character <= "ゖ" or character in "ー、「」（）・"
