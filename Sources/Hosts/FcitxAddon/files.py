#!/usr/bin/env python3
"""Writes the files with which Fcitx finds the add-on and its input methods, one for each keyboard of
the library.

    files.py LIBRARY FOLDER [ADDON]

FOLDER receives addon/ and inputmethod/; it is …/share/fcitx5 of an installation. ADDON is the path of
libglobekey-fcitx5.so without `.so`, for an installation that Fcitx does not search; by default the
file has the bare name.
"""
import ctypes
import os
import pathlib
import sys


class Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_char_p), ("count", ctypes.c_size_t)]


class Keyboard(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("id", Text), ("name", Text), ("language", Text),
                ("is_right_to_left", ctypes.c_bool)]


class Options(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t)] + [
        (name, ctypes.c_char_p) for name in ("locales", "dictionaries", "container", "settings")] + [
        ("log", ctypes.c_void_p), ("log_data", ctypes.c_void_p)]


def keyboards(path):
    """The ids, names and languages of the keyboards, and the library's version."""
    library = ctypes.CDLL(path)
    library.globekey_last_error.restype = ctypes.c_char_p
    library.globekey_version.restype = ctypes.c_char_p
    library.globekey_library_keyboard_count.restype = ctypes.c_size_t
    options = Options(ctypes.sizeof(Options), container=b"", settings=b"{}")
    handle = ctypes.c_void_p()
    if library.globekey_library_open(ctypes.byref(options), ctypes.byref(handle)):
        sys.exit("files.py: " + library.globekey_last_error().decode())
    found = []
    for index in range(library.globekey_library_keyboard_count(handle)):
        keyboard = Keyboard(ctypes.sizeof(Keyboard))
        library.globekey_library_keyboard(handle, ctypes.c_size_t(index), ctypes.byref(keyboard))
        found.append([text.bytes.decode() for text in (keyboard.id, keyboard.name, keyboard.language)])
    return found, library.globekey_version().decode()


def label(id, labels):
    parts = id.split("-")
    while parts:
        if "-".join(parts) in labels:
            return labels["-".join(parts)]
        parts.pop()
    return id.split("-")[0]


def locale(language):
    """The language in the form of POSIX locales: zh_CN of zh-Hans-CN."""
    parts = language.split("-")
    regions = [part for part in parts[1:] if len(part) == 2 and part.isupper()]
    return "_".join(parts[:1] + regions[:1])


def main(library, folder, addon="libglobekey-fcitx5"):
    found, version = keyboards(library)
    rows = (pathlib.Path(__file__).parent / "labels.tsv").read_text(encoding="utf-8").splitlines()
    labels = dict(row.split("\t") for row in rows if not row.startswith("#"))
    for name in ("addon", "inputmethod"):
        os.makedirs(f"{folder}/{name}", exist_ok=True)
    with open(f"{folder}/addon/globekey.conf", "w", encoding="utf-8") as file:
        file.write(f"""[Addon]
Name=GlobeKey
Category=InputMethod
Version={version}
Library={addon}
Type=SharedLibrary
OnDemand=True
Configurable=True

[Addon/Dependencies]
0=core:5.0.0

[Addon/OptionalDependencies]
0=dbus
""")
    for id, name, language in found:
        with open(f"{folder}/inputmethod/globekey-{id}.conf", "w", encoding="utf-8") as file:
            file.write(f"""[InputMethod]
Name={name} - GlobeKey
Icon=input-keyboard
Label={label(id, labels)}
LangCode={locale(language)}
Addon=globekey
Configurable=True
""")


main(*sys.argv[1:])
