#!/bin/sh
# Imports the tables of this folder again from their Debian package.
#
# Needs: apt-get, gzip, python3. The package is unpacked but not installed. Its version is that of Debian 12.
# Another release may contain other data; then change the counts in tables.json.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

apt-get download libhangul-data
dpkg-deb --extract libhangul-data_*.deb debian
hanja=debian/usr/share/libhangul/hanja
python3 "$here/convert.py" "$hanja/hanja.txt" "$hanja/mssymbol.txt" "$here"
gzip -9nf "$here"/{hanja,meanings,readings}.tsv
