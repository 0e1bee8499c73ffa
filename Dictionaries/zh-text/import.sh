#!/bin/sh
# Repeats the import of the tables in this folder from the packages they come from: OpenCC's from its
# Python package, which carries its program opencc_dict too, CLDR's and Unihan's from Debian's.
#
# Needs: pip and python3 (on Linux with x86-64, or where the package has a wheel), apt-get, the
# dictionary zh-Hans.imedict named by ZH_HANS, and ime-dict in the PATH or named by IME_DICT, for example
#   make dictionaries
#   IME_DICT=.build/release/ime-dict ZH_HANS=.build/dictionaries/zh-Hans.imedict \
#     Dictionaries/zh-text/import.sh
#
# The packages are unpacked and not installed. Another release may carry other data, and then the
# counts in tables.json have to be changed; the build reports each that differs.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
absolute() {
  case $1 in */*) echo "$(cd "$(dirname "$1")" && pwd)/$(basename "$1")" ;; *) echo "$1" ;; esac
}
ime_dict=$(absolute "${IME_DICT:-ime-dict}")
lexicon=$(absolute "${ZH_HANS:-.build/dictionaries/zh-Hans.imedict}")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

pip download --quiet --no-deps --only-binary :all: opencc==1.4.2 -d .
python3 -m zipfile -e opencc-1.4.2-*.whl opencc
apt-get download unicode-cldr-core unicode-data
for package in *.deb; do dpkg-deb --extract "$package" debian; done

opencc=opencc/opencc/clib
chmod +x "$opencc/bin/opencc_dict"
text() {
  for table in "$@"; do
    "$opencc/bin/opencc_dict" -f ocd2 -t text -i "$opencc/share/opencc/$table.ocd2" -o "$table.txt"
    # Every phrase of the source has to arrive: lines that end nowhere would be one.
    [ -s "$table.txt" ] || { echo "$table: nothing was read" >&2; exit 1; }
  done
}
# The lines of the first table, and those of the second whose phrase the first does not have.
joined() { awk -F '\t' 'NR == FNR { known[$1]; print; next } !($1 in known)' "$1.txt" "$2.txt"; }
for table in STCharacters TSPhrases TWPhrases TWPhrasesRev TWVariants TWVariantsPhrases \
  TWVariantsRev TWVariantsRevPhrases HKVariants HKVariantsPhrases HKVariantsRev \
  HKVariantsRevPhrases CJK_Compatibility_Ideographs; do
  text "$table"
  LC_ALL=C sort "$table.txt" > "$here/$table.tsv"
done
# OpenCC looks these up as one: the longest phrase of both, and the first table with a character.
text STPhrases STPhrases_GeneratedFromRegionalPhrases TSCharactersExt TSCharacters
joined STPhrases STPhrases_GeneratedFromRegionalPhrases | LC_ALL=C sort > "$here/STPhrases.tsv"
joined TSCharactersExt TSCharacters | LC_ALL=C sort > "$here/TSCharacters.tsv"
gzip -9nf "$here/STPhrases.tsv"

annotations() {
  "$ime_dict" annotations --source "CLDR annotations (zh)" --version 41 \
    --licence Unicode-DFS-2016 "$@"
}
cldr=debian/usr/share/unicode/cldr/common
annotations --kind emoji "$cldr/annotations/zh.xml" "$cldr/annotationsDerived/zh.xml" \
  -o "$here/emoji.tsv"
annotations --kind symbols "$cldr/annotations/zh.xml" -o "$here/symbols.tsv"
"$ime_dict" spell-phrases "$here/categories.tsv" "$here/symbols.tsv" --lexicon "$lexicon" \
  -o "$here/names.tsv"
"$here/meanings.py" debian/usr/share/unicode "$here/STCharacters.tsv" > meanings.tsv
gzip -9nc meanings.tsv > "$here/meanings.tsv.gz"
