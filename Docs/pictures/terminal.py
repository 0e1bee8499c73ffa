#!/usr/bin/env python3
"""Writes a page that shows a terminal's screen: the text on standard input, with its colours.

    tmux capture-pane -e -p | terminal.py COLUMNS > terminal.html

Reads the attributes of ECMA-48 (SGR): bold, faint, underlined, reversed, and the 16 colours.
"""
import html
import re
import sys
import unicodedata

FOREGROUND, BACKGROUND = "#e6e6e6", "#1d1f24"
COLOURS = ["#4b5263", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#dcdfe4"]
STYLE = f"""
body {{ margin: 0; padding: 14px; background: #fff; }}
pre {{ margin: 0; padding: 14px 16px; border-radius: 10px; background: {BACKGROUND};
  color: {FOREGROUND}; font: 15px/22px "DejaVu Sans Mono", monospace; }}
i {{ display: inline-block; width: 2ch; text-align: center; font-style: normal; }}
"""


def attributes(style, codes):
    """Returns the style after a sequence of SGR codes."""
    for code in [int(c or 0) for c in codes.split(";")]:
        if code == 0:
            style = {}
        elif code in (1, 2, 4, 7):
            style = {**style, code: True}
        elif code == 22:
            style = {k: v for k, v in style.items() if k not in (1, 2)}
        elif code in (24, 27):
            style = {k: v for k, v in style.items() if k != code - 20}
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style = {**style, "fg": COLOURS[code % 10]}
        elif 40 <= code <= 47 or 100 <= code <= 107:
            style = {**style, "bg": COLOURS[code % 10]}
        elif code in (39, 49):
            style = {k: v for k, v in style.items() if k != ("fg" if code == 39 else "bg")}
    return style


def css(style):
    colours = [style.get("fg", FOREGROUND), style.get("bg")]
    if 7 in style:
        colours = [colours[1] or BACKGROUND, colours[0]]
    parts = [f"color:{colours[0]}"]
    if colours[1]:
        parts.append(f"background:{colours[1]}")
    if 1 in style:
        parts.append("font-weight:bold")
    if 2 in style:
        parts.append("opacity:.65")
    if 4 in style:
        parts.append("text-decoration:underline")
    return ";".join(parts)


def cell(character):
    if unicodedata.east_asian_width(character) in "WF":
        return f"<i>{html.escape(character)}</i>"
    return html.escape(character)


def line(text, style):
    parts = []
    for run in re.split(r"(\x1b\[[\d;]*m)", text):
        if run.startswith("\x1b["):
            style = attributes(style, run[2:-1])
        elif run:
            parts.append(f'<span style="{css(style)}">{"".join(map(cell, run))}</span>')
    return "".join(parts), style


def main():
    style, lines = {}, []
    for text in sys.stdin.read().rstrip("\n").split("\n"):
        rendered, style = line(text, style)
        lines.append(rendered)
    columns = int(sys.argv[1])
    print(f'<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><style>{STYLE}')
    print(f"pre {{ width: {columns}ch; }}</style><pre>" + "\n".join(lines) + "</pre>")


main()
