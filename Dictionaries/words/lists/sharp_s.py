"""The ß of German: wordfreq folds it to ss, which stands behind short vowels alone."""


class SharpS:
    """Tells where ss stands for ß, by a table of parts of words: each with parts that look the same
    and are none of its words; `=` before a whole word."""

    def __init__(self, path):
        self.words, self.parts = set(), []
        with open(path, encoding="utf-8") as file:
            for line in file:
                if line.startswith("#"):
                    continue
                part, _, others = line.rstrip("\n").partition("\t")
                if part.startswith("="):
                    self.words.add(part[1:])
                else:
                    self.parts.append((part, others.split()))

    def restored(self, word):
        """A word in small letters as it is spelled: `grösse` is größe, `klasse` klasse."""
        if "ss" not in word:
            return word
        if word in self.words:
            return word.replace("ss", "ß")
        for part, others in self.parts:
            if part in word and not any(other in word for other in others):
                word = word.replace(part, part.replace("ss", "ß", 1))
        return word
