#!/usr/bin/env python3
"""Fits the weights of CorrectionEvidence by logistic regression.

    ime-cli evaluate --language en --task correct --slips 1 --decisions TEXT... > decisions.tsv
    odds.py decisions.tsv [--harm 70] [--ignore WORDS]

A correction that gives back what was meant counts for it; one in place of a right word counts HARM
times against, since slips are rarer than right words and what was right must not be spoilt, and one in
place of a slip that is another word a little against. WORDS has misspelt words of the text itself, one a line. Needs numpy.
"""
import argparse

import numpy

OTHER = 0.3


def read(path, ignored):
    with open(path, encoding="utf-8") as file:
        names = file.readline().rstrip("\n").split("\t")[2:]
        rows = [line.rstrip("\n").split("\t") for line in file]
    rows = [row for row in rows if len(row) == len(names) + 2 and row[1] not in ignored]
    outcomes = numpy.array([row[0] for row in rows])
    return names, outcomes, numpy.array([[float(value) for value in row[2:]] for row in rows])


def fit(values, right, weights, ridge=0.1):
    """Newton's method."""
    found = numpy.zeros(values.shape[1])
    for _ in range(50):
        odds = 1 / (1 + numpy.exp(-values @ found))
        gradient = values.T @ (weights * (right - odds)) - ridge * found
        curvature = (values * (weights * odds * (1 - odds))[:, None]).T @ values
        step = numpy.linalg.solve(curvature + ridge * numpy.eye(len(found)), gradient)
        found += step
        if abs(step).max() < 1e-6:
            break
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("decisions")
    parser.add_argument("--harm", type=float, default=70)
    parser.add_argument("--ignore")
    options = parser.parse_args()
    ignored = set(open(options.ignore, encoding="utf-8").read().split()) if options.ignore else set()
    names, outcomes, values = read(options.decisions, ignored)
    weights = numpy.select([outcomes == "right", outcomes == "wrong"], [1.0, options.harm], OTHER)
    found = fit(values, (outcomes == "right").astype(float), weights)
    for name, weight in zip(names, found):
        print(f"{name}\t{weight:.2f}")
    sure = values @ found > 0
    for outcome in ("right", "other", "wrong"):
        here = outcomes == outcome
        print(f"{outcome}: {(sure & here).sum()} of {here.sum()} are corrected")


main()
