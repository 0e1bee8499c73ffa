"""Writes the Cangjie codes of the Unihan database as a word list.

Usage: convert.py Unihan_DictionaryLikeData.txt codes.tsv
"""
import sys


def main(source, target):
    version = ""
    rows = []
    for line in open(source, encoding="utf-8"):
        if line.startswith("# Unicode version:"):
            version = line.split(":")[1].strip()
        fields = line.rstrip("\n").split("\t")
        if len(fields) == 3 and fields[1] == "kCangjie":
            character = chr(int(fields[0][2:], 16))
            # Some characters have several codes.
            for code in fields[2].split():
                rows.append(f"{character}\t{code.lower()}\t0\n")
    with open(target, "w", encoding="utf-8") as out:
        out.write("# globekey-wordlist 1\n# source: Unihan (kCangjie)\n")
        out.write(f"# version: {version}\n# licence: Unicode-3.0\n")
        out.write("# reading: code\n# script: any\n# weight: none\n")
        out.write(f"# entries: {len(rows)}\n")
        out.writelines(rows)


main(*sys.argv[1:])
