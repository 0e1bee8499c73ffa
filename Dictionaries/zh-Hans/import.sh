#!/bin/sh
# Imports the word lists of this folder again from their source packages.
#
# Needs: pip (Python), apt-get, bzcat, gzip, and ime-dict in the PATH or named by IME_DICT, for example
#   swift build -c release --product ime-dict
#   IME_DICT=.build/release/ime-dict Dictionaries/zh-Hans/import.sh
#
# The Debian packages are unpacked but not installed. Their versions are those of Debian 12. Another release
# may contain other data; then change the counts in dictionary.json.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
ime_dict=${IME_DICT:-ime-dict}
case $ime_dict in */*) ime_dict=$(cd "$(dirname "$ime_dict")" && pwd)/$(basename "$ime_dict") ;; esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

pip download --quiet --no-deps --no-binary :all: jieba==0.42.1
tar -xzf jieba-0.42.1.tar.gz
pip download --quiet --no-deps pypinyin==0.55.0
python3 -m zipfile -e pypinyin-0.55.0-*.whl pypinyin

apt-get download rime-data-pinyin-simp unicode-data
for package in *.deb; do dpkg-deb --extract "$package" debian; done

import() {
  "$ime_dict" import --syllables "$here/syllables.tsv" "$@"
}

import --format rime debian/usr/share/rime-data/pinyin_simp.dict.yaml \
  -o "$here/pinyin-simp.tsv" \
  --source rime-pinyin-simp --version 0.0~git20230104.52b9c75 --licence Apache-2.0
import --format jieba jieba-0.42.1/jieba/dict.txt -o "$here/jieba.tsv" \
  --source jieba --version 0.42.1 --licence MIT
import --format pypinyin-phrases pypinyin/pypinyin/phrases_dict.json \
  -o "$here/pypinyin-phrases.tsv" --source pypinyin --version 0.55.0 --licence MIT
import --format pypinyin-characters --reading pinyin-tones pypinyin/pypinyin/pinyin_dict.json \
  -o "$here/pypinyin-characters.tsv" --source pypinyin --version 0.55.0 --licence "MIT AND Unicode-3.0"
bzcat debian/usr/share/unicode/Unihan_Readings.txt.bz2 |
  import --format unihan - -o "$here/unihan.tsv" --source Unihan --licence Unicode-3.0
gzip -9nf "$here/pinyin-simp.tsv" "$here/jieba.tsv" "$here/pypinyin-phrases.tsv" \
  "$here/pypinyin-characters.tsv" "$here/unihan.tsv"
