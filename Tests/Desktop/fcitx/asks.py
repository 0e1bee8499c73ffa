"""What users of desktop engines ask for. Asks 5 (a window misplaced on Wayland), 9 (passwords in
terminals) and 15 (Flatpak) are documented, not tested."""
import sys
import time

from client import (ALL, FORMATTED, PASSWORD, PLAIN, PREEDIT, SENSITIVE, SURROUNDING,
                    UNFOCUS_COMMIT, Client, Daemon)
from check import equal, finish, true

DAEMON = None


def client(keyboard="zh-Hans", capability=ALL, text="", program="test"):
    made = Client(DAEMON, capability, program, text)
    made.focus()
    DAEMON.select(f"globekey-{keyboard}")
    return made


def ask_1_focus_changes():
    """A word is neither lost nor doubled when the focus changes, whoever commits it."""
    for name, capability in [("server", ALL), ("client", ALL | UNFOCUS_COMMIT),
                             ("panel", ALL & ~PREEDIT & ~FORMATTED)]:
        for keyboard, keys, texts in [("zh-Hans", "nihao", ("ni hao", "nihao")), ("ko", "gks", ("한",)),
                                      ("vi", "vieejt", ("việt",)), ("ja", "kana", ("かな",))]:
            field = client(keyboard, capability)
            field.type(keys)
            field.leave()
            true(f"{keyboard} committed by the {name}", field.text in texts, field.text)
            field.focus()
            equal("nothing is left of it", field.preedit, "")
            field.type("<space>")
            true("nothing comes later", field.text.rstrip(" \u3000") in texts, field.text)
            field.close()


def ask_2_preedit_is_cleared_before_a_commit():
    field = client()
    order = []
    plain = field.on_signal
    field.bus.signal_unsubscribe(field.watch)

    def note(*facts):
        if facts[4] in ("UpdateFormattedPreedit", "CommitString"):
            order.append((facts[4], facts[5].unpack()[0]))
        plain(*facts)
    field.watch = field.bus.signal_subscribe(None, None, None, field.path, None, 0, note)
    field.type("nihao")
    order.clear()
    field.type("<Return>")
    equal("cleared, then committed", [name for name, _ in order][:2], ["UpdateFormattedPreedit", "CommitString"])
    equal("the marked text is empty", order[0][1], [])
    field.close()


def ask_3_resets_write_nothing():
    for capability in (ALL, ALL | UNFOCUS_COMMIT):
        field = client(capability=capability, text="https://example.org")
        field.anchor = 0
        field.report()
        field.reset()
        equal("a reset of nothing", (field.text, field.commits), ("https://example.org", []))
        field.close()
        for keyboard, keys, text in [("ko", "gks", "한"), ("vi", "vieejt", "việt")]:
            field = client(keyboard, capability)
            field.type(keys)
            field.reset()
            field.synchronise()
            equal(f"{keyboard}: a reset keeps what was typed, once", field.text, text)
            equal("and ends the composition", (field.preedit, field.candidates), ("", []))
            field.close()


def ask_4_window_stays():
    field = client()
    field.type("nihao")
    equal("the caret of the marked text is at its start", field.preedit_caret, 0)
    field.close()
    field = client("ko")
    field.type("gks")
    equal("without a window it is at its end", field.preedit_caret, len("한".encode()))
    field.close()


def ask_6_no_deletion_without_surrounding_text():
    for keyboard, keys, text in [("vi", "vieejt ", "việt "), ("ko", "dkssud ", "안녕 "), ("th", "l;ylfu", "สวัสดี")]:
        field = client(keyboard, ALL & ~SURROUNDING, text="x")
        deletions = []
        field.delete = lambda *facts: deletions.append(facts)
        field.type(keys)
        equal(f"{keyboard} in a field without surrounding text", (field.text, deletions), ("x" + text, []))
        field.close()


def ask_7_stale_surrounding_text():
    field = client("en", text="recei")
    field.leave()
    other = client("en", text="")
    # The report of the first field's text must not reach the second.
    other.type("<Tab><Return>")
    equal("nothing of the field before", other.text.strip("\n\t"), "")
    other.close()
    field.close()
    field = client("zh-Hans", text="😀𠮷好")
    field.type("<C-BackSpace>")
    true("deletes code points", field.text == "" or field.text.startswith("😀"), field.text)
    equal("in range", field.problems, [])
    field.close()


