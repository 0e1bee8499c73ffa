"""Writes a set of Japanese with letters instead of kana: letters, a tab, and the sentence.

    romaji.py SET.tsv

A row of SET.tsv is a reading in kana, a tab, and the sentence, or several separated by `|`. Further
fields, such as the text before the sentence, are left out. Both engines type these letters.
"""
import sys

CONSONANTS = {
    "": "あいうえお", "k": "かきくけこ", "g": "がぎぐげご", "s": "さしすせそ", "z": "ざじずぜぞ",
    "t": "たちつてと", "d": "だぢづでど", "n": "なにぬねの", "h": "はひふへほ", "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ", "m": "まみむめも", "r": "らりるれろ", "x": "ぁぃぅぇぉ"}
KANA = {
    kana: consonant + vowel
    for consonant, row in CONSONANTS.items() for kana, vowel in zip(row, "aiueo")}
KANA.update({
    "や": "ya", "ゆ": "yu", "よ": "yo", "ゃ": "xya", "ゅ": "xyu", "ょ": "xyo", "わ": "wa", "を": "wo",
    "ゔ": "vu", "ふ": "fu", "じ": "ji", "ー": "-", "、": ",", "。": ".", "・": "/", "「": "[", "」": "]",
    "（": "(", "）": ")"})
for first in "きぎしちにひびぴみりぢ":
    for small, vowel in zip("ゃゅょ", "auo"):
        KANA[first + small] = KANA[first][0] + "y" + vowel
for first, letters, smalls in [
        ("じ", "j", "ゃa ゅu ょo ぇe"), ("ふ", "f", "ぁa ぃi ぇe ぉo"), ("ゔ", "v", "ぁa ぃi ぇe ぉo"),
        ("う", "w", "ぃi ぇe"), ("し", "sh", "ぇe"), ("ち", "ch", "ぇe"), ("つ", "ts", "ぁa ぃi ぇe ぉo"),
        ("て", "th", "ぃi ゅu"), ("で", "dh", "ぃi ゅu")]:
    for small, vowel in smalls.split():
        KANA[first + small] = letters + vowel


def letters(reading):
    """The letters of a reading; a character that is none of the kana is itself."""
    parts, index = [], 0
    while index < len(reading):
        length = 2 if reading[index:index + 2] in KANA else 1
        kana = reading[index:index + length]
        parts.append(KANA.get(kana, kana))
        index += length
    return join(parts)


def join(parts):
    """Joins the letters of kana, and writes ん and っ, which depend on the next letter."""
    text = ""
    for part in reversed(parts):
        following = text[:1]
        if part == "ん":
            part = "n" if following.isalpha() and following not in "aiueony" else "nn"
        elif part == "っ":
            part = following if following.isalpha() and following not in "aiueonxlん" else "xtu"
        text = part + text
    return text


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        for line in file:
            fields = line.rstrip("\n").split("\t")
            if len(fields) > 1:
                print(letters(fields[0].replace(" ", "")), fields[1], sep="\t")


if __name__ == "__main__":
    main()
