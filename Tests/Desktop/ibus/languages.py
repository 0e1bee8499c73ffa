"""Types in each language through IBus and checks the text of the field."""
import sys

from field import Field, IBus, wait

# Keyboard, keys, marked text before the last key, text afterwards.
CASES = [
    ("zh-Hans", ["nihao", "space"], "nǐhǎo|你好|ni hao", "你好"),
    ("zh-Hans", ["women", "space"], None, "我们"),
    ("zh-Hant", ["su3cl3", "Return"], None, "你好"),
    ("yue", ["neihou", "space"], None, "你好"),
    ("ja", ["nihongo", "space", "Return"], None, "日本語"),
    ("ko", ["dkssud", "space"], None, "안녕 "),
    ("vi", ["tieengs", "space"], None, "tiếng "),
    ("th", ["l;ylfu"], None, "สวัสดี"),
    ("ar", ["sghl"], None, "سلام"),
    ("en", ["hello", "space"], None, "hello "),
]


def names(parts):
    for part in parts:
        if part == "space":
            yield " "
        elif len(part) > 1 and part[0].isupper():
            yield part
        else:
            yield from part


def main():
    bus = IBus.Bus()
    failures = 0
    for keyboard, parts, _, expected in CASES:
        field = Field(bus)
        field.focus()
        assert bus.set_global_engine(f"globekey:{keyboard}"), keyboard
        field.report()
        field.keys(*names(parts))
        field.leave()
        if field.text != expected:
            print(f"{keyboard}: {parts} gave {field.text!r}, not {expected!r}")
            failures += 1
    print(f"languages: {len(CASES) - failures} passed, {failures} failed")
    sys.exit(failures != 0)


main()
