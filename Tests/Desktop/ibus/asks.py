"""What users of desktop engines ask for, one test each. The number is that of the list in README.md."""
import os
import subprocess
import sys
import traceback

from gi.repository import GLib

from field import FOCUS, PREEDIT, RELEASE, SURROUNDING, Field, IBus, settle, wait
from keyboard import key

bus = IBus.Bus()
PASSWORD = 8
# IBUS_CAP_SYNC_PROCESS_KEY, which GTK 4's module sets.
REORDERS = 1 << 7
TERMINAL_HINTLESS = PREEDIT | FOCUS


def use(keyboard, name="test", capabilities=PREEDIT | FOCUS | SURROUNDING, text=""):
    field = Field(bus, name, capabilities)
    field.text, field.caret = text, len(text)
    field.focus()
    bus.set_global_engine(f"globekey:{keyboard}")
    field.kind(0)
    field.report()
    return field


def engine(*arguments):
    return subprocess.run(
        [os.environ["IBUS_ENGINE"], *arguments], capture_output=True, text=True, timeout=20)


def ask_1_focus_leaves_the_text_once():
    for keyboard, keys, kept in [("zh-Hans", "nihao", "nihao"), ("ko", "dkssud", "안녕"),
                                 ("ja", "nihon", "にほn"), ("vi", "tieengs", "tiếng")]:
        field = use(keyboard)
        field.type(keys)
        shown = field.preedit
        field.leave()
        field.focus()
        field.leave()
        assert field.text in (shown, shown.replace(" ", ""), kept), (keyboard, shown, field.text)
        assert field.preedit == "", keyboard


def ask_2_marked_text_is_cleared_before_a_commit():
    field = use("zh-Hans")
    field.type("nihao")
    shown = []
    field.context.connect("commit-text", lambda *_: shown.append(field.preedit))
    field.press("Return")
    assert field.text == "nihao", field.text
    assert shown == [""], shown


def ask_3_reset_writes_nothing():
    field = use("zh-Hans", text="www.example.org")
    field.reset()
    field.leave()
    field.focus()
    field.reset()
    assert field.commits == [], field.commits
    assert field.text == "www.example.org"


def ask_6_fields_without_surrounding_text():
    field = use("vi", capabilities=TERMINAL_HINTLESS)
    field.type("Vieetj Nam ")
    assert field.text == "Việt Nam ", field.text
    field = use("hi", capabilities=TERMINAL_HINTLESS)
    field.type("hmm")
    field.leave()
    assert field.text, "typed nothing"


def ask_7_stale_and_miscounted_text():
    field = use("vi", text="😀 👨‍👩‍👧 ")
    field.type("tieengs")
    field.press(" ")
    assert field.text == "😀 👨‍👩‍👧 tiếng ", field.text
    # A report of the wrong length, then typing goes on.
    field.context.set_surrounding_text(IBus.Text.new_from_string("x"), 9, 9)
    field.type("vieejt ")
    assert field.text.endswith("tiếng việt "), field.text
    # Another field with other text: nothing of the first one is used.
    other = use("vi", "other", text="ab")
    other.press("Control-BackSpace")
    assert other.text in ("", "ab"), other.text


def ask_8_password_fields():
    field = use("zh-Hans")
    field.kind(PASSWORD)
    assert not any([field.press(key) for key in "nihao"])
    assert field.text == "nihao" and field.preedit == "" and field.candidates is None
    field = use("zh-Hans")
    field.type("nihao")
    field.kind(PASSWORD)
    assert field.preedit == "", field.preedit
    assert field.text == "", field.text
    field.type("secret")
    assert field.text == "secret", field.text


def ask_10_no_key_is_forwarded():
    field = use("zh-Hans")
    forwarded = []
    field.context.connect("forward-key-event", lambda *event: forwarded.append(event))
    field.type("nihao shijie 123")
    field.keys("Return", "BackSpace", "Left")
    assert forwarded == [], forwarded


def ask_11_releases_follow_their_presses():
    field = use("zh-Hans")
    for name, expected in [("n", True), ("i", True), (" ", True), ("Return", False), ("a", True)]:
        keysym, code, state = key(name)
        pressed = field.context.process_key_event(keysym, code, state)
        released = field.context.process_key_event(keysym, code, state | RELEASE)
        assert (pressed, released) == (expected, expected), (name, pressed, released)
    # A release whose press went to another field means nothing.
    assert not field.context.process_key_event(*key("b")[:2], RELEASE)


def ask_16_letters_in_order():
    # Of keys that are left to it, GTK 4 may handle the later one first.
    field = use("en", "gtk4-im:test", PREEDIT | FOCUS | SURROUNDING | REORDERS)
    for name in [*"hello", "BackSpace", *"p "]:
        assert field.press(name), name
    assert field.text == "hellp ", field.text
    # é by the program's own compose sequence.
    assert [field.press(name) for name in ["dead_acute", "e", "x"]] == [False, False, True]


