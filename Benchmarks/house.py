#!/usr/bin/env python3
"""Counts the figures by which the architecture is judged, in a checkout: python3 Benchmarks/house.py [folder]

Modules, targets, imports that Package.swift does not declare, public declarations, comparisons with
language tags outside Sources/Languages, and lines of Swift.
"""
import json, os, re, subprocess, sys

root = sys.argv[1] if len(sys.argv) > 1 else "."
package = json.loads(subprocess.check_output(
    ["swift", "package", "dump-package"], cwd=root, stderr=subprocess.DEVNULL))
names = {target["name"] for target in package["targets"]}


def dependencies(target):
    found = set()
    for entry in target["dependencies"]:
        for values in entry.values():
            found.add(values[0])
    return found


IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal )?import\s+(\w+)")
PUBLIC = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))? )*public ")
TAG = re.compile(
    r'(?:case|==|!=|contains\()\s*"(?:zh|ja|ko|yue|vi|hi|th|ar|fa|am|bn|ta|en|de|fr|tr)(?:-[\w-]+)?"'
    r"|(?:case|==|!=) \w+\.languageTag")


def files(folder):
    for path, _, entries in os.walk(os.path.join(root, folder)):
        for entry in entries:
            if entry.endswith(".swift"):
                yield os.path.join(path, entry)


external = set().union(*(dependencies(t) for t in package["targets"])) - names
undeclared = set()
for target in package["targets"]:
    folder = target.get("path") or (
        ("Tests/" if target["type"] == "test" else "Sources/") + target["name"])
    declared = dependencies(target)
    for file in files(folder):
        for line in open(file):
            match = IMPORT.match(line)
            if match and match.group(1) in names | external and match.group(1) not in declared:
                undeclared.add((target["name"], match.group(1)))

public = lines = tags = 0
for file in files("Sources"):
    text = open(file).read().split("\n")
    lines += len(text) - 1
    public += sum(1 for line in text if PUBLIC.match(line))
    if "/Languages/" not in file:
        tags += sum(1 for line in text if TAG.search(line) and not line.lstrip().startswith("//"))

floors = sorted(
    entry for entry in os.listdir(os.path.join(root, "Sources"))
    if os.path.isdir(os.path.join(root, "Sources", entry)))
print(f"folders of Sources\t{len(floors)}")
print(f"targets\t{len(package['targets'])}")
print(f"of them modules and programs in Sources\t"
      f"{sum(1 for t in package['targets'] if (t.get('path') or 'Sources' if t['type'] != 'test' else '').startswith('Sources'))}")
print(f"targets with undeclared imports\t{len({t for t, _ in undeclared})}")
print(f"undeclared imports\t{len(undeclared)}")
print(f"public declarations in Sources\t{public}")
print(f"comparisons with language tags outside Languages\t{tags}")
print(f"lines of Swift in Sources\t{lines}")
