"""The German ß, which wordfreq replaces by ss. Today ss follows only short vowels."""


class SharpS:
    """Restores ß with a table of word parts. Each part has a list of similar parts in which ss is correct;
    `=` precedes a whole word."""

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
        """Returns the correct spelling of a lower-case word: `grösse` is größe, `klasse` is klasse."""
        if "ss" not in word:
            return word
        if word in self.words:
            return word.replace("ss", "ß")
        for part, others in self.parts:
            if part in word and not any(other in word for other in others):
                word = word.replace(part, part.replace("ss", "ß", 1))
        return word
