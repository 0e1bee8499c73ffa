#!/usr/bin/env python3
"""Makes Dictionaries/<tag>/words.tsv.gz.

    make.py PACKAGES TEXTS OUTPUT [TAG ...]

PACKAGES is the folder unpacked by import.sh. TEXTS contains <tag>.txt if there is text to count (only the
counts are used). OUTPUT is the folder Dictionaries. README.md describes how lists are made and cleaned.
"""
import csv
import json
import sys
from collections import Counter
from functools import cache
from pathlib import Path

from lists import joined, noise, text
from lists.affixes import Affixes
from lists.attested import LANGUAGES, attested_forms
from lists.capitals import Capitals
from lists.letters import Alphabet, capitalised, lower, normalised, unaccented
from lists.misspelt import Misspelt, read_sounds
from lists.sharp_s import SharpS
from lists.sources import Sources
from lists.write import write_list

HERE = Path(__file__).parent
PER = 1_000_000_000
# A contraction must be this many times as frequent as the word without its apostrophe for that word to be a
# typo: she's, `shes`.
HARDLY_MEANT = 12
# Minimum shares of words that only other lists have, by how reliable those lists are.
FLOOR_DICTIONARY, FLOOR_PAGES = 30e-9, 100e-9
# English contracts verbs to one word in this way: we'll, don't, I'm.
CONTRACTED = ("'ll", "n't", "'m", "'re", "'ve", "'d", "'s")
# Texts with many typos: web pages of all kinds, film reviews.
CARELESS = {"en", "ko"}
LONGEST_LIST = 75_000
# Minimum share of the spellings with œ among the occurrences of a French word, for œ to be correct.
JOINED_SHARE = 0.25
# The languages whose words are often typed without their diacritics, excluding languages that are usually
# written so, such as Russian without ё. For the ratios see UNMARKED: how many times as frequent the word with
# diacritics must be, in all text and in edited text.
HASTY = {"es", "fr", "it", "nl", "pl", "pt", "tr"}
# The languages that join words with an apostrophe, which is often omitted: `cest`, `shes`.
JOINING = {"en", "fr"}
UNMARKED = ((8, 20), (6, 400))
# Substitutes for letters that a keyboard lacks, and how many times as frequent the correct spelling must be.
TRANSLITERATED = {"de": (("ae", "ä"), ("oe", "ö"), ("ue", "ü")), "fr": (("oe", "œ"),)}
TRANSLITERATED_RATIO = 25
# A word is no misspelling if another language has it at least one this many times as often.
QUOTED = 20
# The share of the lower-case spelling of a SCOWL word that other sources know only capitalized. The spelling is
# dropped if text has the word often and hardly ever in lower case: see the limits below, the last of which is
# for months and languages.
SMALL_SHARE = 0.2


def listed_for(tag, name):
    """Returns the words of a language in a table of this folder."""
    with open(HERE / name, encoding="utf-8") as file:
        rows = dict(line.rstrip("\n").split("\t") for line in file if not line.startswith("#"))
    return set(rows.get(tag, "").split())


def spelled(tag, shares):
    """Returns shares by correct spelling. In German, wordfreq has no ß. In French, `coeur` is typed for cœur
    on keyboards without œ and counts as cœur."""
    if tag == "de":
        spelling = SharpS(HERE / "sharp-s.tsv").restored
    elif tag == "fr":
        def spelling(word):
            joined = word.replace("oe", "œ")
            return joined if shares.get(joined, 0) > JOINED_SHARE * shares[word] else word
    else:
        return shares
    restored = Counter()
    for word, share in shares.items():
        restored[spelling(word)] += share
    return restored


def as_typed(folder):
    """Returns the words that stay as they are typed: chat words, names of programs, English words."""
    manifest = folder / "words.json"
    files = json.loads(manifest.read_text(encoding="utf-8")).get("asTyped", ()) if manifest.exists() else ()
    return {line for file in files for line in (folder / file).read_text(encoding="utf-8").splitlines()
            if line and not line.startswith("#")}


