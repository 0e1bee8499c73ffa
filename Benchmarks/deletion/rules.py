#!/usr/bin/env python3
"""Scores simple rules of deletion, as other keyboards have them, on Tests/Gold/deletion.tsv: rules.py.

Needs the package regex. GlobeKey passes every row (GoldTests); the table shows what a rule for all scripts
leaves wrong.
"""

import collections
import pathlib

import regex

GOLD = pathlib.Path(__file__).resolve().parents[2] / "Tests/Gold/deletion.tsv"


def ends(pattern, text):
    """The places in a text at which a pattern's matches begin or end."""
    return sorted({0, len(text)} | {place for match in regex.finditer(pattern, text)
                                    for place in match.span()})


def by_places(pattern):
    """A rule that deletes up to the next place at which a pattern matches."""
    def rule(before, after, is_forward):
        if is_forward:
            places = [place for place in ends(pattern, after) if place > 0]
            return before, after[places[0]:] if places else after
        places = [place for place in ends(pattern, before) if place < len(before)]
        return before[:places[-1]] if places else before, after
    return rule


def skipping_space(rule):
    """A rule that first takes the white space beside the caret."""
    def skipping(before, after, is_forward):
        if is_forward:
            return rule(before, after.lstrip(), True) if after.strip() else (before, "")
        return rule(before.rstrip(), after, False) if before.strip() else ("", after)
    return skipping


RULES = {
    "character": {
        "a code point": by_places(r"(?s)."),
        "a cluster (UAX #29)": by_places(r"\X"),
    },
    "word": {
        "to white space": skipping_space(by_places(r"\s+")),
        "a word (UAX #29)": by_places(r"(?w)\b"),
        "a word with the space beside it": skipping_space(by_places(r"(?w)\b")),
    },
}


def rows():
    for line in GOLD.read_text(encoding="utf-8").split("\n"):
        if not line or line.startswith("#"):
            continue
        _, unit, direction, *texts = line.split("\t")
        unescaped = [text.replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t") for text in texts]
        yield unit, direction == "forward", [tuple(text.split("|")) for text in unescaped]


def main():
    right = collections.Counter()
    total = collections.Counter()
    for unit, is_forward, (given, expected) in rows():
        total[unit] += 1
        for name, rule in RULES.get(unit, {}).items():
            right[unit, name] += rule(*given, is_forward) == expected
    print("unit\trule\trows\tright %")
    for unit, rules in RULES.items():
        for name in rules:
            print(f"{unit}\t{name}\t{total[unit]}\t{100 * right[unit, name] / total[unit]:.1f}")


if __name__ == "__main__":
    main()