def ask_8_passwords():
    field = client(capability=ALL | PASSWORD)
    equal("keys are left alone", any(field.type("nihao1 ")), False)
    equal("the password", field.text, "nihao1 ")
    equal("nothing is shown", (field.preedit, field.candidates), ("", []))
    field.close()
    field = client()
    field.type("mima")
    field.set_capability(ALL | PASSWORD)
    equal("nothing that was composed leaks", (field.text, field.commits), ("", []))
    field.type("abc")
    equal("the password", field.text, "abc")
    field.set_capability(ALL)
    field.close()
    private = client(capability=ALL | SENSITIVE)
    private.type("ceshi2")
    chosen = private.text
    private.close()
    field = client()
    field.type("ceshi")
    true("sensitive fields never teach", field.candidates[0] != chosen, field.candidates)
    field.close()


def ask_10_no_forwarded_keys():
    field = client()
    field.type("women<space>,hello<Return>")
    for keyboard in ("ko", "vi", "ar", "en"):
        DAEMON.select(f"globekey-{keyboard}")
        field.type("dkssud hello ")
    equal("forwarded keys", field.forwarded, [])
    field.close()


def ask_11_repeats_and_releases():
    field = client()
    taken = field.key(0x6E, 57)
    equal("the release of a taken key is taken", (taken, field.key(0x6E, 57, is_release=True)), (True, True))
    for _ in range(3):
        field.key(0x61, 38)
    field.key(0x61, 38, is_release=True)
    equal("repeats", field.preedit.replace(" ", ""), "naaa")
    field.type("<Escape>")
    equal("a key of the client", (field.key(0xFF0D, 36), field.key(0xFF0D, 36, is_release=True)), (False, False))
    equal("a release alone", field.key(0x62, 56, is_release=True), False)
    field.close()


def ask_12_modes_follow_the_sharing_setting():
    global DAEMON
    for sharing, others in [("No", ["language", "language"]), ("Program", ["letters", "language"]),
                            ("All", ["letters", "letters"])]:
        DAEMON.stop()
        DAEMON = Daemon(KEYBOARDS, config=f"{PLAIN}[Behavior]\nShareInputState={sharing}\n")
        fields = [client(program=program) for program in ("one", "one", "two")]
        for field in fields:
            field.leave()
        fields[0].focus()
        DAEMON.select("globekey-zh-Hans")
        DAEMON.mode("letters")
        fields[0].leave()
        modes = []
        for field in fields[1:]:
            field.focus()
            DAEMON.select("globekey-zh-Hans")
            modes.append(DAEMON.mode())
            field.leave()
        equal(f"sharing {sharing}", modes, others)
        fields[0].focus()
        equal("the field's own mode is kept", DAEMON.mode(), "letters")
        for field in fields:
            field.close()
    DAEMON.stop()
    DAEMON = Daemon(KEYBOARDS)


def ask_13_escape_and_scripts():
    field = client()
    field.type("nihao")
    equal("Escape clears first", (field.type("<Escape>"), field.preedit, field.text), ([True], "", ""))
    equal("then it is the editor's", field.type("<Escape>"), [False])
    equal("the mode is read and set by scripts", (DAEMON.mode(), DAEMON.mode("letters"), DAEMON.mode()),
          ("language", True, "letters"))
    equal("letters", (field.type("ni"), field.text), ([False, False], "ni"))
    DAEMON.mode("language")
    field.close()


def ask_14_shift():
    field = client()
    field.type("<Shift_L>")
    equal("a clean release switches", DAEMON.mode(), "letters")
    field.type("<Shift_L>")
    field.key(0xFFE1, 50)
    field.key(0x41, 38, 1)
    field.key(0x41, 38, 1, is_release=True)
    field.key(0xFFE1, 50, 1, is_release=True)
    equal("with a letter it does not", DAEMON.mode(), "language")
    field.type("<Escape>")
    field.key(0xFFE1, 50)
    field.time += 2000
    field.key(0xFFE1, 50, 1, is_release=True)
    equal("nor when held", DAEMON.mode(), "language")
    before = field.text
    field.type("ni<Shift_L>")
    equal("what was typed is committed", field.text, before + "ni")
    field.close()


