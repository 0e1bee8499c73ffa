"""The words that a language can write: its letters, case, and alternative spellings of a letter."""
import re
import unicodedata

JOINERS = "'’-\u200c·"
CASED = {"en", "de", "fr", "es", "pt", "it", "nl", "pl", "tr", "ru", "uk", "el", "vi"}
VOWELS_GREEK = "αεηιουω"


def lower(word, tag):
    if tag == "tr":
        word = word.replace("I", "ı").replace("İ", "i")
    return word.lower()


def capitalised(word, tag):
    first = "İ" if tag == "tr" and word[0] == "i" else word[0].upper()
    return first + word[1:]


def normalised(word, tag):
    """Normalizes a word: composed, straight apostrophe, no separate length marks."""
    word = unicodedata.normalize("NFC", word).replace("’", "'").replace("ʼ", "'")
    if tag == "uk":
        word = word.replace("'", "’")
    if tag == "fa" or tag == "ur":
        word = word.replace("ي", "ی").replace("ك", "ک")
    if tag in {"ar", "fa", "ur"}:
        word = re.sub("[ـ\u064b-\u0652]", "", word)
    if tag == "he":
        word = re.sub("[\u0591-\u05c7]", "", word)
    if tag == "el":
        word = re.sub(r"(?<=\w)σ\b", "ς", word)
    if tag == "hi":
        # Letters with a dot below have two characters even in composed form: keep that form.
        word = unicodedata.normalize("NFC", word)
    return word.strip("'’-\u200c·")


class Alphabet:
    def __init__(self, tag, main, auxiliary, singles):
        self.tag, self.singles = tag, {lower(letter, tag) for letter in singles}
        self.main = {character for letter in main for character in lower(letter, tag)}
        self.all = self.main | {character for letter in auxiliary for character in lower(letter, tag)}
        # Joining controls are allowed within words only where the language uses them.
        self.all -= set("\u200b\u200c\u200d\u200e\u200f\u0640")
        self.joiners = {"fa": "\u200c", "ur": "\u200c", "uk": "’-", "he": "'\"-", "ar": "", "hi": "",
                        "ko": "", "th": "", "el": "-"}.get(tag, "'-")

    def spells(self, word):
        """Whether a lower-case word consists of letters, at least one of them the language's own."""
        if self.tag == "ko":
            return all("가" <= character <= "힣" for character in word)
        if len(word) == 1:
            return word in self.singles
        letters = [character for character in word if character not in self.joiners]
        if len(letters) < 2 or len(word) > 40 or not self.main.intersection(letters):
            return False
        if not all(character in self.all for character in letters):
            return False
        return not re.search(r"(\w)\1\1", word) and not re.search(r"['’-]{2}", word) and self.stressed(word)

    def stressed(self, word):
        """Greek words of more than one syllable carry an accent; without it they are typos. An i before
        another vowel often forms no syllable of its own: για, ποιος, γεια, δυο."""
        if self.tag != "el":
            return True
        plain = unicodedata.normalize("NFD", word)
        if "\u0301" in plain or "\u0301" in unicodedata.normalize("NFD", word):
            return True
        bare = re.sub("(αι|ει|οι|ου|αυ|ευ|υι)", "α", "".join(c for c in plain if c.isalpha()))
        if sum(character in VOWELS_GREEK for character in bare) < 2:
            return True
        glides = re.sub("(ει|οι|ι|υ)(ου|α|ε|ο|ω)", "α", "".join(c for c in plain if c.isalpha()))
        return sum(character in VOWELS_GREEK for character in glides) < 2

    def is_stressed_twice(self, word):
        """Whether a Greek word has the second accent that it gets before an enclitic: η περιπέτειές μου."""
        return self.tag == "el" and unicodedata.normalize("NFD", word).count("\u0301") > 1

    def is_usual(self, word):
        """Whether all letters are the language's own, not only used in loanwords."""
        return all(character in self.main or character in self.joiners for character in word)


def unaccented(word):
    plain = unicodedata.normalize("NFD", word.replace("ı", "i").replace("ß", "ss").replace("ł", "l"))
    return "".join(character for character in plain if not unicodedata.combining(character))
