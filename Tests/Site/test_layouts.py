"""Keyboard layouts and schemes of transliteration on the static site."""

import json
import os
import pathlib
import random
import re
import statistics
import subprocess
import tempfile
import unicodedata
import unittest

from page import ROOT
from scenarios import scenarios, unescaped
from site_page import SITE, SiteCase

KEYBOARDS = json.loads((pathlib.Path(SITE) / "keyboards.json").read_text())
LAYOUTS = [keyboard for keyboard in KEYBOARDS if keyboard["module"] == "layouts.wasm"]
# Their letters are the keys of a dictionary.
NEED_A_DICTIONARY = {"ko-Latn", "yue", "zh-Hans", "zh-Hans-t-k0-ninekey", "zh-Hant", "zh-Hant-t-k0-cangjie",
                     "zh-Hant-t-k0-quick"}
SCHEMES = [keyboard for keyboard in KEYBOARDS if keyboard["module"] == "transliteration.wasm"]
# On the program's keyboards an engine takes these keys before the rules of the layout.
COMPOSED = {"ko", "ja", "ja-Latn", "yue"}
# The keys of a keyboard of the United States: the row, the number of the first key, plain and with Shift.
ROWS = [(0, 0, "`1234567890-=", "~!@#$%^&*()_+"), (1, 1, "qwertyuiop[]", "QWERTYUIOP{}"),
        (2, 1, "asdfghjkl;'\\", "ASDFGHJKL:\"|"), (3, 1, "zxcvbnm,./", "ZXCVBNM<>?")]
NAMES = {"<": "less", ">": "greater", "|": "bar"}
# What the program's keyboards do besides typing by the layout.
SETTINGS = {
    "capitalizesAutomatically": False, "endsSentenceByDoubleSpace": False, "usesTypographicQuotes": False,
    "usesTypographicDashes": False, "wordSuggestions": "off", "vietnameseMethod": "layout",
    "thaiSequences": "accept", "backspaceUnit": "character", "learnsWords": False,
}
TYPE = """
const [module, file, sequences, done] = arguments;
const { LanguageModule } = await import("./module.js");
const { TextDocument } = await import("./document.js");
const opened = await LanguageModule.load(module);
const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
const times = [];
const texts = sequences.map((keys) => {
  const document = new TextDocument();
  opened.open(bytes);
  for (const key of keys) {
    const start = performance.now();
    const effects = typeof key === "string"
      ? opened.type(key, document.before) : opened.press(key, document.before);
    times.push(performance.now() - start);
    document.apply(effects, key);
  }
  document.apply(opened.interrupt());
  return document.before;
});
done({ texts, mean: times.reduce((sum, time) => sum + time, 0) / times.length });
"""


class Key:
    """A key of the hardware: in key notation, and as a position for a module."""

    def __init__(self, row, number, character, modifiers):
        name = NAMES.get(character, character)
        alt = "A-" if modifiers & 8 else ""
        self.notation = f"<{alt}{name}>" if alt or name != character else character
        self.press = {"row": row, "number": number, "modifiers": modifiers}


KEYS = [Key(row, first + index, character, modifiers + shift)
        for row, first, plain, shifted in ROWS
        for shift, characters in [(0, plain), (1, shifted)]
        for index, character in enumerate(characters)
        for modifiers in (0, 8)]


