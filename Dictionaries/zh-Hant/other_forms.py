#!/usr/bin/env python3
"""Writes other-forms.tsv: the characters that are not written in Taiwan, with those that are.

A character is listed if conversion to the characters of Taiwan (STCharacters.tsv, then TWVariants.tsv of
../zh-text) changes it without doubt: it is neither one of its forms there nor a traditional character itself. What taiwan-words.tsv has is written in Taiwan (虱目魚), and so are a few that the tables simplify (WRITTEN).
"""

import os

HERE = os.path.dirname(os.path.abspath(__file__))
TABLES = os.path.join(HERE, "..", "zh-text")
# 倒霉 and 佳肴 are written beside 黴 and 餚.
WRITTEN = "霉肴"


def table(name):
    """Returns the forms of each character in a table."""
    with open(os.path.join(TABLES, name), encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return {row[0]: row[1].split(" ") for row in rows if len(row) == 2}


def other_forms():
    """Returns the characters that are not written in Taiwan, with their forms there."""
    traditional, variants = table("TSCharacters.tsv"), table("TWVariants.tsv")
    simplified = table("STCharacters.tsv")
    with open(os.path.join(HERE, "taiwan-words.tsv"), encoding="utf-8") as file:
        written = {c for line in file if not line.startswith("#") for c in line.split("\t")[0]} | set(WRITTEN)
    written |= {form for forms in variants.values() for form in forms}
    found = {}
    for character in {*simplified, *variants}:
        forms = list(dict.fromkeys(
            new for form in simplified.get(character, [character])
            for new in variants.get(form, [form])))
        is_other = character in variants or character not in traditional
        if is_other and character not in written.union(forms):
            found[character] = " ".join(forms)
    return found


def main():
    with open(os.path.join(HERE, "other-forms.tsv"), "w", encoding="utf-8") as file:
        for character, form in sorted(other_forms().items()):
            file.write(f"{character}\t{form}\n")


if __name__ == "__main__":
    main()
