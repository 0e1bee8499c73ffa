#!/bin/sh
# Measures GlobeKey and another engine of pinyin one after the other with the same set, and prints the ratios.
# The compare.sh of libime and of sunpinyin call it:
#
#   Benchmarks/pinyin/compare.sh NAME RUN SET.tsv SENTENCES...
#
# RUN is the script that drives the engine called NAME: `RUN convert SENTENCES... < LETTERS` and
# `RUN type SET.tsv`. A ratio above 1 means that GlobeKey takes less; points are GlobeKey's lead. `IME_CLI` is
# the path of another ime-cli.
set -eu

if [ $# -lt 4 ]; then
  echo "usage: $0 NAME RUN SET.tsv SENTENCES..." >&2
  exit 64
fi
name=$1 run=$2 set=$3
shift 3
if [ ! -r "$set" ]; then
  echo "$0: cannot read $set" >&2
  exit 66
fi
ime_cli=${IME_CLI:-$(dirname "$0")/../../.build/release/ime-cli}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# ime-cli measures the accuracy of both.
"$ime_cli" evaluate --rows "$set" | cut -f2 >"$work/letters"
"$run" convert "$@" <"$work/letters" >"$work/answers"
"$ime_cli" evaluate --language zh-Hans "$set" >"$work/our-accuracy"
"$ime_cli" evaluate --answers "$work/answers" "$set" >"$work/their-accuracy"
"$ime_cli" bench --language zh-Hans "$set" >"$work/our-times"
"$run" type "$set" >"$work/their-times"

# Prints an engine's figures on one line: times, then accuracy.
figures() {
  printf '%s\t%s\n' "$(tail -n 1 "$work/$1-times")" "$(tail -n 1 "$work/$1-accuracy" | cut -f3-5)"
}
{
  figures our
  figures their
} | awk -F '\t' -v name="$name" '
  BEGIN {
    OFS = "\t"
    print "engine", "keys", "p50 ms", "p99 ms", "max ms", "start-up ms", "private MB", "peak MB", "top-1 %", \
      "top-5 %", "characters %"
  }
  NR == 1 { split($0, ours); print "GlobeKey", $0 }
  NR == 2 {
    print name, $0
    line = name " / GlobeKey" OFS "-"
    for (i = 2; i <= 7; i++) line = line OFS sprintf("%.1f", $i / ours[i])
    for (i = 8; i <= 10; i++) line = line OFS sprintf("%+.1f points", ours[i] - $i)
    print line
  }'
