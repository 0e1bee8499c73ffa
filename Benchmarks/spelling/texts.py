"""Makes plain text, one paragraph a line, from what packages of Debian ship: manual pages, user guides,
translated messages, questions and answers, change logs and comments of programs."""
import gzip
import html
import re
import struct
import subprocess
import zlib
from pathlib import Path

# The packages of each kind of text, and the languages that have it. `{tag}` is the language's.
MANUALS = {"de": "de", "el": "el", "es": "es", "fr": "fr", "it": "it", "nl": "nl", "pl": "pl", "pt": "pt-br", "ru": "ru"}
QUESTIONS = {"de": "-de", "en": "", "fr": "-fr", "it": "-it", "nl": "-nl", "pt": "-pt", "ru": "-ru"}
GUIDES = ["de", "el", "en", "es", "fa", "fr", "he", "hi", "it", "nl", "pl", "pt", "ru", "tr", "uk"]
MESSAGES = ["ar", "de", "el", "es", "fa", "fr", "he", "hi", "it", "nl", "pl", "pt", "ru", "tr", "uk", "vi"]
MESSAGE_PACKAGES = ["evolution-common", "nautilus-data", "file-roller"]
TUNING_PACKAGES = ["gimp-data"]
ENGLISH = {"comments": ["libglib2.0-dev", "libpng-dev", "zlib1g-dev", "libsqlite3-dev"],
           "changes": ["libglib2.0-dev", "evolution-common", "git", "vim-common", "python3.11-minimal"]}


def packages():
    """Returns the names of all packages that are read."""
    names = {f"manpages-{package}" for package in MANUALS.values()}
    names |= {f"debian-faq{package}" for package in QUESTIONS.values()}
    names |= {"manpages", "gnome-user-docs", *MESSAGE_PACKAGES, *TUNING_PACKAGES}
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
    yield "en", "comments", comments(path for name in ENGLISH["comments"] for path in sorted((folder / name).rglob("*.h")))
    yield "en", "changes", changes(path for name in ENGLISH["changes"]
                                   for path in sorted((folder / name).rglob("*"))
                                   if path.name.lower() in ("changelog.gz", "news.gz", "relnotes.gz", "changelog.debian.gz"))


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
