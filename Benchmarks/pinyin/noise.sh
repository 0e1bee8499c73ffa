#!/bin/sh
# Measures typed sentences with typos, beside libime and librime where they are installed:
#
#   Benchmarks/pinyin/noise.sh SET.tsv...
#
# Typos are made in no key, and in one of 50, 20 and 10. Columns are the set, the keys per typo, and the right
# characters in percent: GlobeKey by letters, in double pinyin (Xiaohe) and on nine keys, libime by letters; then
# right sentences in percent: GlobeKey and librime by letters. `IME_CLI` is the path of another ime-cli.
set -eu

if [ $# -eq 0 ]; then
  echo "usage: $0 SET.tsv..." >&2
  exit 64
fi
folder=$(dirname "$0")
ime_cli=${IME_CLI:-$folder/../../.build/release/ime-cli}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Prints a column of the last line of a table.
last() { tail -n 1 | cut -f "$1"; }

printf 'set\tkeys per typo\tletters\txiaohe\tnine\tlibime\trows right\tlibrime\n'
for set in "$@"; do
  for every in none 50 20 10; do
    slips="--typos 1 --typo-every $every"
    [ "$every" = none ] && slips=
    # $slips is a list of words.
    # shellcheck disable=SC2086
    {
      "$ime_cli" evaluate $slips --rows "$set" >"$work/set.tsv"
      "$ime_cli" evaluate $slips "$set" >"$work/letters"
      xiaohe=$("$ime_cli" evaluate $slips --keys xiaohe "$set" | last 5)
      nine=$("$ime_cli" evaluate $slips --keys nine "$set" | last 5)
    }
    libime=- librime=-
    if cut -f 2 "$work/set.tsv" | "$folder/../libime/run.sh" convert 5 >"$work/answers" 2>/dev/null; then
      libime=$("$ime_cli" evaluate --answers "$work/answers" "$work/set.tsv" | last 5)
    fi
    if "$folder/../librime/run.sh" "$work/set.tsv" >"$work/librime" 2>/dev/null; then
      librime=$(last 10 <"$work/librime")
    fi
    printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$(basename "$set" .tsv)" "$every" \
      "$(last 5 <"$work/letters")" "$xiaohe" "$nine" "$libime" "$(last 3 <"$work/letters")" "$librime"
  done
done
