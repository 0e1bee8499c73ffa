#!/usr/bin/env python3
"""Writes SettingRows.inc, the library's settings as rows for Settings.cpp.

    rows.py LIBRARY SCHEMA >SettingRows.inc

SCHEMA is the output of `ime-cli settings --format schema`. The defaults are those of LIBRARY, because
a desktop's differ from those of a phone.
"""
import ctypes
import json
import sys

# Settings of keys on a screen.
SCREEN = {"allowsCapsLock", "returnsToLettersAfterMark", "heldBackspace", "flickedBackspace"}
# Settings of a desktop, which the schema of keyboards does not have.
DESKTOP = [
    ("shiftSwitches", "Shift switches to plain letters",
     "A Shift key pressed alone switches between the language and plain letters.", "true", []),
    ("switching", "An interrupted composition",
     "What becomes of marked text when the language is switched or the field resets it.", "default",
     ["default", "commit-raw", "commit-first", "discard"]),
]


class Options(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t)] + [
        (name, ctypes.c_char_p) for name in ("locales", "dictionaries", "container", "settings")] + [
        ("log", ctypes.c_void_p), ("log_data", ctypes.c_void_p)]


def defaults(path):
    library = ctypes.CDLL(path)
    library.globekey_last_error.restype = ctypes.c_char_p
    options = Options(ctypes.sizeof(Options), container=b"", settings=b"{}")
    handle, text = ctypes.c_void_p(), ctypes.c_char_p()
    if library.globekey_library_open(ctypes.byref(options), ctypes.byref(handle)):
        sys.exit(library.globekey_last_error().decode())
    library.globekey_library_settings(handle, ctypes.byref(text))
    return json.loads(text.value)


def row(name, title, explanation, value, choices):
    texts = ", ".join(json.dumps(text, ensure_ascii=False) for text in (name, title, explanation, value))
    listed = ", ".join(json.dumps(choice) for choice in choices)
    return f"{{{texts}, {{{listed}}}}},"


def main(library, schema):
    values = defaults(library)
    properties = json.load(open(schema, encoding="utf-8"))["properties"]
    print("// Written by rows.py.")
    for name, facts in properties.items():
        if name in SCREEN:
            continue
        value = values[name]
        text = str(value).lower() if isinstance(value, bool) else value
        print(row(name, facts["title"], facts["description"], text, facts.get("enum", [])))
    for facts in DESKTOP:
        print(row(*facts))


main(*sys.argv[1:])