class Language:
    def __init__(self, row, sources, texts):
        self.tag = row["tag"]
        self.sources = sources
        self.row = row
        self.alphabet = Alphabet(self.tag, *sources.letters(self.tag), row["single letters"].split())
        path = Path(texts) / f"{self.tag}.txt"
        self.text, self.spellings = text.count(path, self.tag) if path.exists() else (Counter(), {})
        self.total = sum(self.text.values())
        self.pages = {normalised(word, self.tag) for word in sources.tesseract(row["tesseract"])} - {""}
        self.pages_lower = {word for word in self.pages if word == lower(word, self.tag)}
        self.pages_keys = {lower(word, self.tag) for word in self.pages}
        names = sources.first_and_last_names(row["names"].split()) if row["names"] else set()
        self.names = {normalised(word, self.tag) for word in names} - {""}
        self.calendar = {normalised(word, self.tag) for word in sources.cldr_names(self.tag)} - {""}
        self.homographs = listed_for(self.tag, "homographs.tsv")
        self.haste = listed_for(self.tag, "haste.tsv")
        self.own = listed_for(self.tag, "own.tsv")
        self.dictionary, self.counts = set(), {}
        self.read_dictionary(row["trusted"])

    def read_dictionary(self, name):
        readers = {
            "scowl": self.sources.scowl, "german-nouns": self.sources.german_nouns,
            "opentaal": self.sources.opentaal, "sjp": self.sources.sjp,
            "opencorpora": self.sources.opencorpora,
        }
        if name in readers:
            self.dictionary = readers[name]()
        if name == "scowl":
            self.counts = self.sources.symspell()
        elif name == "hazm":
            self.counts = self.sources.hazm()
            self.dictionary = set(self.counts)
        elif name == "pythainlp":
            self.counts, self.dictionary = self.sources.thai()
        # The list of German nouns is no complete dictionary: words missing from it may be correct.
        self.has_dictionary = name not in ("", "german-nouns", "hazm")
        self.spellers = self.sources.spellers(self.row["speller"].split())
        self.small = self.sources.spellers(self.row["small"].split())
        self.foreign = self.sources.spellers(self.row["foreign"].split())

    def knows(self, key):
        if hasattr(self.dictionary, "spellings"):
            return self.dictionary.knows(key)
        return key in self.dictionary_keys

    def are_two_words(self, word, other):
        """Whether a word that differs from another in a vowel is not a typo of it. Barratt is a name, and
        text has `schemas` about as often as `schemes`."""
        is_name = word in self.pages_keys and word not in self.pages_lower
        return is_name or self.text[word] >= 3 and self.text[other] < 3 * self.text[word]

    def is_spelled(self, key):
        """Whether a dictionary has a word, capitalized or not."""
        if self.spellers:
            return any(speller.lookup(form) for speller in self.spellers
                       for form in (key, capitalised(key, self.tag)))
        return self.knows(key)

    def shares(self, raw):
        """Returns shares of running text by key, for all words that the language can spell."""
        shares = Counter()
        for word, share in raw.items():
            key = lower(normalised(word, self.tag), self.tag) if word else ""
            if key and self.alphabet.spells(key):
                shares[key] += share
        return shares

    def capitals(self, dictionary):
        widespread = self.names & self.sources.widespread_names()
        places = self.sources.german_places() if self.tag == "de" else ()
        return Capitals(self.tag, dictionary, self.names, widespread,
                        self.calendar, places, self.homographs, self.pages, self.spellings, self.small,
                        self.foreign)

    def misspelt(self, folder, others):
        """Returns the rules for misspellings; the folder of the language has its affixes, sounds and chat words."""
        spellers = self.sources.spellers(self.row["complete"].split())
        forms = {lower(word, self.tag) for word in self.dictionary} if self.row["complete"] else ()
        kept = {lower(word, self.tag) for word in self.names | self.calendar | as_typed(folder)}

        @cache
        def accepts(key):
            return key in forms or any(speller.lookup(form) for speller in spellers
                                       for form in (key, capitalised(key, self.tag)))

        def is_foreign(key, weight):
            return any(words.get(key, 0) * QUOTED >= weight for tag, words in others.items() if tag != self.tag) \
                or any(speller.lookup(key) for speller in self.foreign)
        return Misspelt(self.alphabet, read_sounds(folder / "sounds.tsv"), accepts, is_foreign,
                        Affixes(folder / "affixes.tsv"), kept)

    def raw_shares(self):
        """Returns the share from the frequency source, or from the text for Korean and for words that the
        source lacks."""
        if self.row["wordfreq"] != "-":
            return spelled(self.tag, self.sources.wordfreq(self.row["wordfreq"]))
        counts = self.counts or self.text
        total = sum(counts.values())
        return {word: count / total for word, count in counts.items()}


