#!/usr/bin/env python3
"""Fits the weights of CorrectionEvidence: a network with one hidden layer.

    ime-cli evaluate --language en --task correct --typos 1 --decisions TEXT > fit/en-manual.tsv
    ime-cli evaluate --language en --task correct --decisions MISSPELT > fit/en-codespell.tsv
    odds.py fit/*.tsv [--test test/*.tsv] > Sources/Words/Suggestions/Context/CorrectionWeights.swift

A correction that restores the intended word counts for the fit. A correction of a correct word counts --harm
times against it, because typos are rarer than correct words and correct text must not be damaged. A correction
of a typo to a wrong word counts --other. Each text has the same weight, however long it is; WEIGHTS has those of
the other sets, by the end of the file name. The tables for --test and of the fit itself go to the standard error.
Needs numpy; the same files give the same weights.
"""
import argparse
import os
import sys
from pathlib import Path

os.environ["OMP_NUM_THREADS"] = "1"
import numpy

# The weight of a set, in recovered typos of a text. Joined words, omitted marks and apostrophes are rarer than
# other typos; training text of the n-grams knows the context better than other text.
WEIGHTS = {"codespell": 3000, "sounds": 900, "small": 1200, "apostrophes": 900, "joined": 250,
           "corpus": 500}
TEXT = 1000
# A direct connection from features to the odds beside the network: three tenths of the weights of the linear model
# of an earlier fit (but more against parts between hyphens). It keeps the network from being certain where it has
# few examples.
DIRECT = {"slip cost": -0.105, "slip cost a letter": -0.51, "word cost": -0.114, "lead": 0.108, "name": -0.012,
          "further typos": 0.078, "split": -0.09, "parts": -2.2, "capitals": -1.113, "capital at start": -0.33,
          "capital within": -0.36, "end differs": -0.243, "letters added at end": -0.483, "start differs": 0.183,
          "letters": 0.024, "dearest letter": 0.003, "unlisted": -0.36, "letters gained": 0.081,
          "unknown before": -0.714}
DIRECT_OFFSET = 1.76
COLUMNS = 3
BY_HAND = "marks left out"


def read(path):
    with open(path, encoding="utf-8") as file:
        names = file.readline().rstrip("\n").split("\t")[COLUMNS:]
        rows = [line.rstrip("\n").split("\t") for line in file]
    rows = [row for row in rows if len(row) == len(names) + COLUMNS]
    outcomes = numpy.array([row[0] for row in rows])
    values = numpy.array([[float(value) for value in row[COLUMNS:]] for row in rows], numpy.float32)
    values = values.reshape(len(rows), len(names))
    # What authors typed without marks counts as right in the texts, so that the odds of omitted marks
    # are set by hand (CorrectionEvidence).
    kept = values[:, names.index(BY_HAND)] == 0
    features = [index for index, name in enumerate(names) if name != BY_HAND]
    return [names[index] for index in features], outcomes[kept], values[kept][:, features]


def row_weights(path, outcomes, options):
    kind = Path(path).stem.rpartition("-")[2]
    other = 1.0 if kind in WEIGHTS else options.other
    weights = numpy.select([outcomes == "right", outcomes == "wrong"], [1.0, options.harm], other)
    return weights * WEIGHTS.get(kind, TEXT) / max(100, (outcomes == "right").sum())


def fit(values, right, weights, options):
    """Fits by Adam. Returns the averages and scales of the features, and the weights of both layers."""
    random = numpy.random.default_rng(1)
    averages, scales = values.mean(0), values.std(0)
    scales[scales < 1e-3] = 1
    inputs = numpy.clip((values - averages) / scales, -6, 6)
    count, features = inputs.shape
    layers = [random.normal(0, numpy.sqrt(2 / features), (features, options.hidden)), numpy.zeros(options.hidden),
              random.normal(0, numpy.sqrt(1 / options.hidden), options.hidden), numpy.zeros(1)]
    layers = [layer.astype(numpy.float32) for layer in layers]
    first, second = [numpy.zeros_like(layer) for layer in layers], [numpy.zeros_like(layer) for layer in layers]
    weights = (weights / weights.mean()).astype(numpy.float32)
    step = 0
    for epoch in range(options.epochs):
        order, rate = random.permutation(count), 3e-3 * (1 - epoch / options.epochs) + 1e-4
        for start in range(0, count, 512):
            rows = order[start:start + 512]
            read_rows = inputs[rows]
            hidden = numpy.maximum(read_rows @ layers[0] + layers[1], 0)
            odds = 1 / (1 + numpy.exp(-numpy.clip(hidden @ layers[2] + layers[3], -30, 30)))
            error = weights[rows] * (odds - right[rows]) / len(rows)
            back = numpy.outer(error, layers[2]) * (hidden > 0)
            gradients = [read_rows.T @ back, back.sum(0), hidden.T @ error, numpy.array([error.sum()])]
            step += 1
            for index, gradient in enumerate(gradients):
                gradient = numpy.clip(gradient, -5, 5)
                first[index] = 0.9 * first[index] + 0.1 * gradient
                second[index] = 0.999 * second[index] + 0.001 * gradient ** 2
                change = first[index] / (1 - 0.9 ** step) / (numpy.sqrt(second[index] / (1 - 0.999 ** step)) + 1e-8)
                decay = 1e-4 * layers[index] if index in (0, 2) else 0
                layers[index] = (layers[index] - rate * (change + decay)).astype(numpy.float32)
    return averages, scales, layers


