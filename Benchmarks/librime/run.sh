#!/bin/sh
# Measures librime with a set of rows `sentence TAB syllables separated by spaces`:
#
#   Benchmarks/librime/run.sh SET.tsv
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 SET.tsv" >&2
  exit 64
fi
if [ ! -r "$1" ]; then
  echo "$0: cannot read $1" >&2
  exit 66
fi
if ! pkg-config --exists rime || [ ! -e /usr/share/rime-data/pinyin_simp.schema.yaml ]; then
  echo "$0: librime is missing; install it with" >&2
  echo "  sudo apt-get install pkg-config librime-dev librime-bin rime-data-pinyin-simp" >&2
  exit 69
fi

source=$(dirname "$0")/bench.c
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# The flags are a list of words.
# shellcheck disable=SC2046
cc -O2 -Wall -Wextra -o "$work/bench" "$source" $(pkg-config --cflags --libs rime)
"$work/bench" deploy "$work/user" >&2
"$work/bench" run "$work/user" "$1"
