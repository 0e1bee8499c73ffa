"""Normal forms by the tables of Swift's library, which layouts on the static site use, against those of Python."""

import pathlib
import subprocess
import tempfile
import unicodedata
import unittest

from page import ROOT

SOURCES = [ROOT / "Sources/Hosts/WebModule/Embedded/Normalization.swift",
           pathlib.Path(__file__).with_name("normalization.swift")]


def composing():
    """The characters that compose with the one before them."""
    found = set()
    for value in range(0x110000):
        parts = unicodedata.decomposition(chr(value)).split()
        if len(parts) != 2 or parts[0].startswith("<"):
            continue
        text = "".join(chr(int(part, 16)) for part in parts)
        if unicodedata.normalize("NFC", text) == chr(value):
            found.add(text[1])
    return found | set(map(chr, [*range(0x1161, 0x1176), *range(0x11A8, 0x11C3)]))


class NormalizationTests(unittest.TestCase):
    def test_all_characters(self):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "table")
            subprocess.run(["swiftc", "-O", "-parse-as-library", *SOURCES, "-o", program], check=True)
            lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
        table = {int(line.split("\t")[0]): line.split("\t")[1:] for line in lines}
        composing_characters, compared = composing(), 0
        for value in range(0x110000):
            character = chr(value)
            # Python may know an older version of Unicode.
            if unicodedata.category(character) in ("Cn", "Cs"):
                continue
            decomposed = unicodedata.normalize("NFD", character)
            is_boundary = (unicodedata.combining(decomposed[0]) == 0
                           and decomposed[0] not in composing_characters)
            expected = [str(unicodedata.combining(character)), str(is_boundary).lower()]
            expected += ["", ""] if decomposed == character else [
                ",".join(str(ord(part)) for part in text)
                for text in (decomposed, unicodedata.normalize("NFC", character))]
            self.assertEqual(table.get(value, ["0", "true", "", ""]), expected, f"U+{value:04X}")
            compared += 1
        self.assertGreater(compared, 200_000)


if __name__ == "__main__":
    unittest.main()
