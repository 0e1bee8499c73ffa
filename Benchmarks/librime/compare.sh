#!/bin/sh
# Measures GlobeKey and librime one after the other with the same set, and prints the ratios:
#
#   Benchmarks/librime/compare.sh SET.tsv
#
# A ratio above 1 means that GlobeKey takes less. `IME_CLI` is the path of another ime-cli.
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 SET.tsv" >&2
  exit 64
fi
folder=$(dirname "$0")
ime_cli=${IME_CLI:-$folder/../../.build/release/ime-cli}

ours=$("$ime_cli" bench --language zh-Hans "$1" | tail -1)
accuracy=$("$ime_cli" evaluate --language zh-Hans "$1" | tail -1 | cut -f3)
peer=$("$folder/run.sh" "$1" | tail -1)

printf '%s\t%s\n' "$ours" "$accuracy" | awk -F '\t' -v peer="$peer" '
  BEGIN { OFS = "\t" }
  {
    # librime, its version and schema precede its figures.
    count = split(peer, field, "\t")
    shift = count - NF
    print "engine", "keys", "p50 ms", "p99 ms", "max ms", "start-up ms", "private MB", "peak MB", "top-1 %"
    print "GlobeKey", $1, $2, $3, $4, $5, $6, $7, $8
    line = "librime"
    for (i = 1; i <= NF; i++) line = line OFS field[i + shift]
    print line
    line = "librime / GlobeKey" OFS "-"
    for (i = 2; i <= 7; i++) line = line OFS sprintf("%.1f", field[i + shift] / $i)
    print line OFS sprintf("%+.1f points", $8 - field[8 + shift])
  }'
