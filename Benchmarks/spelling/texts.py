"""Makes plain text, one paragraph a line, from what packages of Debian ship: manual pages, user guides,
translated messages, questions and answers, change logs, comments of programs, sayings; and from dialogues of
the Python package chatterbot-corpus, if it is installed."""
import gzip
import html
import importlib.util
import io
import re
import struct
import subprocess
import tokenize
import zlib
from pathlib import Path

# The packages of each kind of text, and the languages that have it. `{tag}` is the language's.
MANUALS = {"de": "de", "el": "el", "es": "es", "fr": "fr", "it": "it", "nl": "nl", "pl": "pl", "pt": "pt-br", "ru": "ru"}
QUESTIONS = {"de": "-de", "en": "", "fr": "-fr", "it": "-it", "nl": "-nl", "pt": "-pt", "ru": "-ru"}
GUIDES = ["de", "el", "en", "es", "fa", "fr", "he", "hi", "it", "nl", "pl", "pt", "ru", "tr", "uk"]
MESSAGES = ["ar", "de", "el", "es", "fa", "fr", "he", "hi", "it", "nl", "pl", "pt", "ru", "tr", "uk", "vi"]
MESSAGE_PACKAGES = ["evolution-common", "nautilus-data", "file-roller"]
TUNING_PACKAGES = ["gimp-data"]
# Kinds that nothing was fitted on, in no language.
SAYINGS = {"de": "de", "es": "es", "it": "it", "pl": "pl", "pt": "br", "ru": "ru"}
APPLICATIONS = ["evince-common", "gedit-common", "gnome-control-center-data", "synaptic"]
DIALOGUES = {"de": "german", "en": "english", "es": "spanish", "fa": "persian", "fr": "french", "he": "hebrew",
             "hi": "hindi", "it": "italian", "nl": "dutch", "pt": "portuguese", "ru": "russian", "tr": "turkish",
             "uk": "ukrainian", "ur": "urdu"}
UNSEEN = {"dialogues", "sayings", "applications", "scripts", "readme"}
ENGLISH = {"comments": ["libglib2.0-dev", "libpng-dev", "zlib1g-dev", "libsqlite3-dev"],
           "changes": ["libglib2.0-dev", "evolution-common", "git", "vim-common", "python3.11-minimal"]}


def packages():
    """Returns the names of all packages that are read."""
    names = {f"manpages-{package}" for package in MANUALS.values()}
    names |= {f"debian-faq{package}" for package in QUESTIONS.values()}
    names |= {"manpages", "gnome-user-docs", *MESSAGE_PACKAGES, *TUNING_PACKAGES}
    names |= {f"fortunes-{package}" for package in SAYINGS.values()}
    names |= {*APPLICATIONS, "python3-doc", "libpython3.11-stdlib", "bash", "rsync", "tmux", "mutt", "screen"}
    return sorted(names.union(*ENGLISH.values()))


def download(folder):
    """Unpacks the packages below a folder, each in a folder of its own, unless they are there."""
    for name in packages():
        target = folder / name
        if target.exists():
            continue
        target.mkdir(parents=True)
        subprocess.run(["apt-get", "download", "-qq", name], cwd=target, check=True, stderr=subprocess.DEVNULL)
        for package in target.glob("*.deb"):
            subprocess.run(["dpkg-deb", "--extract", package.name, "."], cwd=target, check=True)
            package.unlink()


def texts(folder):
    """Yields the language and kind of each text, and its lines without duplicates."""
    for tag, name in MANUALS.items():
        yield tag, "manual", manual(sorted((folder / f"manpages-{name}").glob("usr/share/man/*/man*/*.gz")))
    yield "en", "manual", manual(sorted((folder / "manpages").glob("usr/share/man/man*/*.gz")))
    for tag, name in QUESTIONS.items():
        yield tag, "questions", pages(sorted((folder / f"debian-faq{name}").rglob("*.html")))
    for tag in GUIDES:
        help_tag = "C" if tag == "en" else tag
        yield tag, "guide", guide(sorted((folder / f"gnome-user-docs/usr/share/help/{help_tag}").rglob("*.page")))
    for tag in MESSAGES:
        yield tag, "messages", messages(tag, folder, MESSAGE_PACKAGES)
    # For choosing rules and costs; not among the results.
    for tag in MESSAGES:
        yield tag, "tuning", messages(tag, folder, TUNING_PACKAGES)
    yield from unseen(folder)
    yield "en", "comments", comments(path for name in ENGLISH["comments"] for path in sorted((folder / name).rglob("*.h")))
    yield "en", "changes", changes(path for name in ENGLISH["changes"]
                                   for path in sorted((folder / name).rglob("*"))
                                   if path.name.lower() in ("changelog.gz", "news.gz", "relnotes.gz", "changelog.debian.gz"))


def unseen(folder):
    """Yields the texts of the kinds that nothing was fitted on."""
    package = importlib.util.find_spec("chatterbot_corpus")
    for tag, name in DIALOGUES.items() if package else ():
        yield tag, "dialogues", dialogues(sorted(Path(next(iter(package.submodule_search_locations))).glob(f"data/{name}/*.yml")))
    for tag, name in SAYINGS.items():
        yield tag, "sayings", sayings(sorted((folder / f"fortunes-{name}").glob("usr/share/games/fortunes/**/*")))
    for tag in MESSAGES:
        yield tag, "applications", messages(tag, folder, APPLICATIONS)
    yield "en", "scripts", scripts(sorted((folder / "libpython3.11-stdlib").rglob("*.py")))
    yield "en", "readme", readmes(path for path in sorted(folder.glob("*/usr/share/doc/**/*"))
                                  if path.name.upper().startswith(("README", "FAQ", "TODO", "NOTES", "INTRO")))


