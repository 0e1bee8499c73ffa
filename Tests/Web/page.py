"""A page of the playground in a headless Chromium, driven as a user drives it."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import time
import unittest
import urllib.parse

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Every wait ends: a step takes milliseconds, opening a keyboard with a large dictionary some seconds.
PATIENCE = 15


class Program:
    """The program ime-web on a free port."""

    def __init__(self, *options):
        binary = ROOT / os.environ.get("BINARIES", ".build/release") / "ime-web"
        images = ROOT / os.environ.get("IMAGES", ".build/dictionaries")
        self.process = subprocess.Popen(
            [binary, "--port", "0", "--locales", ROOT / "Locales", "--dictionaries", images, *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\?key=([0-9a-f]{32})", line)
        if not found:
            raise RuntimeError(f"ime-web did not start: {line}{self.process.stderr.read()}")
        self.port = int(found[1])
        self.address = found[0]
        self.cookie = f"globekey-{found[1]}={found[2]}"

    def memory(self):
        """The resident memory in KiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    def close(self):
        """Ends the program. Returns what it wrote."""
        self.process.terminate()
        output, errors = self.process.communicate(timeout=PATIENCE)
        return output + errors


def browser(width=1280, height=900, dark=False, flags=()):
    """A headless Chromium, with further flags of its command line."""
    options = webdriver.ChromeOptions()
    for option in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                   "--disable-dev-shm-usage", "--lang=en", f"--window-size={width},{height}", *flags]:
        options.add_argument(option)
    if dark:
        options.add_argument("--force-dark-mode")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = Service(shutil.which("chromedriver"))
    driver = webdriver.Chrome(options=options, service=service)
    driver.set_page_load_timeout(PATIENCE)
    driver.set_script_timeout(PATIENCE)
    return driver


class PageCase(unittest.TestCase):
    """Tests that share a program, a browser and its page."""

    @classmethod
    def setUpClass(cls):
        cls.program = Program()
        cls.driver = browser()
        cls.page = Page(cls.driver, cls.program)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.program.close()


class Page:
    """The page, with the ways in which tests read it and type into it."""

    def __init__(self, driver, program):
        self.driver = driver
        self.program = program

    def open(self, keyboard="en"):
        self.driver.get("about:blank")
        self.driver.get(self.program.address + "#" + urllib.parse.quote(keyboard))
        self.wait(lambda: self.value("keyboards") == keyboard, f"keyboard {keyboard}")
        self.wait(lambda: self.keys() != [], "keys")
        return self

    def wait(self, condition, what):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if condition():
                return
            time.sleep(0.02)
        raise AssertionError(f"waited in vain for {what}; text {self.text!r}, marked {self.marked!r}")

    def script(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def value(self, name):
        return self.script("return document.getElementById(arguments[0]).value", name)

    @property
    def text(self):
        return self.value("text")

    @property
    def marked(self):
        return self.script(
            "return [...document.querySelectorAll('#mirror .marked')]"
            ".map((piece) => piece.textContent).join('')")

    @property
    def caret(self):
        return self.script("return document.getElementById('text').selectionStart")

    @property
    def candidates(self):
        return self.script(
            "return [...document.querySelectorAll('#candidates button')].map((button) => "
            "[...button.childNodes].filter((node) => node.nodeType === 3)"
            ".map((node) => node.data).join(''))")

    def keys(self):
        return self.script(
            "return [...document.querySelectorAll('#board .key')].map((key) => key.dataset.id)")

    def expect(self, text=None, marked=None, caret=None, candidates=None):
        def is_reached():
            return ((text is None or self.text == text)
                    and (marked is None or self.marked == marked)
                    and (caret is None or self.caret == caret)
                    and (candidates is None or self.candidates[:len(candidates)] == candidates))
        self.wait(is_reached, f"{text!r}, marked {marked!r}, caret {caret}, {candidates}; "
                  f"caret is {self.caret}, candidates {self.candidates[:5]}")

    def type(self, keys):
        self.driver.find_element(By.ID, "text").send_keys(keys)

    def key(self, name):
        """The element of the key with an id or a label."""
        element = self.script(
            "const keys = [...document.querySelectorAll('#board .key')];"
            "return keys.find((key) => key.dataset.id === arguments[0])"
            " ?? keys.find((key) => key.querySelector('.label').textContent === arguments[0]);", name)
        if element is None:
            raise AssertionError(f"no key {name!r}; there are {self.keys()}")
        return element

    def key_typing(self, text):
        """The id of the key that types a text; None if no key does."""
        return self.script(
            "return [...document.querySelectorAll('#board .key')].find((key) => "
            "key.dataset.text === arguments[0])?.dataset.id", text)

    def tap(self, *names):
        for name in names:
            count = self.answers()
            ActionChains(self.driver, duration=20).click(self.key(name)).perform()
            self.wait(lambda: self.answers() > count, f"answer to {name}")

    def answers(self):
        """The number of answers of the program, which the page counts for tests."""
        return int(self.script("return document.documentElement.dataset.answers ?? 0"))

    def quick_taps(self, name, number):
        """Taps a key several times in quick succession."""
        count, element = self.answers(), self.key(name)
        chain = ActionChains(self.driver, duration=10)
        for _ in range(number):
            chain.click(element)
        chain.perform()
        self.wait(lambda: self.answers() >= count + number, f"answers to {name}")

    def hold(self, name, right=0):
        """Holds a key until its menu appears, moves by a number of alternatives and lets go."""
        chain = ActionChains(self.driver, duration=20).click_and_hold(self.key(name)).pause(0.6)
        chain.perform()
        count = self.answers()
        items = self.driver.find_elements(By.CSS_SELECTOR, "#board .menu button")
        chain = ActionChains(self.driver, duration=20)
        if items:
            chain.move_to_element(items[right])
        chain.release().perform()
        self.wait(lambda: self.answers() > count, f"answer to holding {name}")

    def flick(self, name, *directions):
        """Flicks along directions of LDML: `flick("あ", "n", "e")` turns."""
        count = self.answers()
        chain = ActionChains(self.driver, duration=60).click_and_hold(self.key(name))
        for direction in directions:
            dx = 45 * (("e" in direction) - ("w" in direction))
            dy = 45 * (("s" in direction) - ("n" in direction))
            chain.move_by_offset(dx, dy)
        chain.release().perform()
        self.wait(lambda: self.answers() > count, f"answer to flicking {name}")

    def pick(self, index):
        count = self.answers()
        self.driver.find_elements(By.CSS_SELECTOR, "#candidates button")[index].click()
        self.wait(lambda: self.answers() > count, "answer to the choice")

    def click(self, name):
        self.driver.find_element(By.ID, name).click()

    def complaints(self):
        """The errors of the page's scripts and of its content policy."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] == "SEVERE"]
