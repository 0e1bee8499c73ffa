#!/usr/bin/env bash
# Types the same rows into GlobeKey and the pinyin engine of fcitx5-chinese-addons through one client of
# Fcitx, in turns, and prints times and memory of each run.
#
#   Benchmarks/desktop/compare-fcitx.sh SET.tsv [ROWS [ROUNDS]]
#
# SET has lines of a sentence and its syllables. Needs what `make test-desktop` needs, and the package
# fcitx5-chinese-addons.
set -euo pipefail
set=$(realpath "$1")
cd "$(dirname "$0")"
[ -e /usr/share/fcitx5/addon/pinyin.conf ] || {
  echo "compare-fcitx.sh: install fcitx5-chinese-addons" >&2
  exit 69
}
printf 'engine\tstart ms\tp50 ms\tp99 ms\tresident kB\tprivate kB\tfirst right\n'
for round in $(seq "${3:-3}"); do
  for engine in "globekey-zh-Hans globekey" "pinyin pinyin,punctuation"; do
    ../../Tests/Desktop/fcitx/run "../../../Benchmarks/desktop/fcitx_engines $engine $set ${2:-200}" \
      2>/dev/null
  done
done
