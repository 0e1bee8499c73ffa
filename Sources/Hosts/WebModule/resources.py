#!/usr/bin/env python3
"""Writes the text files that a module embeds under the names that SwiftPM gives them (`embedInCode`).
They are string literals: the compiler takes minutes for as long an array literal.

    resources.py FILE... > PackageResources.swift
"""

import pathlib
import re
import sys

print("enum PackageResources {")
for name in sys.argv[1:]:
    path = pathlib.Path(name)
    text = "".join(
        character if " " <= character <= "~" and character not in '\\"' else f"\\u{{{ord(character):x}}}"
        for character in path.read_bytes().decode())
    print(f'  static let {re.sub("[^A-Za-z0-9]", "_", path.name)} = [UInt8]("{text}".utf8)')
print("}")
