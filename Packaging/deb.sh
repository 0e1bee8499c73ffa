#!/usr/bin/env bash
# Makes Debian packages of what install.sh installs. `make deb` builds everything that they need.
#
#   Packaging/deb.sh FOLDER        where the packages are written
#
#   globekey            the two programs, completions and manual pages
#   globekey-common     layouts and rules, which all programs read
#   globekey-data-TAG   the dictionaries of a language, with their licences
#   libglobekey1        the C library; libglobekey-dev has what is needed to compile with it
#   ibus-globekey       the engine of IBus
#   fcitx5-globekey     the add-on for Fcitx 5
#   globekey-dbgsym     the symbols of all programs and libraries
#
# PARTS names the parts beside the programs, all three by default: 'library ibus fcitx'. COMPRESSION
# is the level of xz, 0 to 9, by default 2.
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
libraries=lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)
date=$(git log -1 --format=%cd --date=rfc2822 2>/dev/null || date -R)
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date -d "$date" +%s)}
umask 022
all=$work/all
PARTS=${PARTS-library ibus fcitx} LIBDIR=$libraries Packaging/install.sh /usr "$all" >/dev/null
rm "$all/usr/share/globekey/installed-files"

# Debian has zsh's completions in another folder, and compressed manual pages and change logs.
mkdir -p "$all/usr/share/zsh/vendor-completions"
mv "$all"/usr/share/zsh/site-functions/* "$all/usr/share/zsh/vendor-completions/"
gzip -9n "$all"/usr/share/man/man*/*
rm "$all/usr/share/doc/globekey/LICENSE"

names=()

# package NAME PATH...: moves files and folders of /usr to a package; returns 1 if none exists.
package() {
  local name=$1 path
  shift
  for path in "$@"; do
    [ -e "$all/usr/$path" ] || [ -L "$all/usr/$path" ] || continue
    mkdir -p "$work/$name/usr/$(dirname "$path")"
    mv "$all/usr/$path" "$work/$name/usr/$path"
  done
  [ -d "$work/$name" ] || return 1
  names+=("$name")
}

# needs NAME FILE...: the system libraries that the files of a package need, with the versions that
# define their symbols.
needs() {
  local name=$1 list
  shift
  mkdir -p "$work/debian"
  echo "Source: globekey" >"$work/debian/control"
  list=$(cd "$work" && dpkg-shlibdeps -O -S"$work/libglobekey1" --ignore-missing-info \
    "${@/#/-e$name/usr/}" 2>"$work/log") || { cat "$work/log" >&2; exit 1; }
  echo "${list#shlibs:Depends=}"
}

# control NAME ARCHITECTURE SECTION FIELDS SUMMARY TEXT: writes the control files of a package.
# FIELDS are lines such as 'Depends: …'.
control() {
  local root=$work/$1 doc=$work/$1/usr/share/doc/$1
  mkdir -p "$doc" "$root/DEBIAN"
  {
    echo "GlobeKey"
    echo
    echo "Licensed under the Apache License, Version 2.0; on Debian systems its text is in"
    echo "/usr/share/common-licenses/Apache-2.0. The sources of the dictionaries have licences of their"
    echo "own, which the packages globekey-data-* name with their copyright holders."
  } >"$doc/copyright"
  gzip -9nc CHANGELOG.md >"$doc/changelog.gz"
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0r md5sum) >"$root/DEBIAN/md5sums"
  {
    echo "Package: $1"
    echo "Source: globekey"
    echo "Version: $version"
    echo "Architecture: $2"
    echo "Maintainer: ${MAINTAINER:-The GlobeKey authors <globekey@localhost>}"
    echo "Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f1)"
    [ -z "$4" ] || echo "$4"
    echo "Section: $3"
    echo "Priority: optional"
    echo "Description: $5"
    echo " $6"
  } >"$root/DEBIAN/control"
}

package globekey-dbgsym lib/debug
control globekey-dbgsym "$architecture" debug '' "debug symbols for GlobeKey" \
  "Symbols of the programs and libraries, for debuggers."

