"""Presses keys of a US keyboard on a compositor of Wayland that has virtual keyboards.

wayland_keys.py KEY...     names of keysyms, with `shift+` or `ctrl+` before them

Speaks the wire format of Wayland itself, because the programs that type (wtype) make a keymap of
their own, in which a letter has any key: GlobeKey's layouts read the place of the key.
"""
import array
import os
import socket
import struct
import sys
import time

KEYMAP = b"""xkb_keymap {
  xkb_keycodes { include "evdev+aliases(qwerty)" };
  xkb_types { include "complete" };
  xkb_compat { include "complete" };
  xkb_symbols { include "pc+us+inet(evdev)" };
};\0"""
# Numbers of keys in the kernel's input-event-codes.h, and modifiers as bits of the keymap.
CODES = {"BackSpace": 14, "Return": 28, "space": 57}
for first, row in [(2, "1234567890"), (16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm")]:
    CODES.update({key: first + place for place, key in enumerate(row)})
MODIFIERS = {"shift": (42, 1), "ctrl": (29, 4)}
DISPLAY = 1


def text(value):
    data = value.encode() + b"\0"
    return struct.pack("=I", len(data)) + data.ljust(-(-len(data) // 4) * 4, b"\0")


class Connection:
    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(20)
        self.socket.connect(
            os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"]))
        self.last = DISPLAY
        self.named = {}
        self.registry = self.new(DISPLAY, 1)
        self.sync()
        self.keyboard = self.new(
            self.named["zwp_virtual_keyboard_manager_v1"], 0,
            struct.pack("=I", self.named["wl_seat"]))
        keymap = os.memfd_create("keymap")
        os.write(keymap, KEYMAP)
        self.request(self.keyboard, 0, struct.pack("=II", 1, len(KEYMAP)), keymap)
        self.sync()

    def new(self, object_id, opcode, data=b""):
        """Makes a request whose last argument is a new object, and returns its number."""
        self.last += 1
        self.request(object_id, opcode, data + struct.pack("=I", self.last))
        return self.last

    def request(self, object_id, opcode, data=b"", file=None):
        message = struct.pack("=IHH", object_id, opcode, 8 + len(data)) + data
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))] if file else []
        self.socket.sendmsg([message], rights)

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise EOFError("the compositor closed the connection")
            data += part
        return data

    def event(self):
        """The next event: its object, its number and its arguments."""
        object_id, opcode, size = struct.unpack("=IHH", self.read(8))
        data = self.read(size - 8)
        if (object_id, opcode) == (DISPLAY, 0):
            raise OSError(f"the compositor reports {data[12:]!r}")
        return object_id, opcode, data

    def sync(self):
        """Waits until all requests are carried out."""
        callback = self.new(DISPLAY, 0)
        while True:
            object_id, opcode, data = self.event()
            if object_id == callback:
                return
            if (object_id, opcode) == (self.registry, 0):
                name, length = struct.unpack_from("=II", data)
                interface = data[8:7 + length].decode()
                if interface in ("wl_seat", "zwp_virtual_keyboard_manager_v1"):
                    self.named[interface] = self.new(
                        self.registry, 0,
                        struct.pack("=I", name) + text(interface) + struct.pack("=I", 1))

    def press(self, key):
        *modifiers, name = key.split("+")
        held = [MODIFIERS[each] for each in modifiers]
        mask = sum(bit for _, bit in held)
        presses = [(code, 1) for code, _ in held] + [(CODES[name], 1), (CODES[name], 0)]
        for code, state in presses + [(code, 0) for code, _ in held]:
            if code == CODES[name] and state == 1:
                self.request(self.keyboard, 2, struct.pack("=IIII", mask, 0, 0, 0))
            now = int(time.monotonic() * 1000) & 0xFFFFFFFF
            self.request(self.keyboard, 1, struct.pack("=III", now, code, state))
        if mask:
            self.request(self.keyboard, 2, struct.pack("=IIII", 0, 0, 0, 0))


connection = Connection()
for key in sys.argv[1:]:
    connection.press(key)
    time.sleep(0.04)
connection.sync()