class LayoutTests(SiteCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.page.open()

    def type(self, keyboard, sequences):
        """The texts that a module types, and the mean time of a key in milliseconds."""
        found = self.driver.execute_async_script(
            f"(async (...arguments) => {{ {TYPE} }})(...arguments)", keyboard["module"], keyboard["file"],
            sequences)
        return found["texts"], found["mean"]

    def test_all_layouts_without_a_dictionary_are_listed(self):
        folders = {path.parent.name for path in (ROOT / "Locales").glob("*/keyboard.xml")}
        listed = {keyboard["id"] for keyboard in LAYOUTS}
        self.assertEqual(folders - listed, NEED_A_DICTIONARY)
        self.assertEqual(listed - folders, set())

    def test_the_program_types_the_same(self):
        """Random keys on every layout, typed by the module, are a script that the program replays."""
        script, count, times = [], 0, []
        for keyboard in LAYOUTS:
            if keyboard["id"] in COMPOSED:
                continue
            source = random.Random(keyboard["id"])
            plain = [key for key in KEYS if key.press["modifiers"] < 8]
            sequences = [
                [source.choice(KEYS if source.random() < 0.2 else plain)
                 if source.random() < 0.9 else None for _ in range(20)]
                for _ in range(60)]
            texts, mean = self.type(keyboard, [
                [key.press if key else "<BackSpace>" for key in keys] for keys in sequences])
            times.append(mean)
            script.append(f"KEYBOARD {keyboard['id']} hardware")
            typed = 0
            for keys, text in zip(sequences, texts):
                # Scripts have meanings for these.
                if re.search(r"[\s|\\#]", text) \
                        or unicodedata.category(text[:1] or "a")[0] in "MC":
                    continue
                notation = "".join(key.notation if key else "<BackSpace>" for key in keys)
                script += ["SCENARIO random keys", f"KEYS {notation}", f"DOCUMENT {text}|"]
                typed += 1
            self.assertGreaterEqual(typed, 15, keyboard["id"])
            count += typed
        print(f"{count} texts on {len(times)} layouts; a key takes {statistics.median(times):.3f} ms")
        self.replay(script)

    def replay(self, lines):
        """Plays a script with the program, without words."""
        with tempfile.TemporaryDirectory() as folder:
            script, settings = pathlib.Path(folder, "keys.txt"), pathlib.Path(folder, "settings.json")
            script.write_text("\n".join(lines) + "\n")
            settings.write_text(json.dumps(SETTINGS))
            program = ROOT / os.environ.get("BINARIES", ".build/release") / "ime-cli"
            result = subprocess.run(
                [program, "replay", "--settings", settings, "--locales", ROOT / "Locales", script],
                env={**os.environ, "GLOBEKEY_DICTIONARIES": folder, "GLOBEKEY_CONTAINER": folder},
                capture_output=True, text=True, timeout=120)
            self.assertEqual(result.returncode, 0, result.stdout[-3000:] + result.stderr[-3000:])

    def test_schemes(self):
        """The scripts of the schemes, as for the library."""
        count = 0
        for keyboard in SCHEMES:
            path = ROOT / "Tests/Scenarios" / keyboard["language"] / "transliteration.txt"
            for scenario in scenarios(path):
                keys = "".join(step.text for step in scenario.steps if step.name == "KEYS")
                text = self.last_text(scenario.steps)
                scheme = [step.text for step in scenario.steps if step.name == "TYPING"]
                if text is None or scheme not in ([], ["transliteration"]) \
                        or re.search(r"<(?!Space>)", keys):
                    continue
                with self.subTest(f"{keyboard['language']}: {scenario.title}"):
                    parts = re.findall(r"<\w+>|.", keys)
                    self.assertEqual(self.type(keyboard, [parts])[0], [text])
                count += 1
        self.assertEqual(len(SCHEMES), 7)
        self.assertGreaterEqual(count, 12)

    def last_text(self, steps):
        """The text after the last keys, with what is composed; None if a script does not say it."""
        last = max(index for index, step in enumerate(steps) if step.name == "KEYS")
        seen = {step.name: unescaped(step.text).replace("|", "") for step in steps[last:]}
        if "DOCUMENT" not in seen and any(step.name == "DOCUMENT" for step in steps):
            return None
        if not seen.keys() & {"DOCUMENT", "PREEDIT"}:
            return None
        return seen.get("DOCUMENT", "") + seen.get("PREEDIT", "")

    # The page

    def open(self, language, option):
        return self.page.open(language, option)

    def press(self, code, key="", **modifiers):
        self.page.script(
            "document.getElementById('text').dispatchEvent(new KeyboardEvent('keydown',"
            "{code: arguments[0], key: arguments[1], bubbles: true, cancelable: true, ...arguments[2]}))",
            code, key, modifiers)

    def test_keys_type_by_their_positions(self):
        page = self.open("fr", "fr")
        # é and a dead circumflex on the keys 2 and [ of a keyboard of the United States.
        for code, key in [("Digit2", "2"), ("BracketLeft", "["), ("KeyE", "e")]:
            self.press(code, key)
        page.expect(text="éê")
        self.press("KeyE", "e", modifierAltGraph=True)
        page.expect(text="éê€")

    def test_a_dead_key_is_taken_back(self):
        page = self.open("de", "de")
        self.press("Equal", "=")
        page.type("\ue003")
        self.press("KeyE", "e")
        page.expect(text="e")

    def test_right_to_left(self):
        page = self.open("he", "he")
        for code in ["KeyA", "KeyK", "KeyU", "KeyO"]:
            self.press(code, "x")
        page.expect(text="שלום")
        self.assertEqual(page.script("return document.getElementById('text').dir"), "rtl")
        self.assertEqual(page.script("return document.getElementById('text').lang"), "he")
        page = self.open("hi", "transliteration")
        page.type("namaste ")
        page.expect(text="नमस्ते ")
        self.assertEqual(page.script("return document.getElementById('text').dir"), "ltr")

    def test_keys_on_the_page_type(self):
        page = self.open("ru", "ru")
        page.tap_key("й")
        page.script("document.getElementById('shift').click()")
        page.tap_key("Ц")
        page.expect(text="йЦ")
        # A single Shift is used up.
        page.tap_key("у")
        page.expect(text="йЦу")
        page.choose("languages", "vi")
        page.wait_until_open("vi/telex")
        self.assertTrue(page.script("return document.getElementById('keyboard').hidden"))

    def test_other_layouts_of_a_language_are_chosen(self):
        page = self.open("tr", "tr-t-k0-trkeyf")
        self.press("KeyQ", "q")
        page.expect(text="f")
        self.assertEqual(
            page.script("return [...document.getElementById('options').options].map((o) => o.value)"),
            ["tr", "tr-t-k0-trkeyf"])

    def test_the_keys_fit_a_phone(self):
        self.open("ar", "ar")
        try:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": 360, "height": 640, "deviceScaleFactor": 2, "mobile": True})
            self.assertLessEqual(
                self.page.script("return document.documentElement.scrollWidth"), 360)
        finally:
            self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


if __name__ == "__main__":
    unittest.main()