def direct_weights(names):
    return numpy.array([DIRECT.get(name, 0) for name in names])


def log_odds(model, names, values):
    averages, scales, (hidden, bias, output, offset) = model
    inputs = numpy.clip((values - averages) / scales, -6, 6)
    direct = values @ direct_weights(names) + DIRECT_OFFSET
    return numpy.maximum(inputs @ hidden + bias, 0) @ output + offset + direct


def report(title, model, sets):
    print(f"{title}\trecovered %\tright words changed\tto other words", file=sys.stderr)
    for path, (names, outcomes, values) in sets.items():
        sure = log_odds(model, names, values) > 0
        right = outcomes == "right"
        print(Path(path).stem, f"{100 * (sure & right).sum() / max(right.sum(), 1):.1f}",
              (sure & (outcomes == "wrong")).sum(), (sure & (outcomes == "other")).sum(), sep="\t", file=sys.stderr)


def table(name, comment, numbers):
    rounded = [f"{number:.3f}" for number in numbers]
    lines = [", ".join(rounded[start:start + 12]) + "," for start in range(0, len(rounded), 12)]
    body = "\n".join(f"    {line}" for line in lines)
    return f"  /// {comment}\n  static let {name}: [Double] = [\n{body}\n  ]\n"


def swift(model, names):
    averages, scales, (hidden, bias, output, offset) = model
    return f"""/// The weights of `CorrectionEvidence`: a network with one hidden layer of rectified linear units, and a
/// direct connection from each feature.
///
/// Written by `Benchmarks/spelling/odds.py`. Do not edit; its comment says how to fit them again.
enum CorrectionWeights {{
{table("averages", "The average of each feature.", averages)}
{table("scales", "The standard deviation of each feature.", scales)}
{table("hidden", "By feature × hidden unit (row-major).", hidden.reshape(-1))}
{table("biases", "By hidden unit.", bias)}
{table("outputs", "By hidden unit.", output)}
{table("direct", "By feature: a direct connection to the odds.", direct_weights(names))}
  private static let offset = {offset[0] + DIRECT_OFFSET:.3f}
  /// The limit of a feature's distance from its average, in standard deviations.
  private static let limit = 6.0

  /// Returns the log-odds for the values of the features; those without weights are ignored.
  static func logOdds(of values: [Double]) -> Double {{
    var units = biases
    var odds = offset
    for (feature, value) in values.prefix(averages.count).enumerated() {{
      let distance = (value - averages[feature]) / scales[feature]
      let input = min(max(distance, -limit), limit)
      odds += value * direct[feature]
      let row = feature * units.count
      for unit in units.indices {{ units[unit] += input * hidden[row + unit] }}
    }}
    return zip(units, outputs).reduce(odds) {{ $0 + max($1.0, 0) * $1.1 }}
  }}
}}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("decisions", nargs="+")
    parser.add_argument("--test", nargs="*", default=[])
    parser.add_argument("--harm", type=float, default=42)
    parser.add_argument("--other", type=float, default=0.5)
    parser.add_argument("--hidden", type=int, default=48)
    parser.add_argument("--epochs", type=int, default=60)
    options = parser.parse_args()
    sets = {path: read(path) for path in options.decisions}
    outcomes = numpy.concatenate([part[1] for part in sets.values()])
    values = numpy.concatenate([part[2] for part in sets.values()])
    weights = numpy.concatenate([row_weights(path, part[1], options) for path, part in sets.items()])
    model = fit(values, (outcomes == "right").astype(numpy.float32), weights, options)
    report("fitted", model, sets)
    report("test", model, {path: read(path) for path in options.test})
    print(swift(model, next(iter(sets.values()))[0]), end="")


main()
