"""Fcitx's daemon, and clients that talk to it as programs do: over D-Bus."""
import os
import shutil
import signal
import subprocess
import time

from gi.repository import Gio, GLib

from field import Field
from keys import parse

NAME = "org.fcitx.Fcitx5"
PREEDIT, FORMATTED, PASSWORD, UNFOCUS_COMMIT, SURROUNDING = 1 << 1, 1 << 4, 1 << 3, 1 << 5, 1 << 6
SENSITIVE, CANDIDATES = 1 << 36, 1 << 39
ALL = PREEDIT | FORMATTED | SURROUNDING | CANDIDATES
WAIT = 10_000
# The bus must not start the distribution's own daemon.
NO_START = Gio.DBusCallFlags.NO_AUTO_START


def process_events():
    context = GLib.MainContext.default()
    while context.pending():
        context.iteration(False)


# Fcitx's own use of a Shift key alone, to switch to the first input method, is off.
PLAIN = "[Hotkey]\nAltTriggerKeys=\n"


class Daemon:
    """A daemon with its own configuration; the input methods are those of its profile."""

    def __init__(self, methods=("globekey-zh-Hans",), options="", config=PLAIN, addons="globekey"):
        self.home = os.environ["HOME"]
        self.addons = addons
        folder = os.path.join(self.home, ".config/fcitx5")
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(f"{folder}/conf")
        items = ["keyboard-us", *methods]
        with open(f"{folder}/profile", "w") as file:
            file.write("[Groups/0]\nName=Default\nDefault Layout=us\nDefaultIM=" + items[-1] + "\n")
            for index, item in enumerate(items):
                file.write(f"\n[Groups/0/Items/{index}]\nName={item}\nLayout=\n")
            file.write("\n[GroupOrder]\n0=Default\n")
        with open(f"{folder}/conf/globekey.conf", "w") as file:
            file.write(options)
        with open(f"{folder}/config", "w") as file:
            file.write(config)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.process = None
        self.start()

    def start(self):
        self.log = open(os.path.join(os.environ["DESKTOP_OUTPUT"], "fcitx.log"), "a")
        self.process = subprocess.Popen(
            ["fcitx5", "--keep", "--disable", "all", "--enable", f"dbus,dbusfrontend,keyboard,{self.addons}"],
            stdout=self.log, stderr=subprocess.STDOUT)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            if self.bus.call_sync("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "NameHasOwner",
                                  GLib.Variant("(s)", (NAME,)), None, 0, WAIT, None).unpack()[0]:
                return
            time.sleep(0.02)
        raise SystemExit("Fcitx does not start; see fcitx.log")

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        status = self.process.wait(timeout=20)
        self.log.close()
        return status

    def call(self, path, interface, method, arguments=None, name=NAME):
        return self.bus.call_sync(name, path, interface, method, arguments, None, NO_START, WAIT, None).unpack()

    def select(self, method):
        """Switches the context that has the focus to an input method."""
        self.call("/controller", "org.fcitx.Fcitx.Controller1", "SetCurrentIM", GLib.Variant("(s)", (method,)))
        process_events()

    def mode(self, to=None):
        if to is None:
            return self.call("/globekey", "org.globekey.Mode", "Get")[0]
        return self.call("/globekey", "org.globekey.Mode", "Set", GLib.Variant("(s)", (to,)))[0]

    def memory(self):
        """Resident and private memory in kB."""
        facts = {}
        with open(f"/proc/{self.process.pid}/smaps_rollup") as file:
            for line in file:
                parts = line.split()
                if parts[0] in ("Rss:", "Private_Clean:", "Private_Dirty:"):
                    facts[parts[0]] = int(parts[1])
        return facts["Rss:"], facts["Private_Clean:"] + facts["Private_Dirty:"]


class Client(Field):
    """A field with an input context of its own."""

    def __init__(self, daemon, capability=ALL, program="test", text="", connection=None):
        super().__init__(text)
        self.daemon, self.bus = daemon, connection or daemon.bus
        self.program, self.capability = program, capability
        self.is_focused, self.time, self.commits, self.forwarded = False, 1000, [], []
        # Milliseconds from one key to the next.
        self.pause = 10
        self.watch = None
        self.connect()

    def connect(self):
        self.path = self.bus.call_sync(
            NAME, "/org/freedesktop/portal/inputmethod", "org.fcitx.Fcitx.InputMethod1", "CreateInputContext",
            GLib.Variant("(a(ss))", ([("program", self.program)],)), None, NO_START, WAIT, None).unpack()[0]
        if self.watch:
            self.bus.signal_unsubscribe(self.watch)
        self.watch = self.bus.signal_subscribe(
            None, "org.fcitx.Fcitx.InputContext1", None, self.path, None, 0, self.on_signal)
        self.set_capability(self.capability)

    def call(self, method, arguments=None):
        result = self.bus.call_sync(
            NAME, self.path, "org.fcitx.Fcitx.InputContext1", method, arguments, None, NO_START, WAIT, None)
        process_events()
        return result.unpack()

    def synchronise(self):
        """Waits until Fcitx has sent what it draws after the last call."""
        for _ in range(2):
            self.daemon.call("/controller", "org.fcitx.Fcitx.Controller1", "State")
        process_events()

    def on_signal(self, _bus, _sender, _path, _interface, name, arguments):
        facts = arguments.unpack()
        if name == "CommitString":
            self.commits.append(facts[0])
            self.insert(facts[0])
        elif name == "DeleteSurroundingText":
            self.delete(*facts)
        elif name == "UpdateFormattedPreedit":
            self.preedit = "".join(text for text, _ in facts[0])
            self.segments = facts[0]
            self.preedit_caret = facts[1]
        elif name == "UpdateClientSideUI":
            (self.panel_preedit, _, _, _, candidates, self.highlighted, _, self.has_previous, self.has_next) = facts
            self.labels = [label for label, _ in candidates]
            self.candidates = [text for _, text in candidates]
        elif name == "ForwardKey":
            keysym, state, is_release = facts
            self.forwarded.append((keysym, is_release))
            if not is_release:
                self.press(keysym, state)

    def set_capability(self, capability):
        self.capability = capability
        self.call("SetCapability", GLib.Variant("(t)", (capability,)))

    def focus(self):
        self.is_focused = True
        self.call("FocusIn")
        self.report()

    def leave(self):
        """Gives up the focus. Some clients commit their marked text themselves; in all it ends."""
        self.is_focused = False
        shown, self.preedit = self.preedit, ""
        if self.capability & UNFOCUS_COMMIT and shown:
            self.insert(shown)
        self.call("FocusOut")

    def reset(self):
        shown, self.preedit = self.preedit, ""
        if self.capability & UNFOCUS_COMMIT and shown:
            self.insert(shown)
        self.call("Reset")

    def report(self):
        if self.capability & SURROUNDING and not self.capability & PASSWORD:
            self.call("SetSurroundingText", GLib.Variant("(suu)", (self.text, self.caret, self.anchor)))

    def key(self, keysym, code, state=0, is_release=False):
        self.time += self.pause
        taken = self.call(
            "ProcessKeyEvent", GLib.Variant("(uuubu)", (keysym, code, state, is_release, self.time)))[0]
        if not taken and not is_release:
            self.press(keysym, state)
        return taken

    def type(self, keys):
        """Presses and releases the keys of a text in key notation, and reports the text after each."""
        taken = []
        for key in parse(keys):
            taken.append(self.key(*key))
            self.key(*key, is_release=True)
            self.report()
        return taken

    def close(self):
        self.bus.signal_unsubscribe(self.watch)
        self.call("DestroyIC")
