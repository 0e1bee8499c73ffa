"""Finds the lines of a text that no model was trained on: those that a recipe holds out."""
import json
import pathlib

import numpy

DICTIONARIES = pathlib.Path(__file__).parents[2] / "Dictionaries"
CHUNK = 40_000


def hashes(lines, seed):
    """Returns `LineHash.hash` of each line: FNV-1a over its bytes with a final mix."""
    lengths = numpy.array([len(line) for line in lines])
    order = numpy.argsort(-lengths)
    padded = numpy.zeros((max(lengths), len(lines)), numpy.uint8)
    for column, index in enumerate(order):
        padded[: lengths[index], column] = numpy.frombuffer(lines[index], numpy.uint8)
    found = numpy.full(len(lines), 0xCBF29CE484222325 ^ seed, numpy.uint64)
    for position, row in enumerate(padded):
        longer = int((lengths > position).sum())
        found[:longer] = (found[:longer] ^ row[:longer]) * numpy.uint64(0x100000001B3)
    found ^= found >> numpy.uint64(32)
    found *= numpy.uint64(0x9E3779B97F4A7C15)
    byLine = numpy.empty_like(found)
    byLine[order] = found
    return byLine


def heldOut(path, language):
    """Returns the lines of a text, and the indices of those that are held out (`HeldOut.swift`: one line in a
    thousand, chosen by a hash of its bytes). Lines above 600 bytes are left out of these: they are padding."""
    recipe = json.loads((DICTIONARIES / language / "model.json").read_text())
    lines = path.read_bytes().split(b"\n")
    usable = [index for index, line in enumerate(lines) if 0 < len(line) <= 600]
    held = []
    for start in range(0, len(usable), CHUNK):
        chunk = usable[start : start + CHUNK]
        parts = hashes([lines[index] for index in chunk], recipe["seed"] ^ 0xA5A5) >> numpy.uint64(20)
        held += [chunk[index] for index in numpy.flatnonzero(parts % numpy.uint64(recipe["heldOutEvery"]) == 0)]
    return [line.decode("utf-8", "ignore") for line in lines], held
