#!/usr/bin/env python3
"""Draws the tables of growth.sh as one SVG picture: a panel for each axis, both axes logarithmic.

    plot.py FOLDER >growth.svg
"""
import csv
import html
import math
import sys

PANELS = [
    ("letters.tsv", "Composition", "letters"),
    ("history.tsv", "History", "entries"),
    ("words.tsv", "Dictionary", "words"),
    ("languages.tsv", "Open languages", "languages"),
]
# The name of a line is written above the line of the slow keys and below that of the others.
SERIES = [("p50 ms", "#0b6e99", "p50", 18), ("p99 ms", "#c2410c", "p99", -8)]
WIDTH, HEIGHT = 360, 250
LEFT, RIGHT, TOP, BOTTOM = 62, 24, 34, 44
# The range of times in milliseconds, the same in all panels so that they can be compared.
LEAST, MOST = 0.01, 100


def number(value):
    """1000 as 1,000; 190397 as 190 k; 1844772 as 1.8 M."""
    if value >= 1_000_000:
        return f"{value / 1_000_000:.2g} M"
    return f"{value / 1_000:.0f} k" if value > 10_000 else f"{value:,}"


def position(value, least, most, length):
    """The distance of a value along a logarithmic axis."""
    return length * math.log(value / least) / math.log(most / least)


def panel(path, title, unit):
    with open(path, encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    sizes = [int(next(iter(row.values()))) for row in rows]
    # An empty history is drawn one step before the first that is not empty.
    places = [size or min(s for s in sizes if s) / 10 for size in sizes]
    inner, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(place):
        return LEFT + position(place, places[0], places[-1], inner)

    def y(time):
        return TOP + tall - position(min(max(time, LEAST), MOST), LEAST, MOST, tall)

    yield f'<text x="{LEFT}" y="20" class="title">{html.escape(title)}</text>'
    time = LEAST
    while time <= MOST * 1.001:
        yield f'<path class="grid" d="M{LEFT} {y(time):.1f}H{WIDTH - RIGHT}"/>'
        yield f'<text x="{LEFT - 6}" y="{y(time) + 4:.1f}" class="end">{time:g} ms</text>'
        time *= 10
    last = -100.0
    for size, place in zip(sizes, places):
        if x(place) - last > 44:
            yield f'<text x="{x(place):.1f}" y="{HEIGHT - 26}" class="middle">{number(size)}</text>'
            last = x(place)
    yield f'<text x="{LEFT + inner / 2}" y="{HEIGHT - 8}" class="middle">{unit}</text>'
    for column, colour, name, distance in SERIES:
        points = [(x(place), y(float(row[column]))) for place, row in zip(places, rows)]
        line = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
        yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for (a, b), row in zip(points, rows):
            yield f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3" fill="{colour}"><title>{name} {row[column]} ms</title></circle>'
        a, b = points[-1]
        yield f'<text x="{a:.1f}" y="{b + distance:.1f}" class="end" fill="{colour}">{name}</text>'


def main(folder):
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH} {2 * HEIGHT}" '
        'font-family="sans-serif" font-size="12" role="img" '
        'aria-label="Times of a key as compositions, histories, dictionaries and languages grow">'
        "<style>.title{font-size:14px;font-weight:bold}.middle{text-anchor:middle}"
        ".end{text-anchor:end}.grid{stroke:#ccc}</style>"
        '<rect width="100%" height="100%" fill="#fff"/>')
    for index, (name, title, unit) in enumerate(PANELS):
        print(f'<g transform="translate({index % 2 * WIDTH} {index // 2 * HEIGHT})">')
        for part in panel(f"{folder}/{name}", title, unit):
            print(part)
        print("</g>")
    print("</svg>")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else sys.exit(__doc__))
