#!/usr/bin/env python3
"""Counts the public declarations of modules, lists those without documentation, and describes all of them.

    undocumented.py BUILD-FOLDER API-FILE MODULE...

Reads the symbol graphs that documentation is built from. A declaration that inherits its comment
from a protocol counts as documented; one that the compiler made has no place in a source and is not
counted, nor is an extension, whose members are. API-FILE gets a line for each declaration, in order:
its module, its path and how it is written.
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
    folder, api, modules = sys.argv[1], sys.argv[2], sys.argv[3:]
    counted, missing, declarations = 0, [], set()
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
                name = f"{module}.{'.'.join(symbol['pathComponents'])}"
                text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
                declarations.add(f"{name}: {' '.join(text.split())}")
                if "docComment" not in symbol:
                    place = symbol["location"]
                    file = os.path.relpath(place["uri"].removeprefix("file://"))
                    line = place["position"]["line"] + 1
                    missing.append(f"{file}:{line}: {name}")
    with open(api, "w", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in sorted(declarations))
    for line in sorted(missing):
        print(line)
    print(f"{counted} public declarations, {len(missing)} without documentation")
    sys.exit(1 if missing else 0)


main()
