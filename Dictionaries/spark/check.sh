#!/bin/bash
# Counts text on Spark (local mode) and with ime-dict alone, and checks that all counts are equal.
# Usage: check.sh [TEXT...]; without texts, the word lists of Dictionaries/zh-Hans.
set -euo pipefail
export LC_ALL=C

root=$(cd "$(dirname "$0")/../.." && pwd)
program=${PROGRAM:-$root/.build/release/ime-dict}
vocabulary=${VOCABULARY:-$root/.build/dictionaries/zh-Hans.imedict}
venv=${VENV:-$root/.build/spark}
pyspark=4.3.0

fail() { echo "check.sh: $*" >&2; exit 1; }
[ -x "$program" ] || fail "$program is missing; run 'make build'"
[ -r "$vocabulary" ] || fail "$vocabulary is missing; run 'make dictionaries'"
command -v java >/dev/null || fail "Spark needs Java:  apt-get install default-jre-headless"
command -v python3 >/dev/null || fail "Spark needs Python:  apt-get install python3-venv"

if ! "$venv/bin/python" -c "import pyspark; assert pyspark.__version__ == '$pyspark'" 2>/dev/null; then
  echo "installing pyspark $pyspark into $venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install -q "pyspark==$pyspark"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ $# -gt 0 ]; then
  texts=("$@")
else
  texts=()
  for list in "$root"/Dictionaries/zh-Hans/*.tsv.gz; do
    text=$work/$(basename "$list" .gz)
    gunzip -c "$list" > "$text"
    texts+=("$text")
  done
fi
options=(--vocabulary "$vocabulary" --order "${ORDER:-3}" --held-out-every 100 --seed 7)

seconds=$SECONDS
"$program" count "${options[@]}" --threads 2 "${texts[@]}" -o "$work/alone.ngrams"
"$program" counts "$work/alone.ngrams" --vocabulary "$vocabulary" | sort > "$work/alone"
echo "ime-dict alone: $((SECONDS - seconds)) s"

seconds=$SECONDS
# Small partitions, so that lines are spread over many tasks; little memory, so that sums are written in
# pieces.
PYSPARK_PYTHON=$venv/bin/python "$venv/bin/spark-submit" --master 'local[2]' \
  --conf spark.ui.enabled=false --conf spark.log.level=ERROR "$root/Dictionaries/spark/count_ngrams.py" \
  --program "$program" "${options[@]}" --memory 16 --partition-bytes 4000000 --reducers 5 \
  -o "$work/spark" "${texts[@]}"
cat "$work"/spark/part-* | sort > "$work/spark.lines"
echo "on Spark: $((SECONDS - seconds)) s"

cmp "$work/alone" "$work/spark.lines" || fail "the counts differ"
# The packed files must be identical to the byte.
"$program" count --reduce --vocabulary "$vocabulary" --order "${ORDER:-3}" "$work"/spark/part-* \
  -o "$work/spark.ngrams"
cmp "$work/alone.ngrams" "$work/spark.ngrams" || fail "the packed counts differ"
echo "equal: $(wc -l < "$work/alone") n-grams, $(awk -F'\t' '{ n += $2 } END { print n }' "$work/alone") in all, from $(cat "${texts[@]}" | wc -c) bytes of text"