def usage(language, shares, others):
    """Returns the shares that decide what is a typo. A short word with a low count in the list may be
    frequent in speech (`hmm`) and is then no typo; a long one may still be (`alot`)."""
    def share_of(word, share):
        if len(word) > 3:
            return share
        spoken = language.text[word] / max(language.total, 1)
        return max(share, spoken, others.get(language.tag, {}).get(word, 0))
    return Counter({word: share_of(word, share) for word, share in shares.items()})


def make(language, others, folder):
    tag = language.tag
    raw = language.raw_shares()
    if not hasattr(language.dictionary, "spellings"):
        # SJP has millions of forms; those that no other source has are not needed.
        asked = language.pages_keys | set(raw) | set(language.text) if tag != "en" else None
        language.dictionary = {
            normalised(word, tag) for word in language.dictionary
            if asked is None or lower(word, tag) in asked} - {""}
        language.dictionary_keys = {lower(word, tag) for word in language.dictionary}
    shares = language.shares(dict(Counter(raw).most_common(4 * LONGEST_LIST)))
    dropped = Counter()
    add_missing(language, shares)
    for word in [word for word, share in shares.items() if not plausible(language, word, share)]:
        del shares[word]
        dropped["without support"] += 1
    for word in [word for word in shares if carries_clitic(word, language, shares)]:
        del shares[word]
        dropped["with a clitic"] += 1
    names = {lower(word, tag) for word in language.names | language.calendar}
    for word in [word for word, share in shares.items()
                 if word not in names and is_foreign(language, word, share, others)]:
        del shares[word]
        dropped["of other languages"] += 1
    for word in [word for word in shares
                 if word not in names and is_transliterated(word, tag, shares)]:
        del shares[word]
        dropped["by other letters"] += 1
    for word in unmarked(language, shares, names):
        del shares[word]
        dropped["without their marks"] += 1
    shares = Counter(dict(shares.most_common(2 * LONGEST_LIST)))
    known = {word for word in shares if word in names or language.knows(word)
             or tag not in CARELESS and language.text[word] >= 5}
    # Vietnamese syllables often differ in just a diacritic or a letter.
    found = {} if tag == "vi" else noise.slips(
        usage(language, shares, others) if tag == "en" else shares, known, language.pages_lower,
        language.are_two_words, language.has_dictionary)
    if tag in JOINING:
        found.update(without_apostrophe(language, shares))
    for word in found:
        shares.pop(word, None)
    dropped["slips"] = len(found)
    capitals = language.capitals(language.dictionary)
    shares = Counter(joined.text_weights(shares, language.text, 1))
    for word, meant in joined.without_joiners(shares, capitals.knows).items():
        shares[meant] += shares.pop(word)
        dropped["without their joiners"] += 1
    if language.row["complete"]:
        small = {key for key in shares if set(capitals.spellings(key)) == {key}}
        for word, meant in language.misspelt(folder, others).found(shares, small).items():
            shares[meant] += shares.pop(word)
            dropped["misspelt"] += 1
    words = Counter()
    for key, share in sorted(shares.items(), key=lambda item: (-item[1], item[0]))[:LONGEST_LIST]:
        forms = capitals.spellings(key)
        if tag == "en" and len(key) > 1 and key not in forms and key in language.dictionary \
                and not capitals.is_hardly_small(key):
            # `march` and `inn` beside March and Inn: the text does not distinguish them.
            forms = {form: part * (1 - SMALL_SHARE) for form, part in forms.items()}
            forms[key] = SMALL_SHARE
        for form, part in forms.items():
            words[form] += share * part * PER
    if tag in LANGUAGES:
        forms = attested_forms(words, language.shares(raw), Affixes(folder / "affixes.tsv"))
        words.update({form: share * PER for form, share in forms.items()})
    return words, dropped, found


