#!/bin/sh
# Measures how a key grows with the work at hand, and draws the picture of the documentation.
#
#   Benchmarks/growth/growth.sh OUTPUT
#
# OUTPUT receives a table for each axis and growth.svg. Needs a release build and the dictionaries;
# takes about ten minutes.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
output=${1:?a folder for the tables}
mkdir -p "$output"
cd "$root"
for axis in letters history words languages; do
  .build/release/globekey-bench growth "$axis" >"$output/$axis.tsv"
done
Benchmarks/growth/plot.py "$output" >"$output/growth.svg"
