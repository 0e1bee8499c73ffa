#!/bin/sh
# Imports the list of this folder again from Unihan in Debian's unicode-data. Needs: apt-get, bzip2, gzip,
# python3. The package is unpacked but not installed. Its version is that of Debian 12 (Unicode 15.0). Another
# release may contain other data; then change the count in codes.json.
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
