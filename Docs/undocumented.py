#!/usr/bin/env python3
"""Counts the public declarations of modules, and lists those without documentation.

    undocumented.py BUILD-FOLDER MODULE...

Reads the symbol graphs that documentation is built from. A declaration that inherits its comment
from a protocol counts as documented; one that the compiler made has no place in a source and is not
counted, nor is an extension, whose members are.
"""
import glob
import json
import os
import sys


def graphs(folder, module):
    """Returns the newest set of graphs of a module, with its extensions of other modules."""
    pattern = f"{folder}/**/{module}.symbols.json"
    found = sorted(glob.glob(pattern, recursive=True), key=os.path.getmtime)
    if not found:
        sys.exit(f"undocumented.py: no symbol graph of {module} in {folder}")
    return [found[-1]] + glob.glob(f"{os.path.dirname(found[-1])}/{module}@*.symbols.json")


def main():
    folder, modules = sys.argv[1], sys.argv[2:]
    counted, missing = 0, []
    for module in modules:
        for path in graphs(folder, module):
            with open(path) as file:
                symbols = json.load(file)["symbols"]
            for symbol in symbols:
                if "location" not in symbol or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                    continue
                if symbol["kind"]["identifier"] == "swift.extension":
                    continue
                counted += 1
                if "docComment" not in symbol:
                    place = symbol["location"]
                    file = os.path.relpath(place["uri"].removeprefix("file://"))
                    line = place["position"]["line"] + 1
                    missing.append(f"{file}:{line}: {module}.{'.'.join(symbol['pathComponents'])}")
    for line in sorted(missing):
        print(line)
    print(f"{counted} public declarations, {len(missing)} without documentation")
    sys.exit(1 if missing else 0)


main()
