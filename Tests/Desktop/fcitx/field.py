"""A text field: what a client does with what an input method sends it."""


class Field:
    def __init__(self, text=""):
        self.text, self.caret, self.anchor = text, len(text), len(text)
        self.preedit, self.preedit_caret = "", 0
        self.candidates, self.labels, self.highlighted = [], [], -1
        self.has_previous = self.has_next = False
        self.problems = []

    def insert(self, text):
        low, high = sorted((self.caret, self.anchor))
        self.text = self.text[:low] + text + self.text[high:]
        self.caret = self.anchor = low + len(text)

    def delete(self, offset, count):
        """Deletes code points from an offset to the caret."""
        start = self.caret + offset
        if start < 0 or start + count > len(self.text):
            self.problems.append(f"deletes {count} at {offset} with the caret at {self.caret} of {self.text!r}")
            return
        self.text = self.text[:start] + self.text[start + count:]
        if start < self.caret:
            self.caret = max(start, self.caret - count)
        self.anchor = self.caret

    def press(self, keysym, state):
        """Handles a key that the input method leaves to the client."""
        if state & (4 | 8):
            return
        if keysym == 0xFF08:
            if self.caret != self.anchor:
                self.insert("")
            elif self.caret:
                self.delete(-1, 1)
        elif keysym == 0xFF0D:
            self.insert("\n")
        elif keysym in (0xFF51, 0xFF53):
            step = -1 if keysym == 0xFF51 else 1
            self.caret = self.anchor = min(max(self.caret + step, 0), len(self.text))
        elif 0x20 <= keysym < 0x7F:
            self.insert(chr(keysym))
        elif keysym >= 0x1000000:
            self.insert(chr(keysym - 0x1000000))
