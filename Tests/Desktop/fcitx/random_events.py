"""Random events of programs with a fixed seed: no letter lost, doubled or leaked.

    random_events.py [COUNT [SEED]]

What was typed can be told from the text in these keyboards: pinyin that is not converted, Hangul by its
keys, Vietnamese without marks, Arabic by its keys, English as it is. So whatever happens, the letters
of a field's text and its marked text are those typed there. Letters that were not committed yet when
the field became a password's are dropped, and arrive nowhere.
"""
import random
import sys
import unicodedata

from client import ALL, FORMATTED, PASSWORD, PREEDIT, SENSITIVE, SURROUNDING, UNFOCUS_COMMIT, Client, Daemon
from check import failures, finish
from keys import parse

JAMO = dict(zip("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ",
                "rRseEfaqQtTdwWczxvgkoiOjpuPhynbml"))
JAMO.update({"ㅘ": "hk", "ㅙ": "ho", "ㅚ": "hl", "ㅝ": "nj", "ㅞ": "np", "ㅟ": "nl", "ㅢ": "ml", "ㄳ": "rt",
             "ㄵ": "sw", "ㄶ": "sg", "ㄺ": "fr", "ㄻ": "fa", "ㄼ": "fq", "ㄽ": "ft", "ㄾ": "fx", "ㄿ": "fv",
             "ㅀ": "fg", "ㅄ": "qt"})
INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
FINALS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"


