#!/bin/sh
# Measures GlobeKey and sunpinyin one after the other with the same set, and prints the ratios:
#
#   Benchmarks/sunpinyin/compare.sh SET.tsv
#
# A ratio above 1 means that GlobeKey takes less; points are GlobeKey's lead. `IME_CLI` is the path of another
# ime-cli. `SUNPINYIN_SENTENCES` is the number of sentences requested from sunpinyin (5); 1 is what
# fcitx-sunpinyin requests.
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 SET.tsv" >&2
  exit 64
fi
if [ ! -r "$1" ]; then
  echo "$0: cannot read $1" >&2
  exit 66
fi
folder=$(dirname "$0")
ime_cli=${IME_CLI:-$folder/../../.build/release/ime-cli}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# ime-cli measures the accuracy of both.
"$ime_cli" evaluate --rows "$1" | cut -f2 >"$work/letters"
"$folder/run.sh" convert "${SUNPINYIN_SENTENCES:-5}" <"$work/letters" >"$work/answers"
"$ime_cli" evaluate --language zh-Hans "$1" >"$work/our-accuracy"
"$ime_cli" evaluate --answers "$work/answers" "$1" >"$work/their-accuracy"
"$ime_cli" bench --language zh-Hans "$1" >"$work/our-times"
"$folder/run.sh" type "$1" >"$work/their-times"

# Prints an engine's figures on one line: times, then accuracy.
figures() {
  printf '%s\t%s\n' "$(tail -n 1 "$work/$1-times")" "$(tail -n 1 "$work/$1-accuracy" | cut -f3-5)"
}
{
  figures our
  figures their
} | awk -F '\t' '
  BEGIN {
    OFS = "\t"
    print "engine", "keys", "p50 ms", "p99 ms", "max ms", "start-up ms", "peak MB", "top-1 %", \
      "top-5 %", "characters %"
  }
  NR == 1 { split($0, ours); print "GlobeKey", $0 }
  NR == 2 {
    print "sunpinyin", $0
    line = "sunpinyin / GlobeKey" OFS "-"
    for (i = 2; i <= 6; i++) line = line OFS sprintf("%.1f", $i / ours[i])
    for (i = 7; i <= 9; i++) line = line OFS sprintf("%+.1f points", ours[i] - $i)
    print line
  }'
