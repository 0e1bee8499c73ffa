"""A window with a text field of GTK. Writes the field's text to a file whenever it changes.

gtk_field.py VERSION FILE [password]
"""
import sys

import gi

version, path = sys.argv[1], sys.argv[2]
gi.require_version("Gtk", f"{version}.0")
from gi.repository import GLib, Gtk  # noqa: E402


def write(field):
    with open(path, "w", encoding="utf-8") as file:
        file.write(field.get_text())


def fill(window):
    field = Gtk.Entry()
    field.set_visibility("password" not in sys.argv)
    field.connect("changed", write)
    if version == "3":
        window.add(field)
        window.show_all()
    else:
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