def add_missing(language, shares):
    """Adds words that the frequency source lacks: words of the text that a list confirms, and words of the
    web page list if the source is small (the small lists of wordfreq). English uses a dictionary instead,
    because words found only on web pages include `definatley` and `abridgedepisode`."""
    smallest = min(shares.values())
    for key, count in language.text.items():
        # SymSpell splits most contractions, so its counts of them are useless.
        contraction = language.tag == "en" and "'" in key
        if (key not in shares or contraction) and count >= 3 and language.alphabet.spells(key):
            if language.knows(key) or key in language.pages_lower:
                share = min(count / language.total, share_limit(key, shares)) / 2
                shares[key] = max(share, shares.get(key, 0))
    if smallest > 1e-7 or language.tag == "ko":
        for key in language.pages_lower:
            if key not in shares and language.alphabet.spells(key) and len(key) > 2:
                shares[key] = FLOOR_PAGES
    if language.tag == "en":
        keys = {lower(word, "en") for word in language.dictionary | language.names | language.calendar}
        for key in keys:
            # SymSpell has no marks; wordfreq counts what has them: `café`, see supplement.
            if key not in shares and key.isascii() and language.alphabet.spells(key):
                shares[key] = FLOOR_PAGES if key in language.pages_keys else FLOOR_DICTIONARY


def is_foreign(language, word, share, others):
    """Whether a word is quoted from another language. Text quotes English, but hardly any other language."""
    if word in language.own or language.knows(word) \
            or not word.isascii() and language.alphabet.is_usual(word):
        return False
    home = noise.foreign_home(word, share, language.tag, others)
    return home == "en" or home is not None and language.text[word] < 5


def is_transliterated(word, tag, shares):
    """Whether a word is another one with substituted letters: `fuer` is, `neue` and `Poesie` are not."""
    return any(pair in word and shares[word.replace(pair, letter)] > TRANSLITERATED_RATIO * shares[word]
               for pair, letter in TRANSLITERATED.get(tag, ()))


def unmarked(language, shares, names):
    """Returns words typed without their diacritics: `tambien`, `czesc`. A dictionary shows that they are no
    words, or edited text does: it has `esta` beside `está`, but hardly any `tambien`."""
    if language.tag not in HASTY:
        return set()
    marked = {}
    for word, share in shares.items():
        bare = unaccented(word)
        if bare != word and share > shares.get(marked.get(bare), 0):
            marked[bare] = word
    return {bare for bare, word in marked.items()
            if bare in shares and bare not in names and is_none(bare, word, language, shares)}


def is_none(bare, word, language, shares):
    """Whether a spelling without diacritics is no word of its own."""
    if bare in language.haste:
        return True
    ratio = shares[word] / shares[bare]
    if language.has_dictionary or language.spellers:
        is_other = ratio >= 2 and language.is_spelled(word) and not language.is_spelled(bare)
        if is_other or language.has_dictionary:
            return is_other
    in_text = language.text[word] / (language.text[bare] + 1)
    return language.text[word] >= 20 and any(
        ratio >= least and in_text >= least_in_text for least, least_in_text in UNMARKED)


def without_apostrophe(language, shares):
    """Maps contractions without an apostrophe to the correct ones: `dont`, also `cant` and `shes`, which
    SCOWL has but hardly anybody means, and French `cest`. `well`, `were` and `lune` are kept."""
    return {bare: word for word in shares
            if "'" in word and (bare := word.replace("'", "")) in shares and shares[word] > shares[bare]
            and (word.endswith("n't") or not language.is_spelled(bare)
                 or shares[word] > HARDLY_MEANT * shares[bare])}