def ask_17_return_after_a_text_by_xim():
    field = use("zh-Hans", "xim", TERMINAL_HINTLESS)
    field.type("nihao ")
    keysym, code, state = key("Return")
    # A moment after the text it waits, with its release.
    assert field.context.process_key_event(keysym, code, state)
    assert field.context.process_key_event(keysym, code, state | RELEASE)
    wait(lambda: field.text.endswith("\n"), "the key")
    assert field.text == "你好\n", field.text
    end = GLib.get_monotonic_time() + 200_000
    wait(lambda: GLib.get_monotonic_time() > end, "the pause of a person")
    assert not field.press("Return")
    assert field.text == "你好\n\n", field.text


def tap_shift(field):
    field.press("Shift_L")


def shift_release(field):
    field.context.process_key_event(0xFFE1, 42, 1 | RELEASE)


def ask_12_modes_by_program():
    chat = use("zh-Hans", "gtk3-im:chat")
    tap_shift(chat)
    chat.type("hello")
    assert chat.text == "hello", chat.text
    chat.leave()
    other = use("zh-Hans", "gtk3-im:editor")
    other.type("nihao ")
    assert other.text == "你好", other.text
    other.leave()
    chat.focus()
    chat.type(" ok")
    assert chat.text == "hello ok", chat.text
    tap_shift(chat)
    chat.leave()


def ask_13_escape_and_scripts():
    field = use("zh-Hans", "gtk3-im:vim")
    field.type("nihao")
    assert field.press("Escape") and field.preedit == ""
    assert not field.press("Escape")
    assert engine("mode").stdout == "language\n", engine("mode")
    assert engine("mode", "direct").returncode == 0
    assert engine("mode").stdout == "direct\n"
    field.type("dd")
    assert field.text == "dd", field.text
    engine("mode", "language")
    field.type("hao ")
    assert field.text == "dd好", field.text


def ask_14_shift_alone():
    field = use("zh-Hans", "gtk3-im:shift")
    # With a letter it is no tap.
    from keyboard import key
    field.context.process_key_event(0xFFE1, 42, 0)
    field.context.process_key_event(*key("A"))
    shift_release(field)
    settle()
    field.press("Escape")
    field.type("hao ")
    assert field.text.endswith("好"), field.text
    tap_shift(field)
    field.type("ok")
    assert field.text.endswith("好ok"), field.text
    tap_shift(field)


def symbols_and_menu():
    field = use("zh-Hans", "gtk3-im:menu")
    assert field.properties["InputMode"][2] == "中", field.properties
    field.context.property_activate("punctuation", 1)
    field.synchronise()
    field.press(",")
    assert field.text == ",", field.text
    field.context.property_activate("punctuation", 0)
    field.context.property_activate("width", 1)
    field.synchronise()
    assert field.properties["width"][1] == 1, field.properties
    field.press("!")
    field.press("1")
    assert field.text == ",！１", field.text
    field.context.property_activate("width", 0)
    field.context.property_activate("InputMode", 0)
    field.synchronise()
    assert field.properties["InputMode"][2] == "A", field.properties
    field.context.property_activate("InputMode", 0)
    field.context.property_activate("incognito", 1)
    field.synchronise()
    assert field.properties["incognito"][1] == 1, field.properties
    field.context.property_activate("incognito", 0)


def words_are_deleted_by_the_language():
    field = use("zh-Hans", text="我们在上海吃饭")
    field.press("Control-BackSpace")
    assert field.text == "我们在上海", field.text
    field.press("Control-BackSpace")
    assert field.text == "我们在", field.text


def english_suggests():
    field = use("en")
    field.type("hel")
    assert field.candidates and "hello" in field.candidates, field.candidates
    assert field.highlighted is None
    field.keys("Tab")
    chosen = field.candidates[field.highlighted]
    field.press(" ")
    assert field.text.strip() == chosen, (field.text, chosen)


def japanese_segments():
    field = use("ja")
    field.type("watashihagakuseidesu ")
    assert field.preedit.startswith("私は"), field.preedit
    field.keys("Right", "Return")
    assert field.text == field.text and "学生" in field.text, field.text


def a_program_that_dies():
    import gc
    field = use("zh-Hans", "gtk3-im:dying")
    field.type("ni")
    field.context.destroy()
    del field
    gc.collect()
    field = use("zh-Hans", "gtk3-im:next")
    field.type("hao ")
    assert field.text == "好", field.text


def main():
    tests = [(name, test) for name, test in globals().items()
             if callable(test) and getattr(test, "__module__", "") == "__main__"
             and name not in ("use", "engine", "main", "tap_shift", "shift_release")]
    failures = 0
    chosen = sys.argv[1:]
    for name, test in tests:
        if chosen and name not in chosen:
            continue
        try:
            test()
        except Exception:
            failures += 1
            print(f"{name}: failed", *traceback.format_exc().splitlines()[-3:], sep="\n  ")
    print(f"asks: {len(tests) - failures} passed, {failures} failed")
    sys.exit(failures != 0)


main()
