"""Keys of a United States keyboard as X11 reports them: keysym, evdev code, modifiers."""

ROWS = {
    41: "`~", 2: "1!", 3: "2@", 4: "3#", 5: "4$", 6: "5%", 7: "6^", 8: "7&", 9: "8*", 10: "9(",
    11: "0)", 12: "-_", 13: "=+", 16: "qQ", 17: "wW", 18: "eE", 19: "rR", 20: "tT", 21: "yY",
    22: "uU", 23: "iI", 24: "oO", 25: "pP", 26: "[{", 27: "]}", 30: "aA", 31: "sS", 32: "dD",
    33: "fF", 34: "gG", 35: "hH", 36: "jJ", 37: "kK", 38: "lL", 39: ";:", 40: "'\"", 43: "\\|",
    44: "zZ", 45: "xX", 46: "cC", 47: "vV", 48: "bB", 49: "nN", 50: "mM", 51: ",<", 52: ".>",
    53: "/?", 57: "  ",
}
CHARACTERS = {}
for code, pair in ROWS.items():
    CHARACTERS.setdefault(pair[1], (ord(pair[1]), code, 1))
    CHARACTERS[pair[0]] = (ord(pair[0]), code, 0)
NAMES = {
    "BackSpace": (0xFF08, 14), "Tab": (0xFF09, 15), "Return": (0xFF0D, 28), "Escape": (0xFF1B, 1),
    "Left": (0xFF51, 105), "Up": (0xFF52, 103), "Right": (0xFF53, 106), "Down": (0xFF54, 108),
    "Page_Up": (0xFF55, 104), "Page_Down": (0xFF56, 109), "Home": (0xFF50, 102),
    "End": (0xFF57, 107), "Delete": (0xFFFF, 111), "Shift_L": (0xFFE1, 42),
    "Control_L": (0xFFE3, 29), "F6": (0xFFC3, 64), "F7": (0xFFC4, 65), "Hangul": (0xFF31, 122),
    "dead_acute": (0xFE51, 40), "Zenkaku_Hankaku": (0xFF2A, 85), "Hangul_Hanja": (0xFF34, 123),
}
MODIFIERS = {"Shift": 1, "Control": 4, "Alt": 8}


def key(name):
    """Returns keysym, code and state of a key: 'a', 'A', 'Return', 'Control-BackSpace'."""
    state = 0
    while "-" in name[1:-1]:
        modifier, name = name.split("-", 1)
        state |= MODIFIERS[modifier]
    if name in NAMES:
        return *NAMES[name], state
    keysym, code, shift = CHARACTERS[name]
    return keysym, code, state | shift
