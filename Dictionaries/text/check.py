#!/usr/bin/env python3
"""Checks the corpus of everyday sentences and counts it.

    check.py                       every list of Dictionaries/text, and a table of counts
    check.py FILE.txt[.gz] ...     these lists; the folder's name is the language
    check.py --language TAG FILE   a list outside a folder of its language
    check.py --spelling ...        also prints the words that no spelling dictionary knows

A list is plain UTF-8. A line `# KEY` names the word or topic that the lines below it are for; several words
that one line may contain are separated by ` / `. Every other line is one sentence. A list whose name ends
with `-words` is by word: each sentence contains its word, or the word without the inflected end.

Prints `file:line: what is wrong` and exits with 1 if a line is wrong or a share is above its limit.
Development sets are read where they are: Tests/Everyday in this checkout, and the folder that
GLOBEKEY_SHARED names (by default ../shared) if it is there.
"""
import collections
import glob
import gzip
import os
import re
import shutil
import subprocess
import sys
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SHARED = os.environ.get("GLOBEKEY_SHARED", os.path.join(ROOT, "..", "shared"))

# Letters of each language; digits, spaces, Latin letters of names and the marks below are allowed in all.
HAN = "\u3400-\u4dbf\u4e00-\u9fff"
SCRIPTS = {
    "zh-Hans": HAN + "〇", "zh-Hant": HAN + "〇", "yue": HAN + "〇",
    "ja": HAN + "々〆〇ヶ\u3041-\u309f\u30a1-\u30ff", "ko": "\uac00-\ud7a3ㄱ-ㅎㅏ-ㅣ",
    "am": "\u1200-\u137f", "ar": "\u0621-\u0652\u0670\u067e\u0686\u06a4\u06a8\u06af\u06ad",
    "bn": "\u0980-\u09ff\u200c\u200d", "el": "\u0370-\u03ff", "fa": "\u0621-\u0652\u067e\u0686\u0698\u06a9\u06af\u06cc\u06c0\u0654\u200c",
    "he": "\u05b0-\u05ea\u05f3\u05f4", "hi": "\u0900-\u097f\u200c\u200d", "ru": "а-яёА-ЯЁ", "ta": "\u0b80-\u0bff\u200c",
    "th": "\u0e00-\u0e7f", "uk": "а-яіїєґА-ЯІЇЄҐ'ʼ’", "ur": "\u0621-\u0652\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06ba\u06be\u06c1-\u06c3\u06cc\u06d2\u06d3\u0654\u200c",
    "de": "äöüßÄÖÜ", "en": "éèêïñ", "es": "áéíóúüñÁÉÍÓÚÜÑ", "fr": "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ", "it": "àèéìíîòóùúÀÈÉÌÒÓÙ",
    "nl": "áàäéèëêíïóòöôúùüûçÉÍÓ", "pl": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "pt": "áâãàçéêíóôõúüÁÂÃÀÇÉÊÍÓÔÕÚ", "tr": "çğıİöşüâîûÇĞÖŞÜÂ",
    "vi": "À-ỹđĐ",
}
MARKS = " .,!?:;'\"()%+/&@#°€$£¥₺₴₹৳-–—…’‘“”«»„‚·、。，！？：；（）「」『』《》〜～ー・％￥¿¡،؟؛٪٬٫۔।॥᠃፡።፣፤፥፦፧‎‏ๆฯ״׳゛゜【】"
# Characters of both scripts, which the tables convert in other words only: 發霉, 虱目魚, 睇晒, 嚇一吓, 糍粑.
TRADITIONAL_TOO = {"zh-Hant": "霉虱", "yue": "霉虱晒吓糍"}
CJK = {"zh-Hans", "zh-Hant", "yue", "ja"}
NO_SPACES = CJK | {"th"}
# Dictionaries of Hunspell by language, as Debian names their files.
HUNSPELL = {
    "de": "de_DE", "el": "el_GR", "en": "en_US", "es": "es_ES", "fr": "fr_FR", "he": "he", "it": "it_IT",
    "nl": "nl_NL", "pl": "pl_PL", "pt": "pt_BR,pt_PT", "ru": "ru_RU", "tr": "tr_TR", "uk": "uk_UA", "vi": "vi_VN",
}
LENGTHS = {"zh-Hans": (4, 24), "zh-Hant": (4, 24), "yue": (4, 28), "ja": (5, 45), "ko": (5, 60), "th": (5, 90)}
SHARED_RUN_LIMIT = 0.05     # lines that share a run of words with an earlier line
SAME_ENDS_LIMIT = 1 / 200   # lines with one beginning and ending
UNKNOWN_LIMIT = 0.03        # words that no spelling dictionary knows: names, chat, new words


def lines_of(path):
    opened = gzip.open if path.endswith(".gz") else open
    with opened(path, "rt", encoding="utf-8", newline="") as file:
        return file.read().split("\n")


def plain(text):
    """The letters and digits of `text`, in small letters: what two lines are compared by."""
    return "".join(c for c in unicodedata.normalize("NFKC", text).lower() if c.isalnum() or unicodedata.combining(c))


