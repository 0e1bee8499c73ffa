#!/bin/sh
# Compares corrections of codespell's rows with hunspell, aspell and symspellpy in one command:
#
#   Benchmarks/spelling/compare.sh [--part all|tuning|test]
#
# Needs apt-get as root (aspell, hunspell and their English dictionaries) and python3 with venv.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$root/.build/spelling
command -v aspell >/dev/null && command -v hunspell >/dev/null ||
  DEBIAN_FRONTEND=noninteractive apt-get install -qy aspell aspell-en hunspell hunspell-en-us
if [ ! -d "$work" ]; then
  python3 -m venv "$work"
  "$work/bin/pip" install -q codespell==2.4.3 symspellpy==6.10.1
fi
cd "$root" # where ime-cli finds layouts and lexicons
exec "$work/bin/python" "$here/compare.py" "$root/.build/release/ime-cli" "$@"
