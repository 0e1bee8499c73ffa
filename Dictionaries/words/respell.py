#!/usr/bin/env python3
"""Applies the rules for capitals to lists that are there, which make.py applies when it makes them: words with a
capital alone that a spelling dictionary accepts in small letters get that form too (`Riga`, riga), and words
in small letters alone that it accepts with a capital alone get that (`milano`).

    respell.py [--keep-small] PACKAGES TEXTS OUTPUT TAG ...

The arguments are those of make.py. With --keep-small no small forms are added: which are needed depends on the text
that a list was made with. The weight of a word is divided among its forms, and all others stay.
N-grams are renamed with their words. Rules, and the words that keep their form, stand in lists/capitals.py.
"""
import csv
import gzip
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path

from lists.joined import text_weights, without_joiners
from lists.letters import CASED, capitalised, lower, unaccented
from lists.sources import Sources
from lists.write import read_words, rewrite
from make import HERE, PER, Language


def respelled(language, capitals, words, others, keeps_small):
    """The words with the forms that the rules give; `others` are the words of lists beside this one. With
    `keeps_small` no small forms are added."""
    forms = defaultdict(dict)
    for word, weight in words.items():
        forms[lower(word, language.tag)][word] = weight
    forms = merged(language, capitals, forms)
    # `estacion` is the hasty form of a word with a mark and not a name.
    marked = Counter()
    for key, known in forms.items():
        if unaccented(key) != key:
            marked[unaccented(key)] += sum(known.values())
    result = {}
    for key, known in forms.items():
        if key not in others:
            if marked[key] <= sum(known.values()):
                known = capitals.with_capital(key, known)
            if not keeps_small:
                known = capitals.with_small(key, known)
        result.update(known)
    return result


def merged(language, capitals, forms):
    """The forms of words without those that lack a hyphen or an apostrophe; their weight goes to the words
    meant."""
    before = {key: sum(known.values()) for key, known in forms.items()}
    weights = text_weights(before, language.text, PER)
    dropped = without_joiners(weights, capitals.knows)
    for word, meant in dropped.items():
        weights[meant] += before[word]
    return {key: known if weights[key] == before[key]
            else {form: weight * weights[key] / before[key] for form, weight in known.items()}
            for key, known in forms.items() if key not in dropped}


def rename_ngrams(path, names):
    """Gives the words of n-grams other spellings: the capitals of the list. Counts of n-grams that become equal are
    added. Returns the number of n-grams."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        lines = [line.rstrip("\n") for line in file]
    header = [line for line in lines if line.startswith("#")]
    counts = Counter()
    for line in lines[len(header):]:
        words, count = line.split("\t")
        counts[" ".join(names.get(word, word) for word in words.split(" "))] += int(count)
    rows = [f"{words}\t{count}" for words, count in sorted(counts.items())]
    path.write_bytes(gzip.compress(("\n".join(header + rows) + "\n").encode(), 9, mtime=0))
    return len(rows)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--keep-small"]
    packages, texts, output, *tags = arguments
    keeps_small = len(arguments) < len(sys.argv) - 1
    sources = Sources(packages)
    sys.path.insert(0, str(sources.python))
    with open(HERE / "languages.tsv", encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["tag"] in tags and row["tag"] in CASED]
    for row in rows:
        tag, folder = row["tag"], Path(output) / row["tag"]
        language = Language(row, sources, texts)
        capitals = language.capitals(language.dictionary)
        manifest = json.loads((folder / "words.json").read_text(encoding="utf-8"))
        lists = {source["file"]: read_words(folder / source["file"]) for source in manifest["sources"]}
        names = {}
        for name, words in lists.items():
            others = {word for other, listed in lists.items() if other != name for word in listed}
            result = respelled(language, capitals, words, others, keeps_small)
            new = result.keys() - words.keys()
            names |= {lower(word, tag): word for word in new if word == capitalised(lower(word, tag), tag)}
            rewrite(folder / name, result, words)
            print(f"{tag}: {name}: {len(result)} words, {len(new)} of them new", flush=True)
        if names and (ngrams := folder / "ngrams.tsv.gz").exists():
            rename_ngrams(ngrams, names)


if __name__ == "__main__":
    main()
