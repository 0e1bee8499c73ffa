"""A text field of a program that types through IBus, and the panel's view of it.

It does what GTK's input module does: keys that the engine leaves are typed, Backspace deletes a
character, text around the caret is reported after each change.
"""
import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

from keyboard import key  # noqa: E402

PREEDIT, FOCUS, SURROUNDING = 1, 8, 32
# The client draws candidates and properties itself, so that they come here and not to a panel.
DRAWS = 2 | 4 | 16
RELEASE = 1 << 30
# IBus marks the keys that an engine sends.
FORWARDED = 1 << 25
context = GLib.MainContext.default()


def settle():
    """Handles everything that has arrived."""
    while context.pending():
        context.iteration(False)


def wait(condition, what, seconds=10):
    """Waits until a condition holds; fails with what was waited for."""
    end = GLib.get_monotonic_time() + seconds * 1_000_000
    timer = GLib.timeout_add(20, lambda: True)
    try:
        while not condition():
            if GLib.get_monotonic_time() > end:
                raise AssertionError(f"waited {seconds} s for {what}")
            context.iteration(True)
    finally:
        GLib.source_remove(timer)


class Field:
    """A field with its text, caret, marked text and candidates."""

    draws = DRAWS

    def __init__(self, bus, name="test", capabilities=PREEDIT | FOCUS | SURROUNDING):
        self.text, self.caret, self.preedit, self.preedit_caret = "", 0, "", 0
        self.candidates, self.highlighted, self.labels = None, None, []
        self.properties = {}
        self.commits = []
        self.capabilities = capabilities
        self.context = bus.create_input_context(name)
        self.context.connect("commit-text", lambda _, text: self.insert(text.get_text()))
        self.context.connect(
            "update-preedit-text", lambda _, *facts: self.show_preedit(*facts))
        self.context.connect("hide-preedit-text", lambda _: self.clear_preedit())
        self.context.connect("delete-surrounding-text", self.delete)
        self.context.connect("forward-key-event", lambda _, k, c, s: self.handle(k, s & ~FORWARDED))
        self.context.connect("update-lookup-table", self.show_table)
        self.context.connect("hide-lookup-table", lambda _: self.hide_table())
        self.context.connect("register-properties", self.register)
        self.context.connect("update-property", lambda _, p: self.update(p))
        self.context.set_capabilities(capabilities | self.draws)

    # What the engine asks for.

    def insert(self, text):
        self.commits.append(text)
        self.text = self.text[: self.caret] + text + self.text[self.caret :]
        self.caret += len(text)

    def delete(self, _, offset, count):
        start = self.caret + offset
        assert 0 <= start and start + count <= len(self.text), "deletes outside the text"
        self.text = self.text[:start] + self.text[start + count :]
        self.caret = start

    def show_preedit(self, text, caret, visible):
        self.preedit = text.get_text() if visible else ""
        self.preedit_caret = caret

    def clear_preedit(self):
        self.preedit = ""

    def show_table(self, _, table, visible):
        if not visible:
            return self.hide_table()
        count = table.get_number_of_candidates()
        self.candidates = [table.get_candidate(i).get_text() for i in range(count)]
        self.labels = [table.get_label(i).get_text() for i in range(count)]
        self.highlighted = table.get_cursor_pos() if table.is_cursor_visible() else None

    def hide_table(self):
        self.candidates = None

    def register(self, _, properties):
        index = 0
        while prop := properties.get(index):
            self.update(prop)
            index += 1

    def update(self, prop):
        symbol = prop.get_symbol()
        self.properties[prop.get_key()] = (
            prop.get_label().get_text(), int(prop.get_state()), symbol.get_text() if symbol else "")

    # What the user does.

    def focus(self):
        self.context.focus_in()
        settle()
        self.report()

    def leave(self):
        self.context.focus_out()
        self.synchronise()

    def reset(self):
        self.context.reset()
        self.synchronise()

    def kind(self, purpose, hints=0):
        self.context.set_content_type(purpose, hints)
        self.synchronise()

    def synchronise(self):
        """Waits until the engine has handled everything sent before: a key that means nothing."""
        self.context.process_key_event(0xFFFFFF, 0, RELEASE)
        settle()

    def report(self):
        if self.capabilities & SURROUNDING:
            self.context.set_surrounding_text(
                IBus.Text.new_from_string(self.text), self.caret, self.caret)
        settle()

    def press(self, name):
        """Presses and releases a key. Returns whether the engine took it."""
        keysym, code, state = key(name)
        taken = self.context.process_key_event(keysym, code, state)
        settle()
        if not taken:
            self.handle(keysym, state)
        self.context.process_key_event(keysym, code, state | RELEASE)
        settle()
        self.report()
        return taken

    def keys(self, *names):
        for name in names:
            self.press(name)

    def type(self, text):
        self.keys(*text)

    def handle(self, keysym, state):
        """Does what a program does with a key that no engine took."""
        if state & ~1 or state & RELEASE:
            return
        if 0x20 <= keysym < 0x7F:
            self.text = self.text[: self.caret] + chr(keysym) + self.text[self.caret :]
            self.caret += 1
        elif keysym == 0xFF0D:
            self.text = self.text[: self.caret] + "\n" + self.text[self.caret :]
            self.caret += 1
        elif keysym == 0xFF08 and self.caret:
            self.text = self.text[: self.caret - 1] + self.text[self.caret :]
            self.caret -= 1
        elif keysym == 0xFF51:
            self.caret = max(0, self.caret - 1)
        elif keysym == 0xFF53:
            self.caret = min(len(self.text), self.caret + 1)
