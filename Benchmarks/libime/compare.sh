#!/bin/sh
# Measures GlobeKey and libime one after the other with the same set, and prints the ratios:
#
#   Benchmarks/libime/compare.sh SET.tsv
#
# A ratio above 1 means that GlobeKey takes less; points are GlobeKey's lead. `IME_CLI` is the path of another
# ime-cli. `LIBIME_SENTENCES` is the number of sentences requested from libime (5), optionally followed by a
# space and the distance from the best beyond which libime drops them: '2 1' is what Fcitx 5 requests.
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 SET.tsv" >&2
  exit 64
fi
folder=$(dirname "$0")
# The variable is a list of words.
# shellcheck disable=SC2086
exec "$folder/../pinyin/compare.sh" libime "$folder/run.sh" "$1" ${LIBIME_SENTENCES:-5}
