#!/bin/sh
# Imports the tables of this folder again from their Debian packages.
#
# Needs: apt-get, opencc_dict (Debian package opencc), the dictionary zh-Hans.imedict named by
# ZH_HANS, and ime-dict in the PATH or named by IME_DICT, for example
#   make dictionaries
#   IME_DICT=.build/release/ime-dict ZH_HANS=.build/dictionaries/zh-Hans.imedict \
#     Dictionaries/zh-text/import.sh
#
# The data packages are unpacked but not installed. Their versions are those of Debian 12. Another release may
# contain other data; then change the counts in tables.json.
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

apt-get download libopencc1.1 unicode-cldr-core
for package in *.deb; do dpkg-deb --extract "$package" debian; done

for table in STPhrases STCharacters TSPhrases TSCharacters TWPhrases TWPhrasesRev TWVariants \
  TWVariantsRev TWVariantsRevPhrases HKVariants HKVariantsRev HKVariantsRevPhrases; do
  opencc_dict -f ocd2 -t text -i "debian/usr/share/opencc/$table.ocd2" -o "$table.txt"
  LC_ALL=C sort "$table.txt" > "$here/$table.tsv"
done
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
