#!/usr/bin/env python3
"""Makes deletion.tsv from languages.tsv with the rules below, and from the cases of deletion-rows.tsv.

Each rule is a text with a caret and the text that is left. A, B and C are words of the language, S and T are
sentences, _ is the separator of words: a space, or nothing if the script joins words. Rules that need spaces
between words are skipped for scripts that join them.

  python3 Tests/Gold/generate.py
"""
import pathlib

FOLDER = pathlib.Path(__file__).parent

# unit, direction, before, after, only if words are separated by spaces
RULES = [
    ("word", "backward", "A_B|", "A_|", False),
    ("word", "backward", "A_B|C", "A_|C", False),
    ("word", "backward", "A B |", "A |", False),
    ("word", "backward", "A B  |", "A B|", False),
    ("word", "backward", "A B\\t \\t|", "A B|", False),
    ("word", "backward", "A\\n|B", "A|B", False),
    ("word", "backward", "A\\r\\n|B", "A|B", False),
    ("word", "backward", "A\\nB|", "A\\n|", False),
    ("word", "backward", "A\\n |B", "A\\n|B", False),
    ("word", "backward", "A...|", "A|", False),
    ("word", "backward", "A !?|", "A |", False),
    ("word", "backward", "A 12|", "A |", False),
    ("word", "backward", "A 😀|", "A |", False),
    ("word", "backward", "|A", "|A", False),
    ("word", "forward", "|A B", "| B", False),
    ("word", "forward", "| A B", "| B", False),
    ("word", "forward", "|  A", "|A", False),
    ("word", "forward", "A|\\nB", "A|B", False),
    ("word", "forward", "A|\\n  B", "A|B", False),
    ("word", "forward", "A|... B", "A| B", False),
    ("word", "forward", "A|", "A|", False),
    ("sentence", "backward", "S T|", "S |", False),
    ("sentence", "backward", "S\\nT|", "S\\n|", False),
    ("sentence", "backward", "S\\n|T", "S|T", False),
    ("sentence", "backward", "S|", "|", False),
    ("sentence", "forward", "|S T", "| T", False),
    ("sentence", "forward", "S| T", "S|", False),
    ("sentence", "forward", "S|\\nT", "S|T", False),
    ("line", "backward", "S\\nT|", "S\\n|", False),
    ("line", "backward", "S\\n|T", "S|T", False),
    ("line", "backward", "S T|S", "|S", False),
    ("line", "forward", "|S T\\nS", "|\\nS", False),
    ("line", "forward", "S|\\r\\nT", "S|T", False),
    ("paragraph", "backward", "S\\nS T|", "S\\n|", False),
    ("paragraph", "backward", "S\\r\\n|T", "S|T", False),
    ("paragraph", "backward", "S\u2029T|", "S\u2029|", False),
    ("paragraph", "forward", "S|\u2029T", "S|T", False),
    ("paragraph", "forward", "|S T\\nS", "|\\nS", False),
    ("whitespace", "backward", "A B!?|", "A |", False),
    ("whitespace", "backward", "A\u3000B \\t|", "A\u3000|", False),
    ("whitespace", "backward", "A\u00A0B|", "A\u00A0|", False),
    ("whitespace", "forward", "| A.B C", "| C", False),
    ("character", "backward", "A\\r\\n|", "A|", False),
    ("character", "backward", "A👩🏽‍💻|", "A|", False),
    ("character", "backward", "A🇫🇷|", "A|", False),
    ("character", "backward", "A1️⃣|", "A|", False),
    ("character", "backward", "|A", "|A", False),
    ("character", "forward", "A|", "A|", False),
    ("character", "forward", "|👨‍👩‍👧A", "|A", False),
    ("character", "forward", "|\\r\\nA", "|A", False),
]


def main():
    rows = []
    for line in (FOLDER / "languages.tsv").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        language, joined, words, sentences, characters = unescape(line).split("\t")
        a, b, c = words.split(" ")
        s, t = sentences.split("|")
        values = {"A": a, "B": b, "C": c, "S": s, "T": t, "_": "" if joined == "yes" else " "}
        for unit, direction, before, after, spaced in RULES:
            if not (spaced and joined == "yes"):
                rows.append((language, unit, direction, fill(before, values), fill(after, values)))
        for case in characters.split(";"):
            if ">" in case:
                before, after = case.split(">")
                rows.append((language, "character", "backward", before + "|", after + "|"))
            else:
                before, after = case.split("<")
                rows.append((language, "character", "forward", "|" + before, "|" + after))
    for line in (FOLDER / "deletion-rows.tsv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            rows.append(tuple(unescape(line).split("\t")))
    text = "# Made by generate.py; language, unit, direction, before, after\n"
    text += "".join("\t".join(row) + "\n" for row in rows)
    (FOLDER / "deletion.tsv").write_text(text, encoding="utf-8")
    print(len(rows), "cases in", len({row[0] for row in rows}), "languages")


def fill(pattern, values):
    return "".join(values.get(character, character) for character in pattern.replace("\\n", "\0")
                   .replace("\\r", "\1").replace("\\t", "\2")
                   ).replace("\0", "\\n").replace("\1", "\\r").replace("\2", "\\t")


def unescape(line):
    """Replaces \\uXXXX and \\UXXXXXXXX, used for characters that are hard to see in a table."""
    result, index = [], 0
    while index < len(line):
        size = {"\\u": 4, "\\U": 8}.get(line[index:index + 2], 0)
        if size:
            result.append(chr(int(line[index + 2:index + 2 + size], 16)))
        else:
            result.append(line[index])
        index += 2 + size if size else 1
    return "".join(result)


main()