def words(text, tag):
    if tag in NO_SPACES:
        return list(plain(text))
    return [w for w in (plain(w) for w in text.split()) if w]


def evaluation_rows(tag):
    """Sentences that no line may contain, by their letters."""
    rows = set()
    files = glob.glob(os.path.join(ROOT, "Tests", "Everyday", tag + "*.tsv"))
    files += glob.glob(os.path.join(ROOT, "Tests", "Everyday", "*", tag + "*.tsv"))
    files += glob.glob(os.path.join(ROOT, "Tests", "Text", "Held-out", tag, "*.tsv"))
    files += glob.glob(os.path.join(SHARED, "data", "eval", tag, "*.tsv"))
    least = 6 if tag in CJK else 14
    for path in files:
        for line in lines_of(path):
            if line.startswith("#"):
                continue
            for field in line.split("\t"):
                for answer in field.split("|"):
                    letters = plain(answer)
                    if len(letters) >= least and re.search("[" + SCRIPTS[tag] + "a-zA-Z]", answer):
                        if tag not in CJK or re.search("[" + HAN + "]", answer):
                            rows.add(letters)
    return rows


def wrong_forms(tag):
    """Characters of the other Chinese script, for a list in this one. Taiwan and Hong Kong write some of
    them (群, 床), which the tables of variants name."""
    folder = os.path.join(ROOT, "Dictionaries", "zh-text")
    pairs = {}
    for name in ("TSCharacters.tsv", "STCharacters.tsv"):
        path = os.path.join(folder, name)
        if not os.path.exists(path):
            return set()
        pairs[name] = {}
        for line in lines_of(path):
            fields = line.split("\t")
            if not line.startswith("#") and len(fields) > 1 and len(fields[0]) == 1:
                pairs[name][fields[0]] = fields[1].split(" ")
    written = set(TRADITIONAL_TOO.get(tag, ""))
    for name in {"zh-Hant": ["TWVariants.tsv"], "yue": ["TWVariants.tsv", "HKVariants.tsv"]}.get(tag, []):
        for line in lines_of(os.path.join(folder, name)):
            fields = line.split("\t")
            if not line.startswith("#") and len(fields) > 1:
                written.update(fields[1].split(" "))
    # A form is wrong if it always converts to another one and is never the result of the opposite conversion.
    one, other = ("TSCharacters.tsv", "STCharacters.tsv") if tag == "zh-Hans" else ("STCharacters.tsv", "TSCharacters.tsv")
    return {c for c, to in pairs[one].items() if c not in to and c not in pairs[other]} - written


def contains(sentence, key):
    low = sentence.lower()
    for word in key.split(" / "):
        word = word.strip().lower()
        if word in low:
            return True
        stem = word[:-1]
        # 飼う in 飼って, する and くる in their forms; a word of one kanji is not cut.
        if len(word) > 1 and re.match("[\u3041-\u309f]", word[-1]) and stem and stem in low:
            return True
        if word.endswith("する") and word[:-2] in low:
            return True
    return False


class List:
    def __init__(self, path, tag):
        self.path, self.tag, self.errors = path, tag, []
        self.name = re.sub(r"\.txt(\.gz)?$", "", os.path.basename(path))
        self.by_word = self.name.endswith("-words")
        self.keys, self.sentences = [], []
        self.read()

    def wrong(self, number, what):
        self.errors.append(f"{self.path}:{number}: {what}")

    def read(self):
        key = None
        allowed = re.compile("[A-Za-z0-9\u0300" + SCRIPTS[self.tag] + re.escape(MARKS) + "]*")
        short, long = LENGTHS.get(self.tag, (6, 130))
        others = wrong_forms(self.tag) if self.tag in ("zh-Hans", "zh-Hant", "yue") else set()
        lines = lines_of(self.path)
        if lines and lines[-1] == "":
            lines.pop()
        for number, line in enumerate(lines, 1):
            if line.startswith("#!"):
                continue
            if line.startswith("# "):
                key = line[2:].strip()
                self.keys.append(key)
                continue
            if line != line.strip() or not line:
                self.wrong(number, "empty, or a space at an end")
                continue
            if "\t" in line or "  " in line:
                self.wrong(number, "a tab or two spaces")
            if unicodedata.normalize("NFC", line) != line and self.tag not in ("bn", "hi", "he"):
                self.wrong(number, "is not in normalisation form C")
            match = allowed.fullmatch(line)
            if not match:
                bad = sorted({c for c in line if not allowed.fullmatch(c)})
                self.wrong(number, f"characters that the language does not have: {' '.join(f'{c} U+{ord(c):04X}' for c in bad)}")
            found = sorted(others & set(line))
            if found:
                self.wrong(number, f"characters of the other script: {' '.join(found)}")
            if not short <= len(line) <= long:
                self.wrong(number, f"{len(line)} characters, not {short} to {long}")
            if key is None:
                self.wrong(number, "no '# KEY' precedes it")
            elif self.by_word and not contains(line, key):
                self.wrong(number, f"does not contain {key}")
            if re.search(r"\d{7,}|\d{3,}[- ]\d{3,}[- ]?\d{2,}", line):
                self.wrong(number, "looks like a telephone number")
            if re.search(r"\S@\S+\.\S", line) and not re.search(r"@(mail\.)?example\.", line):
                self.wrong(number, "an address that is not of example.com")
            self.sentences.append((number, key, line))


