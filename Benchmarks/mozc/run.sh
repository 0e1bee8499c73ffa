#!/bin/sh
# Types the letters of a set into mozc, writes its conversions, and prints its figures; see measure.py:
#
#   Benchmarks/mozc/run.sh LETTERS.tsv ANSWERS.tsv
set -eu

if [ $# -ne 2 ]; then
  echo "usage: $0 LETTERS.tsv ANSWERS.tsv" >&2
  exit 64
fi
if [ ! -r "$1" ]; then
  echo "$0: cannot read $1" >&2
  exit 66
fi
if ! command -v python3 >/dev/null || ! command -v mozc_emacs_helper >/dev/null \
  || [ ! -x /usr/lib/mozc/mozc_server ]; then
  echo "$0: mozc is missing; install it with" >&2
  echo "  sudo apt-get install python3 mozc-server emacs-mozc-bin" >&2
  exit 69
fi
exec python3 "$(dirname "$0")/measure.py" "$1" "$2"
