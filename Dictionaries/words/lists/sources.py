"""Readers of the source packages of the lists. Each returns words as they are in the source."""
import csv
import gzip
import importlib
import json
import re
import subprocess
import unicodedata
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree


# Words that `is` and `has` join with an apostrophe.
CONTRACTED = set(
    "it that what he she there here who where let how when why everything everyone everybody "
    "nothing something someone".split())


class Sources:
    """The packages unpacked in one folder: `python` (from PyPI) and `debian`."""

    def __init__(self, folder):
        self.python = Path(folder) / "python"
        self.debian = Path(folder) / "debian"
        self.cldr = self.debian / "usr/share/unicode/cldr/common"

    def wordfreq(self, name):
        """Returns words with their share of running text. The file contains a list of words per hundredth of
        a power of ten, the most frequent first."""
        import msgpack

        path = self.python / f"wordfreq/data/{name}.msgpack.gz"
        buckets = msgpack.load(gzip.open(path), raw=False)[1:]
        return {word: 10 ** (-place / 100) for place, words in enumerate(buckets) for word in words}

    def symspell(self):
        path = self.python / "symspellpy/frequency_dictionary_en_82_765.txt"
        with open(path, encoding="utf-8-sig") as file:
            return {word: int(count) for word, count in (line.split() for line in file)}

    def scowl(self):
        """Returns words of SCOWL up to size 70, names up to 80, and abbreviations up to 40; rarer ones are
        more likely typos. Most pairs and triples of lower-case letters are some word or abbreviation (`ut`,
        `hae`), so words of that length are limited to size 55. Of words with 's, only contractions are
        included (`it's`): SCOWL lists the possessives of all nouns, which affixes.tsv covers."""
        words = set()
        for path in (self.debian / "usr/share/dict/scowl").iterdir():
            kind, size = path.name.rsplit(".", 1)
            limits = {"proper-names": 80, "abbreviations": 40}
            limit = limits.get(kind.partition("-")[2], 70)
            if kind.startswith(("english-", "american-", "british-")) and int(size) <= limit:
                listed = path.read_text(encoding="utf-8").split()
                short = kind.partition("-")[2] != "abbreviations" and int(size) <= 55
                words.update(
                    word for word in listed
                    if (not word.endswith("'s") or word[:-2].lower() in CONTRACTED)
                    and (short or len(word) > 3 or not word.islower()))
        return words

    def german_nouns(self):
        """Returns all forms of the nouns in the German Wiktionary."""
        forms = set()
        with open(self.python / "german_nouns/nouns.csv", encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                if "Substantiv" in row["pos"] and not row["lemma"].startswith("-"):
                    cells = (value for key, value in row.items() if key and " " in key and "genus" not in key)
                    forms.update(form for form in (row["lemma"], *cells) if form and form[:1].isupper())
        return forms

    def german_places(self):
        """Returns place names among the nouns of the German Wiktionary."""
        with open(self.python / "german_nouns/nouns.csv", encoding="utf-8", newline="") as file:
            return {row["lemma"] for row in csv.DictReader(file) if "Toponym" in row["pos"]}

    def spellers(self, names):
        """Returns Hunspell dictionaries, which are queried word by word."""
        from spylls.hunspell import Dictionary

        return [Dictionary.from_files(str(self.debian / "usr/share/hunspell" / name)) for name in names]

    def opentaal(self):
        return set((self.debian / "usr/share/dict/dutch").read_text(encoding="utf-8").split())

    def sjp(self):
        return set((self.debian / "usr/share/dict/polish").read_text(encoding="utf-8").split())

    def opencorpora(self):
        """Returns OpenCorpora, which knows Russian word forms and which of them are names."""
        import pymorphy3

        return OpenCorpora(pymorphy3.MorphAnalyzer(lang="ru"))

    def hazm(self):
        """Returns Persian words with counts. The source writes half spaces as zero-width non-joiners."""
        with open(self.python / "hazm/data/words.dat", encoding="utf-8") as file:
            rows = (line.rstrip("\n").split("\t") for line in file)
            return {row[0]: int(row[1]) for row in rows if len(row) > 1}

    def thai(self):
        """Returns Thai words with their counts in the Thai National Corpus."""
        corpus = self.python / "pythainlp/corpus"
        words = set((corpus / "words_th.txt").read_text(encoding="utf-8-sig").split("\n"))
        counts = {}
        for line in (corpus / "tnc_freq.txt").read_text(encoding="utf-8-sig").splitlines():
            word, _, count = line.partition("\t")
            if word in words and count.strip().isdigit():
                counts[word] = int(count)
        return counts, words

    def tesseract(self, name):
        """Returns the words of an OCR model with their capitals. They come from web pages, contain many
        typos, and have no counts."""
        path = self.debian / f"words/{name}.words"
        return set(path.read_text(encoding="utf-8").split("\n")) - {""}

    def first_and_last_names(self, locales, kind="first|last"):
        names = set()
        for locale in locales:
            provider = importlib.import_module(f"faker.providers.person.{locale}").Provider
            for attribute in vars(provider):
                value = getattr(provider, attribute)
                if re.match(rf"({kind})_names?", attribute) and hasattr(value, "__iter__"):
                    names.update(map(str, value))
        return {part for name in names for part in name.split() if len(part) > 1}

    def widespread_names(self):
        """Returns first names used in at least three languages: Thomas, Maria."""
        folder = self.python / "faker/providers/person"
        languages = {}
        for path in folder.iterdir():
            if "_" in path.name and not path.name.startswith("_"):
                for name in self.first_and_last_names([path.name], kind="first"):
                    languages.setdefault(name, set()).add(path.name[:2])
        return {name for name, those in languages.items() if len(those) > 2}

    def cldr_names(self, tag):
        """Returns territories, languages, cities, months and days as written within a sentence."""
        tree = ElementTree.parse(self.cldr / f"main/{tag}.xml")
        paths = (
            ".//territories/territory", ".//languages/language", ".//exemplarCity",
            ".//calendar[@type='gregorian']//monthWidth[@type='wide']/month",
            ".//calendar[@type='gregorian']//dayWidth[@type='wide']/day",
        )
        texts = [element.text or "" for path in paths for element in tree.iterfind(path)]
        return {text for text in texts if " " not in text and len(text) > 1}

    def letters(self, tag):
        """Returns the exemplar letters of CLDR: the main ones and the auxiliary ones."""
        tree = ElementTree.parse(self.cldr / f"main/{tag}.xml")
        sets = {element.get("type", "main"): unicode_set(element.text)
                for element in tree.iterfind(".//exemplarCharacters")}
        return sets["main"], sets.get("auxiliary", set())


class OpenCorpora:
    """Five million word forms, queried one by one, with their capitals."""

    NAMES = ("Name", "Surn", "Patr", "Geox", "Orgn")

    def __init__(self, analyzer):
        self.analyzer = analyzer

    def knows(self, key):
        return self.analyzer.word_is_known(key)

    def spellings(self, key):
        if not self.analyzer.word_is_known(key):
            return set()
        tags = [str(parse.tag) for parse in self.analyzer.parse(key) if parse.is_known]
        return {self.written(key, tag) for tag in tags}

    def written(self, key, tag):
        is_name = any(name in tag for name in self.NAMES)
        if not is_name:
            return key
        # США, but Россия.
        return key.upper() if "Abbr" in tag else key.title()


def unicode_set(text):
    """Returns the characters of a simple UnicodeSet such as `[a {ch} \\u0301 x-z]`, including decomposed
    marks."""
    text = re.sub(r"\\u([0-9A-Fa-f]{4})", lambda match: chr(int(match[1], 16)), text[1:-1])
    characters = set()
    for first, last in re.findall(r"([^\s\\{}])(?:-([^\s\\{}]))?", text):
        characters.update(map(chr, range(ord(first), ord(last or first) + 1)))
    return set("".join(characters | {unicodedata.normalize("NFC", "".join(characters))}))
