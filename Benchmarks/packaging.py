#!/usr/bin/env python3
"""Measures what keyboards of 1, 2, 4 … languages take on disk, one target per language and one for all.

    Benchmarks/packaging.py

Needs a release build and the dictionaries. Prints a table in MB: with the dictionaries, and the layouts,
property lists and sources alone. The compiled program is not part of it.
"""
import json
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
IME_CLI = ROOT / ".build/release/ime-cli"


def languages():
    """The first keyboard of each language, by id and language tag."""
    listing = subprocess.run([IME_CLI, "keyboards"], cwd=ROOT, capture_output=True, text=True, check=True)
    first = {}
    for line in listing.stdout.splitlines()[1:]:
        keyboard, language = line.split()[:2]
        first.setdefault(language, keyboard)
    return [(keyboard, language) for language, keyboard in first.items()]


def manifest(keyboards):
    return {
        "app": "Sizes", "name": "Sizes", "bundleIdentifier": "org.example.sizes", "version": "1.0",
        "keyboards": [
            {"id": keyboard, "primaryLanguage": language, "name": keyboard,
             "layout": f"Locales/{keyboard}/keyboard.xml", "isASCIICapable": False,
             "prefersRightToLeft": False, "capabilities": []}
            for keyboard, language in keyboards],
    }


def megabytes(folder):
    files = (path for path in pathlib.Path(folder).rglob("*") if path.is_file())
    return sum(path.stat().st_size for path in files) / 1e6


def main():
    every = languages()
    counts = [count for count in (1, 2, 4, 8, 16) if count < len(every)] + [len(every)]
    print("languages\tper language\tone for all\tper language, without dictionaries\tone for all, without dictionaries")
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            os.symlink(ROOT / "Locales", f"{folder}/Locales")
            with open(f"{folder}/keyboard.json", "w", encoding="utf-8") as file:
                json.dump(manifest(every[:count]), file)
            sizes = []
            for options in ([], ["--without-dictionaries"]):
                for shape in ("--per-language", "--dynamic"):
                    output = f"{folder}/{shape}{len(options)}"
                    command = [IME_CLI, "package", shape, *options, f"{folder}/keyboard.json", "-o", output]
                    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
                    sizes.append(megabytes(output))
            print(count, *(f"{size:.2f}" for size in sizes), sep="\t")


main()
