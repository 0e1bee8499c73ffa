#!/bin/sh
# Makes the word lists of this folder: those of zh-Hans converted to the characters of Taiwan, with the
# readings of pypinyin.
#
# Needs: pip (Python), ime-cli in the PATH or named by IME_CLI, and the tables of zh-text, for example
#   make dictionaries
#   IME_CLI=.build/release/ime-cli TABLES=.build/dictionaries/zh-text.imedict \
#     Dictionaries/zh-Hant/import.sh
# Given a file of words (ime-dict dump IMAGE), it keeps only those words.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pip download --quiet --no-deps pypinyin==0.55.0 -d "$work"
python3 -m zipfile -e "$work"/pypinyin-0.55.0-*.whl "$work/pypinyin"
python3 "$here/convert.py" "$work/pypinyin" \
  "${IME_CLI:-ime-cli} script s2tw --tables ${TABLES:-.build/dictionaries/zh-text.imedict}" "$@"
