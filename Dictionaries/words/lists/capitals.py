"""Restores the capitals of words, which frequency sources drop."""
from collections import Counter, defaultdict

from .letters import CASED, capitalised, lower

# A word with at least this lower-case share that is neither a name nor a day is capitalized only in titles.
USUALLY_SMALL = 0.3
# Endings of German verbs and adjectives.
ENDS_OF_OTHERS = (
    "e", "en", "ern", "eln", "er", "es", "em", "t", "d", "s", "ig", "lich", "isch", "bar", "sam", "haft", "iv",
    "al", "ell", "ar", "är")
# Minimum share of a word of another kind that is spelled like a German noun.
LEAST_OTHER = 0.05
# Of a word with a capital what its small form is, if a spelling dictionary accepts that and text does not
# tell: where the capital is of a place, a day or the like, of a person, and where it may be of headings
# alone (`Autoscuola`). But text that has a word this often, and hardly ever small, says that the small one
# is not meant: `zeit`, `john`.
SMALL_OF_PLACE, SMALL_OF_NAME, SMALL_OF_OTHER = 0.2, 0.5, 0.8
ENOUGH_SMALL = 100
ENOUGH_CAPITALS, HARDLY_SMALL, HARDLY_SMALL_CALENDAR = 40, 0.03, 0.1
# The least length of a word that gets a capital from a spelling dictionary: shorter ones are abbreviations and
# syllables of foreign names (`ndr`, `ali`).
SHORTEST_NAME = 4


