#!/usr/bin/env bash
# Makes a Debian package of what install.sh installs: globekey, and globekey-dbgsym with the symbols.
# `make deb` builds everything that it needs.
#
#   Packaging/deb.sh FOLDER        where the packages are written
set -euo pipefail
shopt -s nullglob
for tool in dpkg-deb dpkg-shlibdeps; do
  command -v $tool >/dev/null || {
    echo "deb.sh: $tool is missing; install it:  apt-get install dpkg-dev" >&2
    exit 69
  }
done
cd "$(dirname "$0")/.."
output=$1
binaries=${BINARIES:-.build/release}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$("$binaries/ime-cli" --version)
architecture=$(dpkg --print-architecture)
date=$(git log -1 --format=%cd --date=rfc2822 2>/dev/null || date -R)
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date -d "$date" +%s)}
umask 022
package=$work/globekey symbols=$work/globekey-dbgsym
Packaging/install.sh /usr "$package" >/dev/null
rm "$package/usr/share/globekey/installed-files"
mkdir -p "$symbols/usr/lib"
mv "$package/usr/lib/debug" "$symbols/usr/lib/debug"
rmdir "$package/usr/lib"

# Debian has zsh's completions in another folder, and compressed manual pages and change logs.
mkdir -p "$package/usr/share/zsh/vendor-completions"
mv "$package"/usr/share/zsh/site-functions/* "$package/usr/share/zsh/vendor-completions/"
rmdir "$package/usr/share/zsh/site-functions"
gzip -9n "$package"/usr/share/man/man1/*.1

doc=$package/usr/share/doc/globekey
rm "$doc/LICENSE"
{
  echo "GlobeKey"
  echo
  echo "Licensed under the Apache License, Version 2.0; on Debian systems its text is in"
  echo "/usr/share/common-licenses/Apache-2.0. The sources of the dictionaries have licences of their"
  echo "own, which dictionaries/<tag>.md in this folder names with their copyright holders."
} >"$doc/copyright"
gzip -9nc CHANGELOG.md >"$doc/changelog.gz"
mkdir -p "$symbols/usr/share/doc"
ln -s globekey "$symbols/usr/share/doc/globekey-dbgsym"

# The system libraries that the programs need, with the versions that define their symbols.
mkdir "$work/debian"
echo "Source: globekey" >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O -e globekey/usr/bin/ime-cli -e globekey/usr/bin/ime-dict)
depends=${depends#shlibs:Depends=}

# control NAME SECTION DEPENDS SUMMARY TEXT: writes the control files of a package.
control() {
  local root=$work/$1
  mkdir "$root/DEBIAN"
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0r md5sum) >"$root/DEBIAN/md5sums"
  cat >"$root/DEBIAN/control" <<EOF
Package: $1
Source: globekey
Version: $version
Architecture: $architecture
Maintainer: ${MAINTAINER:-The GlobeKey authors <globekey@localhost>}
Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f1)
Depends: $3
Section: $2
Priority: optional
Description: $4
 $5
EOF
}
control globekey utils "$depends" "multilingual input methods for the terminal" \
  "Turns keys into text of 27 languages, offers candidates, corrects words and learns
 from choices. ime-cli composes and makes keyboards; ime-dict builds dictionaries."
control globekey-dbgsym debug "globekey (= $version)" "debug symbols for globekey" \
  "Symbols of ime-cli and ime-dict, for debuggers."

mkdir -p "$output"
for name in globekey globekey-dbgsym; do
  dpkg-deb --root-owner-group -Zxz -z2 --build "$work/$name" \
    "$output/${name}_${version}_$architecture.deb"
done
