#!/bin/sh
# Makes the list of this folder anew, from Unihan in Debian's unicode-data. Needs: apt-get, bzip2,
# gzip, python3. The package is unpacked and not installed. Its version is that of Debian 12 (Unicode
# 15.0); another release may carry other data, and then the count in codes.json has to be changed.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

apt-get download unicode-data
dpkg-deb --extract unicode-data_*.deb debian
bzip2 -dc debian/usr/share/unicode/Unihan_DictionaryLikeData.txt.bz2 > Unihan.txt
python3 "$here/convert.py" Unihan.txt "$here/codes.tsv"
gzip -9nf "$here/codes.tsv"