class Capitals:
    """The spelling of words within a sentence according to dictionaries, name lists, a list from web pages,
    and text, in this order of trust."""

    def __init__(self, tag, dictionary, names, widespread, calendar, places, homographs, pages, text,
                 spellers=(), foreign=()):
        self.tag, self.homographs, self.spellers, self.foreign = tag, homographs, spellers, foreign
        self.places = {lower(word, tag) for word in places}
        self.dictionary, self.calendar = by_key(dictionary, tag), by_key(calendar, tag)
        self.names, self.pages = by_key(names, tag), by_key(pages, tag)
        self.widespread = by_key(widespread, tag)
        self.text = text

    def spellings(self, key):
        """Returns the spellings of a word with their shares: {"essen": 0.4, "Essen": 0.6}."""
        if self.tag not in CASED:
            return {key: 1.0}
        return self.with_small(key, self.with_capital(key, self.known_spellings(key)))

    def with_capital(self, key, forms):
        """The spellings with a capital, if the sources have a small one, alone or beside it, and a spelling
        dictionary has only that with a capital: `milano`, which web pages have in addresses."""
        capital = capitalised(key, self.tag)
        if key not in forms or not {key, capital}.issuperset(forms) or not self.may_be_name(key):
            return forms
        if any(speller.lookup(key) for speller in self.spellers) \
                or not any(self.lists(speller, capital) for speller in self.spellers):
            return forms
        return {capital: sum(forms.values())}

    @staticmethod
    def lists(speller, capital):
        """Whether a spelling dictionary has the capital itself. A lookup also accepts small words at the start of
        a sentence, even those that Dutch forbids (`borstkast`), and compounds of them."""
        forms = speller.lookuper.good_forms(capital, capitalization=False, compound_forms=False)
        return any(True for _ in forms)

    def may_be_name(self, key):
        """Whether nothing speaks against a capital: text that often has the small form (`internet`), or, unless
        the word is a known name, the list of words (Dutch `ende`) or the dictionary of a language whose words
        are mixed in (`nice`)."""
        if len(key) < SHORTEST_NAME or not key.isalpha() or key in self.homographs:
            return False
        seen = self.text.get(key, {})
        total = sum(seen.values())
        if total >= 10 and seen.get(key, 0) > USUALLY_SMALL * total:
            return False
        is_listed = any(table.get(key) for table in (self.calendar, self.names))
        return is_listed or not (key in (self.dictionary.get(key) or ())
                                 or any(speller.lookup(key) for speller in self.foreign))

    def with_small(self, key, forms):
        """The spellings with the small one, if they lack it and a spelling dictionary has it."""
        if key in forms or len(key) < 2 or self.is_hardly_small(key) or not self.accepts(key):
            return forms
        small, whole = self.share_of_small(key), sum(forms.values())
        return {form: share * (1 - small) for form, share in forms.items()} | {key: small * whole}

    def knows(self, key):
        """Whether a spelling dictionary has a word, small or with a capital, with any apostrophe."""
        return any(speller.lookup(form) for speller in self.spellers
                   for word in {key, key.replace("’", "'"), key.replace("’", "ʼ")}
                   for form in (word, capitalised(word, self.tag)))

    def accepts(self, key):
        """Whether a spelling dictionary has a word in small letters. Of English words of two or three letters
        it has nearly all (`al`, `mon`), which are what typos make: text must have those too."""
        if self.tag == "en" and len(key) <= 3 and self.text.get(key, {}).get(key, 0) < ENOUGH_SMALL:
            return False
        return any(speller.lookup(key) for speller in self.spellers)

    def share_of_small(self, key):
        """The share of a small form that only a spelling dictionary has."""
        seen = self.text.get(key, {})
        total = sum(seen.values())
        if self.tag == "de" or total >= 10:
            return max(seen.get(key, 0) / max(total, 1), LEAST_OTHER)
        if self.calendar.get(key):
            return SMALL_OF_PLACE
        known = self.names.get(key) or self.dictionary.get(key) or len(key) <= 4
        return SMALL_OF_NAME if known else SMALL_OF_OTHER

    def is_hardly_small(self, key):
        """Whether text has a word often, and nearly always with its capital: John, French, Jack. Of months
        and languages more is written in haste, but some are words: march."""
        if key in self.homographs:
            return False
        seen = self.text.get(key, {})
        small, total = seen.get(key, 0), sum(seen.values())
        most = HARDLY_SMALL_CALENDAR if self.calendar.get(key) else HARDLY_SMALL
        return total >= ENOUGH_CAPITALS and small <= most * total

    def known_spellings(self, key):
        """The spellings that the sources of capitals give, with their shares."""
        candidates = self.candidates(key)
        seen = {form: count for form, count in self.text.get(key, {}).items() if form in candidates}
        if self.tag == "de" and key in self.homographs:
            return self.noun_and_other(key, candidates - {key}, seen)
        total = sum(seen.values())
        if total >= 10 and self.tag == "en" and self.is_title(key, seen, total):
            return {key: 1.0}
        if total >= 10:
            # Headings capitalize every word; months and names within sentences are rare.
            kept = {form: count / total for form, count in seen.items()
                    if count >= (0.03 if form in self.calendar.get(key, ()) else 0.15) * total}
            return kept if len(kept) > 1 else {max(seen, key=seen.get): 1.0}
        if self.calendar.get(key) and not self.dictionary.get(key) and key not in self.homographs:
            candidates = self.calendar[key]
        return {form: 1 / len(candidates) for form in candidates}

    def candidates(self, key):
        capital = capitalised(key, self.tag)
        known = self.dictionary.get(key, set())
        pages = {form for form in self.pages.get(key, ()) if not form.isupper() or len(form) < 2}
        if self.tag == "de" and known:
            # A noun. It may be another word too, if text has it in lower case, or if text lacks it and its
            # ending allows both.
            seen = self.text.get(key, {})
            is_open = key in seen or not seen and not self.is_clear_noun(key)
            return known | {key} if key in pages and is_open else known
        if key in known and capital != key:
            # Will, Rose and May are names too, if text says so.
            names = self.calendar.get(key, set()) | self.names.get(key, set()) | known
            return {key} | (names if self.text.get(key, {}).get(capital) else set())
        if known:
            return known
        if key in pages:
            # The web pages have `france` and `thomas` too. A name of many languages is a name here and may be
            # a word too, so both spellings are kept.
            return {key} | self.calendar.get(key, set()) | self.widespread.get(key, set())
        if forms := self.calendar.get(key) or self.names.get(key) or pages:
            return {key} if key in forms else {min(forms)} | self.small_too(key)
        shouted = self.pages.get(key, set())
        return {key.upper()} if shouted and len(key) <= 4 and self.text.get(key, {}).get(key, 0) == 0 else {key}

    def is_clear_noun(self, key):
        """Whether a German noun is nothing else, judged by its ending: `polizei`, but not `lache`. Place
        names have any ending. Exceptions are in `homographs.tsv`."""
        return len(key) > 2 and key not in self.homographs and (
            key in self.places or not key.endswith(ENDS_OF_OTHERS))

    def noun_and_other(self, key, nouns, seen):
        """Returns the shares of a German noun and of the same word in lower case. Part of the lower-case text
        is names of buttons and the like, but `frage` is a verb however rare it is."""
        total = sum(seen.values())
        small = max(seen.get(key, 0) / total, LEAST_OTHER) if total >= 10 else 0.5
        return {key: small} | {noun: (1 - small) / len(nouns) for noun in nouns}

    def is_title(self, key, seen, total):
        """Whether the capitals of a word come only from titles and headings: `the Government`, `the Web`."""
        return key not in self.names and key not in self.calendar \
            and seen.get(key, 0) > USUALLY_SMALL * total

    def small_too(self, key):
        """Returns the lower-case word if text has it too: `max` and `tim` in Vietnamese."""
        seen = self.text.get(key, {})
        often = key not in self.calendar and seen.get(key, 0) >= max(10, 0.15 * sum(seen.values()))
        return {key} if often or key in self.homographs else set()


def by_key(words, tag):
    if hasattr(words, "spellings"):
        return Asked(words)
    table = defaultdict(set)
    for word in words:
        table[lower(word, tag)].add(word)
    return table


class Asked:
    """A table-like view of a dictionary that is queried word by word."""

    def __init__(self, dictionary):
        self.dictionary = dictionary

    def get(self, key, default=None):
        return self.dictionary.spellings(key) or default

    def __contains__(self, key):
        return bool(self.dictionary.spellings(key))
