#!/bin/sh
# Repeats the import of the tables in this folder from the Debian package they come from.
#
# Needs: apt-get, gzip, python3. The package is unpacked and not installed. Its version is that of
# Debian 12; another release may carry other data, and then the counts in tables.json have to be
# changed.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

apt-get download libhangul-data
dpkg-deb --extract libhangul-data_*.deb debian
hanja=debian/usr/share/libhangul/hanja
python3 "$here/convert.py" "$hanja/hanja.txt" "$hanja/mssymbol.txt" "$here"
gzip -9nf "$here/hanja.tsv"
