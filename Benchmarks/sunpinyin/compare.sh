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
folder=$(dirname "$0")
exec "$folder/../pinyin/compare.sh" sunpinyin "$folder/run.sh" "$1" "${SUNPINYIN_SENTENCES:-5}"
