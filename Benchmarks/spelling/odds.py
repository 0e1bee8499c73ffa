#!/usr/bin/env python3
"""Fits the weights of CorrectionEvidence by logistic regression.

    ime-cli evaluate --language en --task correct --slips 1 --decisions TEXT... > slips.tsv
    ime-cli evaluate --language en --task correct --decisions MISSPELT... > misspelt.tsv
    odds.py slips.tsv... [--misspelt misspelt.tsv] [--harm 40] [--ignore WORDS] [--hand NAME=WEIGHT ...]

A correction that restores the intended word counts for the fit. A correction of a correct word counts HARM
times against it, because typos are rarer than correct words and correct text must not be damaged. A
correction of a typo to a wrong word counts a little against it, and that of a misspelling fully. WORDS is a
file of misspelt words in the text itself, one per line. Each text has the same weight, however long it is.
Weights set by hand stay as given. Needs numpy.
"""
import argparse

import numpy

OTHER = 0.3
# Features that generated typos do not have, or that these texts have too seldom.
HAND = ["split=-0.30", "unlisted=-1.20", "marks left out=3.00", "capital at start=-1.10", "capital within=-1.20"]
# The weight of a text, in typos.
TEXT = 1000


def read(path, ignored):
    with open(path, encoding="utf-8") as file:
        names = file.readline().rstrip("\n").split("\t")[2:]
        rows = [line.rstrip("\n").split("\t") for line in file]
    rows = [row for row in rows if len(row) == len(names) + 2 and row[1] not in ignored]
    outcomes = numpy.array([row[0] for row in rows])
    return names, outcomes, numpy.array([[float(value) for value in row[2:]] for row in rows])


def fit(values, right, weights, offset, ridge=0.1):
    """Fits by Newton's method. `offset` is the contribution of the weights set by hand."""
    found = numpy.zeros(values.shape[1])
    for _ in range(60):
        odds = 1 / (1 + numpy.exp(-numpy.clip(values @ found + offset, -30, 30)))
        gradient = values.T @ (weights * (right - odds)) - ridge * found
        curvature = (values * (weights * odds * (1 - odds))[:, None]).T @ values
        step = numpy.linalg.solve(curvature + ridge * numpy.eye(len(found)), gradient)
        found += step
        if abs(step).max() < 1e-6:
            break
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("decisions", nargs="+")
    parser.add_argument("--misspelt", action="append", default=[])
    parser.add_argument("--harm", type=float, default=40)
    parser.add_argument("--ignore")
    parser.add_argument("--hand", nargs="*", default=HAND)
    options = parser.parse_args()
    ignored = set(open(options.ignore, encoding="utf-8").read().split()) if options.ignore else set()
    slips = [read(path, ignored) for path in options.decisions]
    misspelt = [read(path, set()) for path in options.misspelt]
    names = slips[0][0]
    outcomes = numpy.concatenate([part[1] for part in slips + misspelt])
    values = numpy.concatenate([part[2] for part in slips + misspelt])
    weights = numpy.select([outcomes == "right", outcomes == "wrong"], [1.0, options.harm], OTHER)
    scale = [numpy.full(len(part[1]), TEXT / max(300, (part[1] == "right").sum())) for part in slips]
    scale += [numpy.ones(len(part[1])) for part in misspelt]
    weights[sum(len(part[1]) for part in slips) :] = 1
    weights *= numpy.concatenate(scale)
    hand = dict(pair.split("=") for pair in options.hand)
    found = numpy.array([float(hand.get(name, 0)) for name in names])
    free = [index for index, name in enumerate(names) if name not in hand]
    found[free] = fit(values[:, free], (outcomes == "right").astype(float), weights, values @ found)
    for name, weight in zip(names, found):
        print(f"{name}\t{weight:.2f}")
    sure = values @ found > 0
    for outcome in ("right", "other", "wrong"):
        here = outcomes == outcome
        print(f"{outcome}: {(sure & here).sum()} of {here.sum()} are corrected")


main()
