#!/bin/sh
# Measures GlobeKey and mozc one after the other with the same set of Japanese, and prints the ratios:
#
#   Benchmarks/mozc/compare.sh SET.tsv
#
# A ratio above 1 means that GlobeKey takes less; points are GlobeKey's lead. `IME_CLI` is the path of another
# ime-cli.
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

python3 "$folder/romaji.py" "$1" >"$work/letters"
"$folder/run.sh" "$work/letters" "$work/answers" >"$work/their-times"
"$ime_cli" bench --language ja "$work/letters" >"$work/our-times"
python3 "$folder/memory.py" "$ime_cli" "$work/letters" >"$work/our-memory"
# ime-cli measures the accuracy of both.
"$ime_cli" evaluate --language ja "$work/letters" >"$work/our-accuracy"
"$ime_cli" evaluate --language ja --answers "$work/answers" "$work/letters" >"$work/their-accuracy"

accuracy() {
  tail -n 1 "$work/$1-accuracy" | cut -f3,5
}
{
  # The first table has the keys, the second the conversions.
  printf '%s\t%s\t%s\t%s\t%s\n' "$(sed -n 2p "$work/our-times" | cut -f1-4)" \
    "$(sed -n 4p "$work/our-times" | cut -f2-3)" "$(sed -n 2p "$work/our-times" | cut -f5,7)" \
    "$(cat "$work/our-memory")" "$(accuracy our)"
  printf '%s\t%s\n' "$(sed -n 2p "$work/their-times")" "$(accuracy their)"
  printf '%s\t-\t-\n' "$(sed -n 3p "$work/their-times")"
} | awk -F '\t' '
  BEGIN {
    OFS = "\t"
    print "engine", "keys", "p50 ms", "p99 ms", "max ms", "conversion p50 ms", "conversion p99 ms", \
      "start-up ms", "peak MB", "resident MB", "private MB", "changed MB", "top-1 %", "characters %"
  }
  NR == 1 { split($0, ours); print "GlobeKey", $0 }
  NR == 2 {
    print "mozc", $0
    line = "mozc / GlobeKey" OFS "-"
    for (i = 2; i <= 11; i++) line = line OFS sprintf("%.1f", $i / ours[i])
    for (i = 12; i <= 13; i++) line = line OFS sprintf("%+.1f points", ours[i] - $i)
  }
  NR == 3 { print "mozc, a key that does nothing", $0; print line }'
