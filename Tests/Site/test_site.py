"""What a user does on the static site."""

import json
import pathlib
import re
import statistics
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from page import ROOT
from scenarios import scenarios, unescaped
from site_page import SITE, Server, SiteCase, SitePage

NAMED = {"Space": " ", "Return": Keys.ENTER, "BackSpace": Keys.BACKSPACE, "Escape": Keys.ESCAPE,
         "Left": Keys.LEFT, "Right": Keys.RIGHT, "Tab": Keys.TAB}
# The target from a key to the text with it, in milliseconds.
LIMIT = 8


class SiteTests(SiteCase):
    # Scripts of Tests/Scenarios, as for the libraries

    def test_vietnamese(self):
        self.assertEqual(self.play("vi/telex.txt"), 15)

    def test_korean_without_hanja(self):
        self.assertEqual(self.play("ko/hangul.txt"), 16)

    def play(self, name):
        """Types the scenarios of a script that need no dictionary. Returns their number."""
        language, count = name.split("/")[0], 0
        for scenario in scenarios(ROOT / "Tests/Scenarios" / name):
            if any(re.search("<(F9|Hangul_Hanja)>", step.text) for step in scenario.steps):
                continue
            options = [step.text for step in scenario.steps if step.name == "TYPING"]
            with self.subTest(scenario.title):
                self.page.open(language)
                self.reopen(options[-1] if options else "")
                self.play_steps(scenario.steps)
            count += 1
        return count

    def reopen(self, options):
        """Opens options of a script, of which the page's list has only the most usual."""
        if options:
            self.page.script(
                "const list = document.getElementById('options');"
                "list.add(new Option(arguments[0])); list.value = arguments[0];"
                "list.dispatchEvent(new Event('change'))", options)
            self.page.wait(
                lambda: self.page.script("return document.documentElement.dataset.open")
                .endswith("/" + options), options)

    def play_steps(self, steps):
        page, typed = self.page, ""
        for step in steps:
            if step.name == "KEYS":
                typed = page.document
                page.type(re.sub(r"<(\w+)>", lambda match: NAMED[match[1]], step.text))
            elif step.name == "PREEDIT":
                page.expect(marked=unescaped(step.text).replace("|", ""))
            elif step.name == "DOCUMENT":
                before, _, after = unescaped(step.text).partition("|")
                page.wait(lambda: page.document == before + after, step.text)
            elif step.name == "COMMIT":
                page.wait(lambda: page.document == typed + step.text, step.text)
            elif step.name == "ALERT":
                page.wait(lambda: page.status != "", step.text)

    # The page

    def test_keys_are_chosen(self):
        page = self.page.open("vi")
        page.type("Tieengs Vieejt")
        page.expect(text="Tiếng Việt", marked="Việt")
        page.choose("options", "vni")
        page.wait_until_open("vi/vni")
        page.expect(text="Tiếng Việt", marked="")
        page.type(" so61")
        page.expect(text="Tiếng Việt số", marked="số")
        page.choose("languages", "ko")
        page.wait_until_open("ko/2-set")
        page.type(" gksrmf")
        page.expect(text="Tiếng Việt số 한글", marked="글")

    def test_thai(self):
        page = self.page.open("th")
        page.type("นำ้ ก่ิ")
        page.expect(text="น้ำ กิ่")
        page.choose("options", "refuse")
        page.wait_until_open("th/refuse")
        page.type(" ก่ิ")
        page.expect(text="น้ำ กิ่ ก่")
        self.assertEqual(page.status, "This mark cannot follow here.")

    def test_the_caret_ends_the_word_that_is_composed(self):
        page = self.page.open("vi")
        page.type("meej")
        page.expect(marked="mệ")
        page.type(Keys.HOME + "n")
        page.expect(text="nmệ", marked="n", caret=1)

    def test_changes_are_undone_and_done_again(self):
        page = self.page.open("vi")
        page.type("ba mej ")
        page.expect(text="ba mẹ ")
        page.type(Keys.CONTROL + "z")
        page.expect(text="ba ")
        page.type(Keys.CONTROL + "y")
        page.expect(text="ba mẹ ")

    def test_backspace_takes_a_whole_character(self):
        page = self.page.open("ko")
        page.script("document.getElementById('text').focus()")
        self.driver.execute_cdp_cmd("Input.insertText", {"text": "한글 👩‍👩‍👧"})
        page.expect(text="한글 👩‍👩‍👧")
        page.type(Keys.BACKSPACE)
        page.expect(text="한글 ")

    def test_letters_without_keys_are_typed(self):
        """Keyboards on screens insert letters."""
        page = self.page.open("vi")
        page.script("document.getElementById('text').focus()")
        for letter in "dduowcj":
            self.driver.execute_cdp_cmd("Input.insertText", {"text": letter})
        page.expect(text="được", marked="được")

    def test_korean_reads_positions(self):
        """Keys of Hangul are where they are, whatever the layout of the system types with them."""
        page = self.page.open("ko")
        for code, key in [("KeyG", "п"), ("KeyK", "л"), ("KeyS", "ы")]:
            page.script(
                "document.getElementById('text').dispatchEvent(new KeyboardEvent('keydown',"
                "{code: arguments[0], key: arguments[1], bubbles: true, cancelable: true}))", code, key)
        page.expect(marked="한")

    def test_a_key_is_fast(self):
        """From the event of a key to the text with it, laid out."""
        keys = {"vi": "Tieengs Vieejt nghieengz ", "ko": "gksrmfdlqfurrl "}
        for language, text in keys.items():
            page = self.page.open(language)
            times = page.script(
                "const field = document.getElementById('text'); const times = [];"
                "for (let round = 0; round < 8; round++) for (const key of arguments[0]) {"
                "  const start = performance.now();"
                "  const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;"
                "  const shiftKey = key !== key.toLowerCase();"
                "  field.dispatchEvent(new KeyboardEvent('keydown',"
                "    { code, key, shiftKey, bubbles: true, cancelable: true }));"
                "  document.getElementById('mirror').getBoundingClientRect();"
                "  times.push(performance.now() - start);"
                "} return times;", text)
            times.sort()
            print(f"{language}: a key takes {statistics.median(times):.2f} ms, "
                  f"one in twenty more than {times[len(times) * 19 // 20]:.2f} ms")
            self.assertLess(statistics.median(times), LIMIT)

    def test_the_page_fits_a_phone(self):
        page = self.page.open("ko")
        try:
            for dark in (False, True):
                self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                    "width": 360, "height": 640, "deviceScaleFactor": 2, "mobile": True})
                self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
                    {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})
                self.assertLessEqual(page.script("return document.documentElement.scrollWidth"), 360)
                color = page.script("return getComputedStyle(document.body).backgroundColor")
                self.assertEqual(int(re.findall(r"\d+", color)[0]) < 128, dark)
        finally:
            self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
            self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    # Without a network

    def test_every_file_is_kept(self):
        listed = re.findall(r'"([^"]+)"', re.search(
            r"const files = \[(.*?)\];", (SITE / "offline.js").read_text(), re.S)[1])
        keyboards = json.loads((SITE / "keyboards.json").read_text())
        # Dictionaries are kept once they are used.
        written = {path.name for path in pathlib.Path(SITE).iterdir() if path.suffix != ".imedict"}
        written -= {"offline.js"}
        self.assertEqual(set(listed) | {keyboard["file"] for keyboard in keyboards}, written)

    def test_the_site_works_without_a_network(self):
        server = Server()
        page = SitePage(self.driver, server)
        page.open("vi")
        page.wait(lambda: self.driver.execute_async_script(
            "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))"), "cache")
        page.open("zh-Hans")
        page.wait(lambda: self.driver.execute_async_script(
            "const done = arguments[0]; caches.match('zh-Hans.imedict').then((kept) => done(Boolean(kept)))"),
            "the dictionary in the cache")
        asked = {path.split("#")[0] for path in server.requests}
        server.close()
        self.assertIn("/vi.wasm", asked)
        page.open("ko")
        page.type("gksrmf")
        page.expect(text="한글")
        page.open("am", "transliteration")
        page.type("selam ")
        page.expect(text="ሰላም ")
        page.open("he", "he")
        page.type("akuo")
        page.expect(text="שלום")
        page.open("zh-Hans")
        page.type("nihao ")
        page.expect(text="你好")
        # The browser reports the requests that failed before the cache answered them.
        self.driver.get_log("browser")


if __name__ == "__main__":
    unittest.main()
