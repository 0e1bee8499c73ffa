#!/usr/bin/env bash
# Types the same rows into GlobeKey and ibus-libpinyin through one client of IBus, in turns, and prints
# times and memory of each run.
#
#   Benchmarks/desktop/compare-ibus.sh SET.tsv [ROWS [ROUNDS]]
#
# SET has lines of a sentence and its syllables. Needs what `make test-desktop` needs, and the package
# ibus-libpinyin.
set -euo pipefail
set=$(realpath "$1")
cd "$(dirname "$0")"
[ -e /usr/libexec/ibus-engine-libpinyin ] || [ -e /usr/lib/ibus/ibus-engine-libpinyin ] || {
  echo "compare-ibus.sh: install ibus-libpinyin" >&2
  exit 69
}
# libpinyin does not start without settings of IBus.
export IBUS_COMPONENT_PATH=/usr/share/ibus/component IBUS_CONFIG=/usr/libexec/ibus-memconf
printf 'engine\tstart ms\tp50 ms\tp99 ms\tresident kB\tprivate kB\tfirst right\n'
for round in $(seq "${3:-3}"); do
  for engine in "globekey:zh-Hans ibus-engine-globekey" "libpinyin ibus-engine-libpinyin"; do
    ../../Tests/Desktop/ibus/run "../../../Benchmarks/desktop/ibus_engines $engine $set ${2:-200}" \
      2>/dev/null
  done
done
