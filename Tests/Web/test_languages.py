"""Types in every language by touches and by hardware keys: the scripts of Tests/Scenarios, played on
the page."""

import re
import unittest

from selenium.webdriver.common.keys import Keys

from page import PageCase
from scenarios import first_of_each, unescaped

NAMED = {"Space": " ", "Return": Keys.ENTER, "Backspace": Keys.BACKSPACE}


class Languages(PageCase):
    def play(self, scenario):
        page = self.page.open(scenario.keyboard)
        for step in scenario.steps:
            if step.name == "TAP":
                for tap in step.text.split():
                    self.tap(tap)
            elif step.name == "KEYS":
                page.type(re.sub(r"<(\w+)>", lambda match: NAMED[match[1]], step.text))
            elif step.name == "CHOOSE":
                page.pick(int(step.text) - 1)
            elif step.name == "PREEDIT":
                page.expect(marked=unescaped(step.text).replace("|", ""))
            elif step.name == "CANDIDATES":
                page.expect(candidates=step.text.split())
            elif step.name == "DOCUMENT":
                self.expect_document(unescaped(step.text))
        self.assertEqual(page.complaints(), [])

    def expect_document(self, document):
        """The text without what is composed, with the caret at `|`."""
        page = self.page
        before, _, after = document.partition("|")

        def text():
            return page.script(
                "return [...document.getElementById('mirror').childNodes]"
                ".filter((node) => node.nodeType === 3).map((node) => node.data).join('')")[:-1]
        page.wait(lambda: text() == before + after, f"{document!r}")
        if "|" in document and not page.marked:
            # JavaScript counts UTF-16 code units.
            page.expect(caret=len(before.encode("utf-16-le")) // 2)

    def tap(self, tap):
        page = self.page
        target, gesture, argument = tap, None, ""
        found = re.match(r"^(.+)([\^/*])([nsew0-9-]*)$", tap)
        if found:
            target, gesture, argument = found.groups()
        if len(target) > 2 and target[0] == "<" and target[-1] == ">":
            target = target[1:-1]
        else:
            text = target
            page.wait(lambda: page.key_typing(text), f"a key that types {tap!r}")
            target = page.key_typing(text)
        if gesture == "^":
            page.hold(target, int(argument or 1) - 1)
        elif gesture == "/":
            page.flick(target, *argument.split("-"))
        elif gesture == "*":
            page.quick_taps(target, int(argument))
        else:
            page.tap(target)


def add(device, scenario):
    name = re.sub(r"\W", "_", scenario.keyboard)
    setattr(Languages, f"test_{device}_{name}", lambda self: self.play(scenario))


for device in ("touch", "hardware"):
    for scenario in first_of_each(device).values():
        add(device, scenario)

if __name__ == "__main__":
    unittest.main()