# One package a folder of Dictionaries: ko.imedict and ko.words.imedict are of ko.
data=()
for image in "$all"/usr/share/globekey/dictionaries/*.imedict; do
  tag=${image##*/} tag=${tag%.imedict} tag=${tag%.words}
  name=globekey-data-$(tr '[:upper:]' '[:lower:]' <<<"$tag")
  case " ${data[*]-} " in *" $name "*) continue ;; esac
  data+=("$name")
  package "$name" share/globekey/dictionaries/"$tag"{,.words}.imedict
  doc=$work/$name/usr/share/doc/$name
  mkdir -p "$doc"
  cp "$all/usr/share/doc/globekey/dictionaries/$tag.md" "$doc/LICENSES.md"
  # Forms of Chinese, emoji and symbols are tables of their own, and so is the model of homophones.
  fields='Depends: globekey-common'
  [ "$tag" != zh-Hans ] || fields+=$'\nRecommends: globekey-data-zh-text, globekey-data-zh-hans-homophones'
  control "$name" all text "$fields" "dictionaries of GlobeKey: $tag" \
    "Words and language models that GlobeKey converts, suggests and corrects with."
done
recommended=$(printf ', %s' "${data[@]}")

package globekey-common share/globekey/locales share/globekey/sources
control globekey-common all utils "Recommends: ${recommended#, }" "layouts and rules of GlobeKey" \
  "Keyboard layouts and typing rules of 27 languages."

package globekey bin share/bash-completion share/zsh/vendor-completions share/fish share/man/man1
control globekey "$architecture" utils \
  "Depends: globekey-common (= $version), $(needs globekey bin/ime-cli bin/ime-dict bin/ime-web)" \
  "multilingual input methods for the terminal" \
  "Turns keys into text of 27 languages, offers candidates, corrects words and learns
 from choices. ime-cli composes and makes keyboards; ime-dict builds dictionaries;
 ime-web shows every keyboard in a browser."

if package libglobekey1 "$libraries/libglobekey.so.1"; then
  echo "libglobekey 1 libglobekey1 (>= $version)" >"$work/shlibs"
  depends=$(needs libglobekey1 "$libraries/libglobekey.so.1")
  mkdir -p "$work/libglobekey1/DEBIAN"
  mv "$work/shlibs" "$work/libglobekey1/DEBIAN/shlibs"
  printf 'activate-noawait ldconfig\n' >"$work/libglobekey1/DEBIAN/triggers"
  control libglobekey1 "$architecture" libs "Depends: globekey-common (= $version), $depends" \
    "multilingual input methods as a C library" "Keys in, effects and a view to draw out."
  package libglobekey-dev "$libraries/libglobekey.so" "$libraries/pkgconfig" include share/man/man3
  control libglobekey-dev "$architecture" libdevel "Depends: libglobekey1 (= $version)" \
    "multilingual input methods as a C library: development files" \
    "The header, the pkg-config file and the manual page."
fi
if package ibus-globekey libexec/ibus-engine-globekey share/ibus; then
  control ibus-globekey "$architecture" utils \
    "Depends: globekey-common (= $version), ibus, $(needs ibus-globekey libexec/ibus-engine-globekey)" \
    "multilingual input methods for IBus" "Every keyboard of GlobeKey as an engine of IBus."
fi
if package fcitx5-globekey "$libraries/fcitx5" share/fcitx5; then
  control fcitx5-globekey "$architecture" utils \
    "Depends: fcitx5, $(needs fcitx5-globekey "$libraries/fcitx5/libglobekey-fcitx5.so")" \
    "multilingual input methods for Fcitx 5" "Every keyboard of GlobeKey as an input method of Fcitx 5."
fi

rm -r "$all/usr/share/doc"
left=$(find "$all" -type f -o -type l)
[ -z "$left" ] || { echo "deb.sh: in no package: $left" >&2; exit 70; }
mkdir -p "$output"
rm -f "$output"/*globekey*.deb
for name in "${names[@]}"; do
  built=$(sed -n 's/^Architecture: //p' "$work/$name/DEBIAN/control")
  dpkg-deb --root-owner-group -Zxz -z${COMPRESSION:-2} --build "$work/$name" "$output/${name}_${version}_$built.deb"
done
