"""Keys of a US keyboard: keysyms, X11 key codes, and the notation `nihao<space>`."""

NAMES = {
    "space": (0x20, 65), "Return": (0xFF0D, 36), "BackSpace": (0xFF08, 22), "Escape": (0xFF1B, 9),
    "Tab": (0xFF09, 23), "Delete": (0xFFFF, 119), "Left": (0xFF51, 113), "Right": (0xFF53, 114),
    "Up": (0xFF52, 111), "Down": (0xFF54, 116), "Page_Down": (0xFF56, 117), "Page_Up": (0xFF55, 112),
    "Shift_L": (0xFFE1, 50), "Control_L": (0xFFE3, 37), "less": (0x3C, 59),
}
ROWS = [("`1234567890-=", "~!@#$%^&*()_+", [49] + list(range(10, 22))),
        ("qwertyuiop[]\\", "QWERTYUIOP{}|", list(range(24, 36)) + [51]),
        ("asdfghjkl;'", "ASDFGHJKL:\"", range(38, 49)), ("zxcvbnm,./", "ZXCVBNM<>?", range(52, 62))]
CODES = {character: (code, shift) for plain, shifted, codes in ROWS
         for shift, row in ((0, plain), (1, shifted)) for character, code in zip(row, codes)}
SHIFT, CONTROL, ALT = 1, 4, 8


def parse(keys):
    """Returns the keys of a text in key notation: keysym, key code and modifiers of each."""
    found = []
    while keys:
        if keys[0] == "<" and ">" in keys:
            name, keys = keys[1:].split(">", 1)
            *modifiers, name = name.split("-") if name != "-" else [name]
            state = sum({"S": SHIFT, "C": CONTROL, "A": ALT}[modifier] for modifier in modifiers)
            keysym, code = NAMES.get(name) or (ord(name), CODES[name][0])
            found.append((keysym, code, state))
        else:
            character, keys = keys[0], keys[1:]
            if character == " ":
                found.append((0x20, 65, 0))
            else:
                code, shift = CODES[character]
                found.append((ord(character), code, shift))
    return found
