#!/bin/sh
# Makes the word lists of this folder anew, from ToJyutping and the words of zh-Hant. Needs: pip (Python).
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pip download --quiet --no-deps ToJyutping==3.2.0 -d "$work"
python3 -m zipfile -e "$work"/ToJyutping-3.2.0-*.whl "$work/package" 2>/dev/null \
  || python3 -m zipfile -e "$work"/tojyutping-3.2.0-*.whl "$work/package"
python3 "$here/convert.py" "$work/package" "$@"
