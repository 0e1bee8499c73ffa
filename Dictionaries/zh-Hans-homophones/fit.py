#!/usr/bin/env python3
"""Fits the weights that choose among the best sentences of an input, and measures them on rows not fitted.

    fit.py 5 hsk.scores thu_ime.scores baker_clause.scores aishell1.scores

The first argument is how many sentences compete. Weights are fitted on a random half of the rows and read on the
other, both ways, with five seeds: a softmax over the sentences of a row, each set with the same weight. Where the
best sentence leads by more than 4 nats it stays.
"""
import sys

import numpy

PRONOUNS = "他她它"
NAMES = ["engine", "context", "frequency", "words", *PRONOUNS]
TRIALS = {
    "pronouns": ["engine", *PRONOUNS],
    "context": ["engine", "context"],
    "context, frequency, words": NAMES[:4],
    "all": NAMES,
}
LEAD = 4  # nats


def readLists(path, depth):
    """Returns for each row the index of the right sentence (-1 if it is not there) and the features of all."""
    rows = []
    for line in open(path, encoding="utf-8"):
        fields = line.rstrip("\n").split("\t")
        if fields[0] == "#":
            rows.append((fields[1], []))
        elif len(rows[-1][1]) < depth:
            rows[-1][1].append(fields)
    right = [next((i for i, s in enumerate(found) if s[0] == text), -1) for text, found in rows]
    features = numpy.zeros((len(rows), depth, len(NAMES)))
    isThere = numpy.zeros((len(rows), depth), bool)
    for index, (_, found) in enumerate(rows):
        for rank, (text, cost, context, frequency, words) in enumerate(found):
            context, frequency = float(context), float(frequency)
            values = [-int(cost) / 1000, context - frequency, frequency, int(words)]
            features[index, rank] = values + [text.count(pronoun) for pronoun in PRONOUNS]
            isThere[index, rank] = True
    return numpy.array(right), features, isThere


def fit(right, features, isThere, share, columns):
    """Returns the weights of the columns that make the right sentences likeliest, by Adam."""
    known = right >= 0
    right, features, isThere, share = right[known], features[known], isThere[known], share[known] / share[known].sum()
    weights, mean, square = numpy.zeros((3, len(NAMES)))
    weights[0] = 1
    for step in range(1, 401):
        scores = numpy.where(isThere, features @ weights, -1e9)
        odds = numpy.exp(scores - scores.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        missing = features[numpy.arange(len(right)), right] - (odds[..., None] * features).sum(1)
        gradient = ((missing * share[:, None]).sum(0) - 1e-5 * weights) * columns
        mean, square = 0.9 * mean + 0.1 * gradient, 0.99 * square + 0.01 * gradient**2
        pace = 0.05 if step <= 200 else 0.015
        weights += pace * mean / (1 - 0.9**step) / (numpy.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return weights


def choose(weights, features, isThere):
    best = numpy.where(isThere, features @ weights, -1e9).argmax(1)
    lead = numpy.where(isThere[:, 1], features[:, 0, 0] - features[:, 1, 0], numpy.inf)
    return numpy.where(lead > LEAD, 0, best)


def main():
    depth, paths = int(sys.argv[1]), sys.argv[2:]
    lists = [readLists(path, depth) for path in paths]
    right, features, isThere = (numpy.concatenate(parts) for parts in zip(*lists))
    setOf = numpy.repeat(numpy.arange(len(paths)), [len(rows) for rows, _, _ in lists])
    share = 1 / numpy.bincount(setOf)[setOf]

    def show(name, isRight, weights=""):
        shares = [100 * isRight[setOf == index].mean() for index in range(len(paths))]
        print(f"{name}\t{numpy.mean(shares):.2f}\t{' '.join(f'{share:.1f}' for share in shares)}\t{weights}")

    show("engine", right == 0)
    show("any of them", right >= 0)
    for name, used in TRIALS.items():
        columns = numpy.array([column in used for column in NAMES])
        isRight, found = numpy.zeros(len(right)), []
        for seed in range(5):
            half = numpy.random.RandomState(seed).permutation(len(right)) % 2 == 0
            for part in half, ~half:
                found.append(fit(right[part], features[part], isThere[part], share[part], columns))
                isRight[~part] += (choose(found[-1], features, isThere) == right)[~part] / 5
        weights = zip(NAMES, numpy.mean(found, 0))
        show(name, isRight, " ".join(f"{name} {weight:.2f}" for name, weight in weights if name in used))


main()