def keys_of(text):
    """The keys of a text in any of the keyboards."""
    found = ""
    for character in unicodedata.normalize("NFC", text):
        code = ord(character) - 0xAC00
        if 0 <= code < 11172:
            parts = INITIALS[code // 588], VOWELS[code % 588 // 28], FINALS[code % 28].strip()
            found += "".join(JAMO[part] for part in parts if part)
        elif character in JAMO:
            found += JAMO[character]
        elif character in ARABIC:
            found += ARABIC[character]
        elif character not in " '’":
            found += character
    return found


# The keys that are told from what they type.
ARABIC = {}
LETTERS = {"zh-Hans": "abcdefghijklmnopqrstuvwxyz", "ko": "abcdefghijklmnopqrstuvwxyz",
           "vi": "bcghklmnpqtvyi", "ar": "asdfghjklqwertuiopzxcv", "en": "abcdefghijklmnopqrstuvwxyz"}


def learn_arabic(daemon):
    client = Client(daemon)
    client.focus()
    daemon.select("globekey-ar")
    for letter in LETTERS["ar"]:
        before = len(client.text)
        client.type(letter)
        if len(client.text) == before + 1:
            ARABIC[client.text[-1]] = letter
    client.leave()
    client.close()
    LETTERS["ar"] = "".join(ARABIC.values())


class Typist(Client):
    """A client with the letters that were typed into it."""

    def __init__(self, *facts):
        super().__init__(*facts)
        self.keyboard, self.typed = "zh-Hans", ""
        self.pause = 300

    @property
    def is_secret(self):
        return bool(self.capability & PASSWORD)

    def shown(self):
        """The letters in the field, with those that only Fcitx's window shows."""
        marked = self.preedit if self.capability & PREEDIT else getattr(self, "panel", "")
        return keys_of(self.text) + keys_of(marked)

    def on_signal(self, *facts):
        super().on_signal(*facts)
        if facts[4] == "UpdateClientSideUI":
            self.panel = "".join(text for text, _ in facts[5].unpack()[0])

    def leave(self):
        # Fcitx's window belongs to the field that has the focus.
        self.panel = ""
        super().leave()

    def clear(self):
        self.text, self.caret, self.anchor, self.typed = "", 0, 0, ""


def turn(dice, daemon, clients, current):
    """Plays one event. Returns its name and the client that has the focus."""
    event = dice.choices(
        ["letter", "repeat", "release", "modifier", "focus", "reset", "field", "keyboard", "password", "report",
         "mode", "stale"], [70, 4, 3, 3, 4, 3, 3, 4, 2, 5, 2, 2])[0]
    letters = LETTERS[current.keyboard]
    letter = dice.choice(letters)
    key = parse(letter)[0]
    if event in ("letter", "repeat"):
        for _ in range(dice.randint(2, 4) if event == "repeat" and current.keyboard != "vi" else 1):
            current.key(*key)
            current.typed += letter
        if dice.random() < 0.9:
            current.key(*key, is_release=True)
        if dice.random() < 0.8:
            current.report()
    elif event == "release":
        current.key(*key, is_release=True)
    elif event == "modifier":
        code = dice.choice([(0xFFE3, 37), (0xFFE9, 64), (0xFFE5, 66)])
        current.key(*code)
        current.key(*code, is_release=True)
    elif event == "focus":
        current.leave()
        current = dice.choice(clients)
        current.focus()
        daemon.select(f"globekey-{current.keyboard}")
    elif event == "reset":
        # A reset right after the first key would belong to a key from before: time passes, as the release
        # of a key shows.
        current.key(0xFFE3, 37, is_release=True)
        current.reset()
    elif event == "field" and not current.is_secret:
        # What only the window shows is not moved between the two.
        current.set_capability((current.capability ^ dice.choice([SENSITIVE, SURROUNDING])))
    elif event == "keyboard" and not current.is_secret:
        current.keyboard = dice.choice(list(LETTERS))
        daemon.select(f"globekey-{current.keyboard}")
    elif event == "password":
        marked = current.preedit
        if not current.is_secret:
            current.synchronise()
            marked = current.preedit or getattr(current, "panel", "")
            before = current.text
            current.set_capability(current.capability | PASSWORD)
            current.preedit = ""
            current.synchronise()
            assert current.text == before, ("leaked", current.text, before)
            current.typed = keys_of(before)
        else:
            current.set_capability(current.capability & ~PASSWORD)
            daemon.select(f"globekey-{current.keyboard}")
    elif event == "report":
        current.report()
    elif event == "mode":
        daemon.mode(dice.choice(["language", "letters"]))
    elif event == "stale" and current.capability & SURROUNDING and not current.is_secret:
        from gi.repository import GLib
        text = "old text "
        current.call("SetSurroundingText", GLib.Variant("(suu)", (text, len(text), len(text))))
        current.report()
    return event, current


def main(count=10_000, seed=29):
    dice = random.Random(int(seed))
    daemon = Daemon([f"globekey-{keyboard}" for keyboard in LETTERS])
    learn_arabic(daemon)
    clients = [Typist(daemon, ALL, "one"), Typist(daemon, ALL | UNFOCUS_COMMIT, "two"),
               Typist(daemon, ALL & ~PREEDIT & ~FORMATTED, "three"), Typist(daemon, ALL & ~SURROUNDING, "four")]
    current = clients[0]
    current.focus()
    daemon.select("globekey-zh-Hans")
    recent = []
    for number in range(int(count)):
        try:
            event, current = turn(dice, daemon, clients, current)
        except AssertionError as error:
            failures.append(f"event {number}: {error}")
            break
        recent = recent[-8:] + [(event, current.program, current.keyboard, current.shown()[-12:])]
        for client in clients:
            if not client.capability & PREEDIT:
                client.synchronise()
            if client.shown() != client.typed:
                failures.append(
                    f"event {number}, {event} in {client.program}, {client.keyboard}: {client.shown()!r} instead of "
                    f"{client.typed!r}; before it {recent}")
            if client.problems:
                failures.append(f"event {number}, {event}: {client.problems}")
        if failures:
            break
        # Fields stay short, as they are emptied by their programs once a line is sent.
        if len(current.text) > 60 and not current.preedit:
            current.reset()
            current.clear()
            current.report()
    for failure in failures:
        print(failure, file=sys.stderr)
    daemon.stop()
    finish(f"random events ({count}, seed {seed})")


main(*sys.argv[1:])
