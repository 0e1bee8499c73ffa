"""Recognizes forms of listed words by affixes.tsv, as described in Dictionaries/README.md."""
from functools import lru_cache
from pathlib import Path

END = "-"  # a state with this at its end is no complete word


class Affixes:
    def __init__(self, path):
        self.letters, self.bases, self.prefixes, self.suffixes, self.joins = {}, [], [], [], []
        self.vowels, self.least, self.capitals = "", 2, False
        if not Path(path).exists():
            return
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            if line.startswith("# vowels: "):
                self.vowels = line[10:]
            elif line.startswith("# least: "):
                self.least = int(line[9:])
            elif line == "# joined: capitalised":
                self.capitals = True
            if not line or line.startswith("#"):
                continue
            kind, *fields = line.split("\t")
            if kind == "letter":
                self.letters.setdefault(fields[0], []).append((set(fields[1]), fields[2]))
            elif kind == "base":
                self.bases.append(fields)
            elif kind in ("prefix", "suffix"):
                states, forms, neighbours, to = fields
                rules = self.prefixes if kind == "prefix" else self.suffixes
                rules += [(set(states.split()), form, neighbours, to) for form in forms.split()]
            elif kind == "join":
                links, least, most = fields
                self.joins.append(([("" if link == "0" else link) for link in links.split()], int(least), int(most)))

    def accepts(self, word, listed, is_capital=lambda word: True):
        if listed(word):
            return True
        return any(self.stem(word[start:], word[:start], listed) for start in self.starts(word, 0, "start")) \
            or any(self.joined(word, join, listed, is_capital, join[2]) for join in self.joins)

    def starts(self, word, place, state):
        """Yields the offsets at which a stem may begin."""
        yield place
        for states, form, before, to in self.prefixes:
            end = place + len(form)
            if state in states and word.startswith(form, place) and end < len(word) and fits(word[end], before):
                yield from self.starts(word, end, to)

    def stem(self, rest, before, listed):
        for end in range(len(rest), self.least - 1, -1):
            head, tail = rest[:end], rest[end:]
            if (tail or before) and listed(head) and self.ends(before + head, tail, "word"):
                return True
            for strip, add, state in self.bases:
                strip, add = strip.strip("0"), add.strip("0")
                if head.endswith(add) and listed(head[: len(head) - len(add)] + strip) \
                        and self.ends(before + head, tail, state):
                    return True
        return False

    def ends(self, before, tail, state):
        if not tail:
            return not state.endswith(END)
        for states, form, after, to in self.suffixes:
            if state in states and fits(before[-1], after):
                text = self.written(form, before)
                if text and tail.startswith(text) and self.ends(before + text, tail[len(text) :], to):
                    return True
        return False

    def written(self, form, before):
        """Returns an affix as it follows a word, with vowel harmony applied. Letters in parentheses are kept
        where they separate two vowels or two consonants."""
        text, place = "", 0
        while place < len(form):
            character = form[place]
            if character == "(":
                letter = self.harmonised(form[place + 1], before + text)
                if (letter in self.vowels) != ((before + text)[-1] in self.vowels):
                    text += letter
                place += 3
            else:
                text += self.harmonised(character, before + text)
                place += 1
        return text

    def harmonised(self, letter, before):
        rules = self.letters.get(letter)
        if not rules:
            return letter
        for character in reversed(before):
            for letters, written in rules:
                if character in letters:
                    return written
        return rules[0][1]

    def joined(self, word, join, listed, is_capital, most):
        links, least, _ = join
        for end in range(least, len(word) - least + 1):
            if not listed(word[:end]):
                continue
            for link in links:
                rest = word[end + len(link) :]
                if len(rest) >= least and word.startswith(link, end):
                    if listed(rest) and (not self.capitals or is_capital(rest)):
                        return True
                    if most > 2 and self.joined(rest, join, listed, is_capital, most - 1):
                        return True
        return False


def fits(character, condition):
    if condition == "*":
        return True
    if condition in ("open", "closed", "open-l"):
        code = ord(character) - 0xAC00
        if not 0 <= code < 11172:
            return False
        final = code % 28
        return {"open": final == 0, "closed": final != 0, "open-l": final in (0, 8)}[condition]
    return character in condition
