#!/bin/sh
# Builds the program that drives sunpinyin if it is older than its source, and runs it with an empty home:
#
#   Benchmarks/sunpinyin/run.sh convert 5 < LETTERS
#   Benchmarks/sunpinyin/run.sh type SET.tsv
set -eu

if ! pkg-config --exists sunpinyin-2.0 \
  || [ ! -e "$(pkg-config --variable=libdir sunpinyin-2.0)/sunpinyin/data/lm_sc.t3g" ]; then
  echo "$0: sunpinyin is missing; install it with" >&2
  echo "  sudo apt-get install g++ pkg-config libsunpinyin-dev sunpinyin-data" >&2
  exit 69
fi

folder=$(dirname "$0")
bench=$folder/../../.build/sunpinyin-bench
if [ -z "$(find "$bench" -newer "$folder/bench.cpp" -newer "$folder/../pinyin/typist.h" 2>/dev/null)" ]; then
  mkdir -p "$(dirname "$bench")"
  # The flags are a list of words. Warnings about the library's own headers are left out.
  # shellcheck disable=SC2046
  c++ -std=c++17 -O2 -Wall -Wextra -o "$bench.$$" "$folder/bench.cpp" \
    $(pkg-config --cflags sunpinyin-2.0 | sed 's/-I/-isystem /g') $(pkg-config --libs sunpinyin-2.0)
  mv "$bench.$$" "$bench"
fi

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
HOME=$home "$bench" "$@"
