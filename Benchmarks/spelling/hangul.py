#!/usr/bin/env python3
"""Measures how often Korean words are among the first three suggestions after each of their keys.

    hangul.py 400 text.txt ko.words.imedict

The first argument is the number of words. They are drawn with a fixed seed, one per line, and typed key by
key on a 2-set keyboard after their context. The text after each key is the text so far, in which the last
consonant may move to the next syllable. ime-cli must be in the PATH.
"""
import random
import re
import subprocess
import sys

INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split()
FINALS = [""] + "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split()
SUGGESTED = 3


def keys(word):
    places = [ord(character) - 0xAC00 for character in word]
    return "".join(
        INITIALS[place // 588] + VOWELS[place % 588 // 28] + FINALS[place % 28] for place in places)


def shown(keys):
    text, start = "", 0
    while start < len(keys):
        rest = keys[start + 1 :]
        vowel = max((v for v in VOWELS if rest.startswith(v)), key=len, default="")
        if keys[start] not in INITIALS or not vowel:
            text, start = text + keys[start], start + 1
            continue
        closing = re.match(f"[{INITIALS}]*", rest[len(vowel) :]).group()
        if len(vowel) + len(closing) < len(rest):
            closing = closing[:-1]
        final = max((f for f in FINALS if closing.startswith(f)), key=len)
        place = (INITIALS.index(keys[start]) * 21 + VOWELS.index(vowel)) * 28 + FINALS.index(final)
        text, start = text + chr(0xAC00 + place), start + 1 + len(vowel) + len(final)
    return text


count, path, image = int(sys.argv[1]), sys.argv[2], sys.argv[3]
random.seed(3)
lines = [line.split() for line in open(path, encoding="utf-8") if 10 < len(line) < 80]
random.shuffle(lines)
drawn = []
for words in lines:
    place = random.randrange(len(words)) if len(words) > 2 else 0
    if len(words) > 2 and len(words[place]) > 1 and re.fullmatch("[가-힣]+", words[place]):
        drawn.append((" ".join(words[:place]) + (" " if place else ""), words[place]))
    if len(drawn) == count:
        break
rows = [
    (word, number, before + shown(keys(word)[:number]))
    for before, word in drawn
    for number in range(1, len(keys(word)) + 1)]
output = subprocess.run(
    ["ime-cli", "suggest", "--language", "ko", "-d", image, "--candidates", str(SUGGESTED)],
    input="".join(text + "\n" for _, _, text in rows), capture_output=True, text=True, check=True).stdout
hits = {}
saved = {}
for (word, number, _), line in zip(rows, output.split("\n")):
    is_hit = word in line.split("\t")[1:]
    hits.setdefault(number, []).append(is_hit)
    # Picking a suggestion inserts the space too.
    if is_hit:
        saved[word] = max(saved.get(word, 0), len(keys(word)) - number)
typed = sum(len(keys(word)) + 1 for _, word in drawn)
print(f"{len(drawn)} words; keys saved {100 * sum(saved.get(word, 0) for _, word in drawn) / typed:.1f} %")
for number in range(1, 7):
    found = hits.get(number, [])
    print(f"among {SUGGESTED} after {number} keys: {100 * sum(found) / max(len(found), 1):.1f} % of {len(found)}")
