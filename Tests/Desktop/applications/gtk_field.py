"""A window with a text field of GTK. Writes the field's text to a file whenever it changes, and prints
the keys, the marked text and the text that it sees.

gtk_field.py VERSION FILE [password]
"""
import sys
import time

import gi

version, path = sys.argv[1], sys.argv[2]
gi.require_version("Gtk", f"{version}.0")
gi.require_version("Gdk", f"{version}.0")
from gi.repository import Gdk, Gtk  # noqa: E402


def note(what):
    print(f"{time.monotonic():.3f} {what}", flush=True)


def write(field):
    note(f"text '{field.get_text()}'")
    with open(path, "w", encoding="utf-8") as file:
        file.write(field.get_text())


def fill(window):
    field = Gtk.Entry()
    field.set_visibility("password" not in sys.argv)
    field.connect("changed", write)
    # GTK 4 has the signal on the text inside the entry.
    (field if version == "3" else field.get_delegate()).connect(
        "preedit-changed", lambda _, text: note(f"marked '{text}'"))
    if version == "3":
        field.connect("key-press-event", lambda _, event: note(f"key {Gdk.keyval_name(event.keyval)}"))
        window.add(field)
        window.show_all()
    else:
        keys = Gtk.EventControllerKey(propagation_phase=Gtk.PropagationPhase.CAPTURE)
        keys.connect("key-pressed", lambda _, key, *rest: note(f"key {Gdk.keyval_name(key)}"))
        window.add_controller(keys)
        window.set_child(field)
        window.present()
    field.grab_focus()
    write(field)


if version == "3":
    window = Gtk.Window(title="field", default_width=600)
    window.connect("destroy", lambda _: Gtk.main_quit())
    fill(window)
    Gtk.main()
else:
    application = Gtk.Application()
    application.connect(
        "activate", lambda app: fill(Gtk.ApplicationWindow(application=app, title="field",
                                                           default_width=600)))
    application.run(None)