def share_limit(key, shares):
    """Returns the greatest share accepted from the text. The text is narrow, and a word that a larger source
    lacks is rare. A contraction such as `c'est`, which that source splits, may be as frequent as its rarer
    part."""
    if "'" in key:
        if key.endswith(CONTRACTED):
            return 1
        return shares.get(key[key.index("'") + 1 :], 0) or 3e-6
    return 3e-6


def carries_clitic(word, language, shares):
    """Whether a word is another word with a clitic that affixes.tsv covers, and not common itself."""
    head, mark, tail = word.partition("'")
    if not mark or language.knows(word):
        return False
    if language.tag in ("fr", "it"):
        return tail in shares and shares[word] < 5e-6
    return language.tag == "tr" or language.tag == "en" and tail in ("s", "")


def plausible(language, word, share):
    """Whether any source besides the frequencies confirms that this is a word."""
    if language.knows(word):
        return True
    enough = 8 if language.tag in CARELESS else 3
    if word in language.pages_keys or language.text[word] >= enough:
        return share > 20e-9
    if language.tag == "vi":
        return not word.isascii()
    if language.tag == "ko":
        return False
    return share > (400e-9 if language.alphabet.is_usual(word) else 1500e-9) and not language.has_dictionary \
        or share > 3000e-9


def supplement(language, words, slips, raw, others):
    """Returns words of wordfreq that the list lacks, with their shares. They are stored in a separate file
    because their licence has more conditions."""
    tag = language.tag
    have = {lower(word, tag) for word in words}
    have |= {word.replace("'", "") for word in have if "'" in word}
    shares = language.shares(dict(Counter(raw).most_common(4 * LONGEST_LIST)))
    names = {lower(word, tag) for word in language.names | language.calendar}
    missing = Counter({
        word: share for word, share in shares.items()
        if share > 200e-9 and word not in have and word not in slips
        and not carries_clitic(word, language, shares)
        and (word in names or not is_foreign(language, word, share, others))
        and (language.text[word] >= 3 or word in language.pages_keys or share > 1500e-9)
    })
    both = Counter({**shares, **missing})
    kept = {word for word in set(shares) - set(missing) if len(word) > 3 or language.knows(word)}
    found = noise.slips(
        both, kept | {name for name in names if len(name) > 3}, language.pages_lower,
        language.are_two_words, language.has_dictionary)
    capitals = language.capitals(set())
    result = Counter()
    for key in missing:
        if key not in found:
            for form, part in capitals.spellings(key).items():
                result[form] += missing[key] * part * PER
    return result


def main():
    packages, texts, output, *tags = sys.argv[1:]
    sources = Sources(packages)
    sys.path.insert(0, str(sources.python))
    with open(HERE / "languages.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    others = {row["tag"]: spelled(row["tag"], sources.wordfreq("large_en" if row["tag"] == "en" else row["wordfreq"]))
              for row in rows if row["tag"] in "en de fr es pt it nl pl tr".split()}
    if tags:
        rows = sorted((row for row in rows if row["tag"] in tags), key=lambda row: tags.index(row["tag"]))
    for row in rows:
        language, folder = Language(row, sources, texts), Path(output) / row["tag"]
        words, dropped, found = make(language, others, folder)
        size = write_list(folder / "words.tsv.gz", row["list"], words)
        print(f"{row['tag']}: {len(words)} words, {size} bytes; dropped "
              + ", ".join(f"{count} {why}" for why, count in dropped.items()), flush=True)
        if row["more"]:
            more = supplement(language, words, found, sources.wordfreq(row["more"]), others)
            size = write_list(folder / "wordfreq.tsv.gz", "wordfreq", more)
            print(f"   {len(more)} more words, {size} bytes", flush=True)
        samples = sorted(found.items(), key=lambda item: -len(item[0]) % 7)[:40]
        print("   slips:", ", ".join(f"{word} ({other})" for word, other in samples))


if __name__ == "__main__":
    main()
