"""Random events of programs, 10,000 by default, with a fixed seed. Whatever the order of keys, focus
changes, resets and kinds of fields:

- each letter of a direct field arrives, once and in order;
- a password field receives its letters and nothing that was composed before;
- after the focus has left, nothing is composed and nothing is written later.
"""
import random
import string
import sys
import time

from field import Field, IBus

KEYBOARDS = ["zh-Hans", "zh-Hant", "yue", "ja", "ko", "vi", "th", "ar", "hi", "en", "de"]
KEYS = list(string.ascii_lowercase) + list("0123456789 .,';?!") + [
    "BackSpace", "Return", "Escape", "Left", "Right", "Up", "Down", "Tab", "Page_Up", "Page_Down",
    "Home", "End", "Delete", "F6", "F7", "Shift-Tab", "Control-BackSpace", "A", "Z",
]
PASSWORD = 8


def main():
    count, seed = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, 20261124
    random.seed(seed)
    bus = IBus.Bus()
    fields = [Field(bus, f"gtk3-im:program{i}") for i in range(2)]
    current, secure = fields[0], False
    current.focus()
    bus.set_global_engine("globekey:zh-Hans")
    typed = ""
    for number in range(count):
        roll = random.random()
        try:
            if roll < 0.9:
                key = random.choice(KEYS)
                if secure:
                    key = random.choice(string.ascii_letters)
                    typed += key
                current.press(key)
                assert not secure or current.text == typed, (current.text, typed)
            elif roll < 0.93:
                current.leave()
                assert current.preedit == "", current.preedit
                assert all(field.preedit == "" for field in fields)
                before = [field.text for field in fields]
                current.synchronise()
                assert before == [field.text for field in fields]
                current = random.choice(fields)
                secure = False
                # Programs keep their fields short, so that a report does not grow without bound.
                current.text, current.caret = "", 0
                current.focus()
                current.kind(0)
            elif roll < 0.95:
                # A reset right after the first key belongs to a key from before.
                if current.preedit:
                    time.sleep(0.26)
                current.reset()
                assert current.preedit == "", current.preedit
            elif roll < 0.97:
                bus.set_global_engine(f"globekey:{random.choice(KEYBOARDS)}")
                current.synchronise()
            elif roll < 0.985 and not secure:
                current.text, current.caret, typed = "", 0, ""
                current.report()
                current.kind(PASSWORD)
                secure = True
                assert current.preedit == "" and current.candidates is None
                current.text, current.caret = "", 0
            else:
                if secure:
                    current.kind(0)
                    secure = False
                current.caret = random.randint(0, len(current.text))
                current.report()
        except AssertionError:
            print(f"event {number} of seed {seed}")
            raise
    print(f"random_events: {count} events passed")


main()