def check_together(lists, tag):
    """Checks that concern several lines: repetition, evaluation rows, beginnings and ends."""
    seen, runs, ends, shared = {}, {}, collections.Counter(), 0
    rows = evaluation_rows(tag)
    lengths = sorted({len(r) for r in rows})
    span = 9 if tag in CJK else 14 if tag == "th" else 5
    total = 0
    for entry in lists:
        for number, key, line in entry.sentences:
            total += 1
            letters = plain(line)
            if letters in seen:
                entry.wrong(number, f"is a line again: {seen[letters]}")
            seen.setdefault(letters, f"{os.path.basename(entry.path)}:{number}")
            for length in lengths:
                if length > len(letters):
                    break
                hit = next((letters[i:i + length] for i in range(len(letters) - length + 1) if letters[i:i + length] in rows), None)
                if hit:
                    entry.wrong(number, f"contains a row of an evaluation set: {hit}")
                    break
            tokens = words(line, tag)
            own = {tuple(tokens[i:i + span]) for i in range(len(tokens) - span + 1)}
            if any(run in runs for run in own):
                shared += 1
            for run in own:
                runs.setdefault(run, number)
            size = 3 if tag in NO_SPACES else 2
            ends[(tuple(tokens[:size]), tuple(tokens[-size + 1:]))] += 1
    problems = []
    if total and shared / total > SHARED_RUN_LIMIT:
        problems.append(f"{tag}: {shared} of {total} lines share a run of {span} words or characters with an earlier line; at most {SHARED_RUN_LIMIT:.0%}")
    most = ends.most_common(1)
    if most and most[0][1] > max(3, total * SAME_ENDS_LIMIT):
        problems.append(f"{tag}: {most[0][1]} lines begin with {most[0][0][0]} and end with {most[0][0][1]}; at most one in {round(1 / SAME_ENDS_LIMIT)}")
    return problems, shared, total


def spelling(lists, tag, show):
    """The share of words that Hunspell's dictionaries do not know; nil where none is installed."""
    if tag not in HUNSPELL or not shutil.which("hunspell"):
        return None
    text = "\n".join(line.replace("’", "'") for entry in lists for _, _, line in entry.sentences)
    known = subprocess.run(["hunspell", "-D"], input="", capture_output=True, text=True).stderr
    dictionaries = [d for d in HUNSPELL[tag].split(",") if re.search("/" + re.escape(d) + r"(\.aff)?$", known, re.M)]
    if not dictionaries:
        return None
    unknown = subprocess.run(["hunspell", "-i", "utf-8", "-l", "-d", ",".join(dictionaries)], input=text, capture_output=True, text=True).stdout.split()
    # Names, abbreviations in capitals and words of chat in Latin letters in another script are no misspellings.
    unknown = [w for w in unknown if w == w.lower() or tag == "de"]
    if show:
        for word, count in collections.Counter(unknown).most_common():
            print(f"{tag}\t{word}\t{count}")
    return len(unknown) / max(1, len(text.split()))


def main(arguments):
    show = "--spelling" in arguments
    arguments = [a for a in arguments if a != "--spelling"]
    language = None
    if arguments[:1] == ["--language"]:
        language, arguments = arguments[1], arguments[2:]
    paths = arguments or sorted(glob.glob(os.path.join(HERE, "*", "*.txt.gz")))
    if not paths:
        print("no list found; a list is Dictionaries/text/TAG/NAME.txt.gz")
        return 1
    by_tag = collections.defaultdict(list)
    for path in paths:
        tag = language or os.path.basename(os.path.dirname(os.path.abspath(path)))
        if tag not in SCRIPTS:
            print(f"{path}: '{tag}' is no language of this check; known are {' '.join(sorted(SCRIPTS))}")
            return 1
        by_tag[tag].append(List(path, tag))
    failed = False
    print("language\tlist\tkeys\tlines\tcharacters")
    totals = []
    for tag in sorted(by_tag):
        lists = by_tag[tag]
        problems, shared, total = check_together(lists, tag)
        unknown = spelling(lists, tag, show)
        if unknown is not None and unknown > UNKNOWN_LIMIT:
            problems.append(f"{tag}: {unknown:.1%} of the words are in no spelling dictionary; at most {UNKNOWN_LIMIT:.0%} (--spelling lists them)")
        for entry in lists:
            print(f"{tag}\t{entry.name}\t{len(entry.keys)}\t{len(entry.sentences)}\t{sum(len(s) for _, _, s in entry.sentences)}")
            problems += entry.errors
        totals.append((tag, total, shared, unknown))
        for problem in problems:
            print(problem)
        failed = failed or bool(problems)
    print("language\tlines\twith a shared run\tunknown words")
    for tag, total, shared, unknown in totals:
        print(f"{tag}\t{total}\t{shared / max(1, total):.1%}\t" + ("-" if unknown is None else f"{unknown:.1%}"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
