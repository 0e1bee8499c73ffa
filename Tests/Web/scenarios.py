"""Reads the scripts of Tests/Scenarios that a page can play with pointers and keys."""

import dataclasses
import pathlib
import re

from page import ROOT


@dataclasses.dataclass
class Step:
    name: str
    text: str


@dataclasses.dataclass
class Scenario:
    file: pathlib.Path
    title: str
    keyboard: str
    device: str
    steps: list


def scenarios(path):
    """The scenarios of a script."""
    found, keyboard, choices = [], None, []
    for line in path.read_text().split("\n"):
        line = line.strip(" \t")
        if not line or line.startswith("#"):
            continue
        name, _, rest = line.partition(" ")
        rest = rest.strip(" \t")
        if name == "KEYBOARD":
            keyboard = rest.split()
        elif name in ("METHOD", "TYPING", "PHRASE"):
            # They apply to the rest of the script.
            choices = [Step(name, rest)] if rest else []
        elif name == "SCENARIO":
            found.append(Scenario(path, rest, *(keyboard or ["", ""]), list(choices)))
        elif found:
            found[-1].steps.append(Step(name, rest))
    return found


PLAYABLE = {"TAP", "KEYS", "PREEDIT", "CANDIDATES", "DOCUMENT", "CHOOSE", "LAYER"}
# Selenium presses the keys of a US keyboard; AltGr and names of keys beyond these it has not.
PLAIN_KEYS = re.compile(r"^([ -;=?-~]|<(Space|Return|Backspace)>)*$")


def is_playable(scenario):
    names = {step.name for step in scenario.steps}
    keys = [step.text for step in scenario.steps if step.name == "KEYS"]
    taps = [tap for step in scenario.steps if step.name == "TAP" for tap in step.text.split()]
    # Gestures over letters are left to the program's own tests.
    is_plain = all(not re.search(r".~.", tap) for tap in taps)
    return (names <= PLAYABLE and bool(names & {"DOCUMENT", "PREEDIT"}) and is_plain
            and all(PLAIN_KEYS.match(text) for text in keys))


def first_of_each(device):
    """The first playable scenario of each keyboard with a device."""
    found = {}
    for path in sorted((ROOT / "Tests/Scenarios").glob("*/keyboard*.txt")):
        for scenario in scenarios(path):
            if scenario.device == device and scenario.keyboard not in found \
                    and is_playable(scenario):
                found[scenario.keyboard] = scenario
    return found


def unescaped(text):
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), text)