def shift_belongs_to_fcitx():
    """Where Fcitx uses a Shift key alone, as it does by default, it alone switches."""
    global DAEMON
    DAEMON.stop()
    DAEMON = Daemon(KEYBOARDS, config="")
    field = client()
    field.type("ni<Shift_L>hao")
    equal("letters follow", field.text.replace(" ", ""), "nihao")
    field.type("<Shift_L>nihao<space>")
    equal("the language is back", field.text.replace(" ", ""), "nihao你好")
    field.close()
    DAEMON.stop()
    DAEMON = Daemon(KEYBOARDS)


def candidates():
    """Pages, clicks, forgetting, segments, and Fcitx's own calls."""
    from gi.repository import GLib
    field = client()
    field.type("shi")
    first = field.candidates
    equal("the first page", (field.has_previous, field.has_next), (False, True))
    field.call("NextPage")
    field.synchronise()
    true("another page", field.candidates != first and field.has_previous, field.candidates)
    field.call("PrevPage")
    field.synchronise()
    equal("back", field.candidates, first)
    field.type("<Page_Down><Page_Up>")
    equal("by keys", field.candidates, first)
    field.call("SelectCandidate", GLib.Variant("(i)", (1,)))
    field.synchronise()
    equal("a click", field.text, first[1])
    field.text, field.caret, field.anchor = "", 0, 0
    field.type("zhongguorenmin")
    true("long marked text", field.candidates[0].startswith("中国人民"), field.candidates)
    field.type("<Escape>")
    # What is chosen again and again comes first, until it is forgotten. A word that the text before has
    # comes first too, so each round begins in an empty field.
    field.type("shijian")
    chosen = field.candidates[2]
    for _ in range(5):
        field.type(f"{field.candidates.index(chosen) + 1}<Return>")
        field.text, field.caret, field.anchor = "", 0, 0
        field.report()
        field.type("shijian")
        if field.candidates[0] == chosen:
            break
    equal("learned", field.candidates[0], chosen)
    field.type("<C-Delete>")
    true("forgotten", not field.candidates or field.candidates[0] != chosen, field.candidates)
    field.type("<Escape>")
    field.close()


def options():
    """Fcitx's window shows and sets the library's settings."""
    from gi.repository import GLib
    controller = ("/controller", "org.fcitx.Fcitx.Controller1")
    values, description = DAEMON.call(*controller, "GetConfig", GLib.Variant("(s)", ("fcitx://config/addon/globekey",)))
    true("options are described", any("PinyinScheme" in str(row) for row in description))
    equal("a default", values["PinyinScheme"], "letters")
    values = {key: GLib.Variant("s", value) for key, value in values.items() if isinstance(value, str)}
    values["PinyinScheme"] = GLib.Variant("s", "xiaohe")
    field = client()
    DAEMON.call(*controller, "SetConfig", GLib.Variant(
        "(sv)", ("fcitx://config/addon/globekey", GLib.Variant("a{sv}", values))))
    field.type("nihc<space>")
    equal("double pinyin, at once", field.text, "你好")
    values["PinyinScheme"] = GLib.Variant("s", "letters")
    DAEMON.call(*controller, "SetConfig", GLib.Variant(
        "(sv)", ("fcitx://config/addon/globekey", GLib.Variant("a{sv}", values))))
    field.close()


KEYBOARDS = [f"globekey-{keyboard}" for keyboard in ("zh-Hans", "ja", "ko", "vi", "ar", "en", "th")]


def main(names):
    global DAEMON
    tests = {name: test for name, test in globals().items()
             if name.startswith("ask_") or name in ("candidates", "options", "shift_belongs_to_fcitx")}
    DAEMON = Daemon(KEYBOARDS)
    for name in names or tests:
        try:
            tests[name]()
        except Exception as error:  # A test that cannot go on must not hide the others.
            true(name, False, repr(error))
    equal("the daemon ends well", DAEMON.stop(), 0)
    finish("asks")


main(sys.argv[1:])
