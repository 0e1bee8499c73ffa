#!/bin/bash
# Fits the weights of corrections again. See README.md.
#
#   fit.sh [CORPORA]
#
# CORPORA is a folder of text that the n-grams were made of, TAG-corpus.txt. Needs numpy and codespell.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=.build/spelling/fit
rm -rf $folder
mkdir -p $folder
Benchmarks/spelling/changed.py --words 4000 --part fit --write $folder
if [ $# -gt 0 ]; then cp "$1"/*-corpus.txt $folder; fi
# Guides that are hardly translated.
rm -f $folder/{fa,he,hi,it,tr}-guide.txt
for tag in $(find $folder -name '*.txt' -printf '%f\n' | cut -d- -f1 | sort -u); do
  Benchmarks/spelling/pairs.py "$tag" $folder $folder/"$tag"-*.txt
done
Benchmarks/spelling/compare.py --part tuning --write $folder/en-codespell.pairs
for file in $folder/*.txt $folder/*.pairs; do
  name=$(basename "${file%.*}")
  slips=()
  case $file in *.txt) slips=(--typos 1) ;; esac
  .build/release/ime-cli evaluate --language "${name%%-*}" --task correct "${slips[@]}" --decisions "$file" \
    > $folder/"$name".tsv
done
Benchmarks/spelling/odds.py $folder/*.tsv > $folder/CorrectionWeights.swift
cp $folder/CorrectionWeights.swift Sources/Words/Suggestions/Context/CorrectionWeights.swift