def joined(text):
    return re.sub(r"\s+", " ", text).strip()


def manual(paths):
    """Reads the paragraphs of manual pages without their markup."""
    for path in paths:
        try:
            lines = gzip.decompress(path.read_bytes()).decode("utf-8", "replace").split("\n")
        except (OSError, zlib.error, EOFError):
            continue
        paragraph, skipped = [], False
        for line in lines:
            if line.startswith((".nf", ".EX", ".TS")):
                skipped = True
            elif line.startswith((".fi", ".EE", ".TE")):
                skipped = False
            elif line.startswith((".", "'")):
                yield joined(" ".join(paragraph))
                paragraph = []
            elif not skipped:
                line = re.sub(r"\\f\[[^]]*\]|\\f\(..|\\f.|\\&|\\/|\\,|\\:|\\s[-+]?\d", "", line)
                line = line.replace("\\-", "-").replace("\\ ", " ").replace("\\(co", "©").replace("\\(aq", "'")
                paragraph.append("" if "\\" in line else line)


def pages(paths):
    """Reads the paragraphs of HTML pages."""
    for path in paths:
        for match in re.finditer(r"<p\b[^>]*>(.*?)</p>", path.read_text(encoding="utf-8", errors="replace"), re.S):
            yield joined(html.unescape(re.sub(r"<[^>]*>", "", match[1])))


def guide(paths):
    """Reads the paragraphs of pages in Mallard."""
    for path in paths:
        for match in re.finditer(r"<p\b[^>]*>(.*?)</p>", path.read_text(encoding="utf-8", errors="replace"), re.S):
            yield joined(html.unescape(re.sub(r"<[^>]*>", "", match[1])))


def messages(tag, folder, names):
    """Reads the sentences among translated messages: those of four words and more, without places to fill."""
    for name in names:
        for path in sorted((folder / name).glob(f"usr/share/locale/{tag}/LC_MESSAGES/*.mo")):
            data = path.read_bytes()
            order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
            count, _, start = struct.unpack(order + "III", data[8:20])
            for index in range(count):
                length, offset = struct.unpack(order + "II", data[start + 8 * index:start + 8 * index + 8])
                text = data[offset:offset + length].decode("utf-8", "replace").split("\0")[0]
                if "Content-Type:" in text or re.search(r"[%${}<>|\\]", text):
                    continue
                text = joined(text.replace("_", "").replace("\u00ad", ""))
                if len(text.split()) > 3:
                    yield text


def comments(paths):
    """Reads the comments of headers in C."""
    for path in paths:
        for match in re.finditer(r"/\*(.*?)\*/", path.read_text(encoding="utf-8", errors="replace"), re.S):
            for paragraph in re.split(r"\n[ *]*\n", match[1]):
                yield joined(re.sub(r"(?m)^\s*\*+", "", paragraph))


def changes(paths):
    """Reads the entries of change logs."""
    for path in paths:
        try:
            text = gzip.decompress(path.read_bytes()).decode("utf-8", "replace")
        except (OSError, zlib.error, EOFError):
            continue
        for entry in re.split(r"\n\s*[-*+•] |\n\s*\n", text):
            yield joined(entry)


def dialogues(paths):
    """Reads the lines of dialogues in YAML: lists of lists."""
    for path in paths:
        for match in re.finditer(r"(?m)^\s*-\s+(?:-\s+)?(.*\S)", path.read_text(encoding="utf-8", errors="replace")):
            yield joined(match[1].strip("'\""))


def sayings(paths):
    """Reads the sayings of fortune files, which lines with % divide."""
    for path in paths:
        if path.is_file() and path.suffix == "":
            for saying in path.read_text(encoding="utf-8", errors="replace").split("\n%"):
                yield joined(saying.lstrip("%"))


def scripts(paths):
    """Reads the comments and documentation strings of Python."""
    for path in filter(Path.is_file, paths):
        source = path.read_text(encoding="utf-8", errors="replace")
        for paragraph in re.split(r"\n\s*(?:#\s*)?\n", "\n".join(remarks(source))):
            # Examples of code have prompts, assignments or indented calls.
            if not re.search(r">>>|[=(){}\[\]]", paragraph):
                yield joined(paragraph)


def remarks(source):
    try:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.string.lstrip("#! ")
            else:
                yield "" if token.type != tokenize.STRING or '"""' not in token.string else token.string.strip('r"')
    except (tokenize.TokenError, IndentationError, SyntaxError):
        return


def readmes(paths):
    """Reads the paragraphs of files written for the readers of a package."""
    for path in paths:
        if not path.is_file() or path.suffix in (".html", ".png"):
            continue
        data = path.read_bytes()
        text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8", "replace")
        for paragraph in re.split(r"\n\s*\n", text):
            if not re.search(r"(?m)^( {4}|\t|\$|>)", paragraph):
                yield joined(paragraph)
