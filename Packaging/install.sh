#!/usr/bin/env bash
# Installs the programs, their data, completions and manual pages, and lists what was installed in
# share/globekey/installed-files for uninstall.sh. `make install` builds everything that it needs.
#
#   Packaging/install.sh PREFIX [DESTDIR]
#
# PREFIX is where the files will be at run time. With DESTDIR they are written below that folder, for
# a package. PARTS names what is installed beside the programs: 'library ibus fcitx'. Files are
# replaced by renaming: programs that run keep the images they have mapped.
set -euo pipefail
shopt -s nullglob
prefix=${1/#\~\//$HOME/} destination=${2:-}
case $prefix in
  /*) prefix=${prefix%/} ;;
  *) echo "install.sh: PREFIX must be an absolute path, not '$prefix'" >&2; exit 64 ;;
esac
cd "$(dirname "$0")/.."
binaries=${BINARIES:-.build/release}
images=${IMAGES:-.build/dictionaries}
manuals=${MANUALS:-.build/manuals}
target=$destination$prefix
list=share/globekey/installed-files
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
old=()
[ ! -f "$target/$list" ] || mapfile -t old <"$target/$list"

# Creates a folder of the prefix with its parents, and lists those that are new.
folder() {
  [ -d "$target/$1" ] && return
  case $1 in */*) folder "${1%/*}" ;; *) mkdir -p "$target" ;; esac
  mkdir "$target/$1"
  echo "$1/" >>"$work/new"
}

# put SOURCE FILE [MODE]: installs a file of the prefix.
put() {
  folder "${2%/*}"
  install -m "${3:-644}" "$1" "$target/$2.new"
  mv -f "$target/$2.new" "$target/$2"
  echo "$2" >>"$work/new"
}

# put_program FILE PATH MODE: installs a program or library without its symbols, and these where
# debuggers look for them, below the folder lib/debug.
put_program() {
  local name=${2##*/}
  objcopy --only-keep-debug "$1" "$work/$name.debug"
  (cd "$work" && objcopy --strip-all --add-gnu-debuglink="$name.debug" "$1" "$name")
  put "$work/$name" "$2" "$3"
  put "$work/$name.debug" "lib/debug$prefix/$2.debug"
}

: >"$work/new"
for name in ime-cli ime-dict ime-web; do
  program=$binaries/$name
  [ -x "$program" ] || { echo "install.sh: $program is missing; run 'make install'" >&2; exit 66; }
  put_program "$(realpath "$program")" "bin/$name" 755
  for shell in bash zsh fish; do
    "$program" --generate-completion-script $shell >"$work/$shell"
  done
  put "$work/bash" "share/bash-completion/completions/$name"
  put "$work/zsh" "share/zsh/site-functions/_$name"
  put "$work/fish" "share/fish/vendor_completions.d/$name.fish"
done
for page in "$manuals"/*.1; do put "$page" "share/man/man1/${page##*/}"; done
for image in "$images"/*.imedict; do put "$image" "share/globekey/dictionaries/${image##*/}"; done
while read -r file; do
  put "$file" "share/globekey/locales/${file#Locales/}"
done < <(find Locales -type f -not -name '.*' | sort)
# Imports of lists with readings in pinyin need the syllables.
put Dictionaries/zh-Hans/syllables.tsv share/globekey/sources/zh-Hans/syllables.tsv
put LICENSE share/doc/globekey/LICENSE
for licences in Dictionaries/*/LICENSES.md; do
  tag=${licences%/*}
  put "$licences" "share/doc/globekey/dictionaries/${tag##*/}.md"
done
PARTS=${PARTS:-}
source Packaging/install-desktop.sh

# Folders that an earlier installation created are still to be removed with it; files that this one
# no longer has are removed now.
folder share/globekey
echo "$list" >>"$work/new"
sort -u "$work/new" >"$work/files"
for entry in "${old[@]}"; do
  grep -qxF -- "$entry" "$work/files" && continue
  case $entry in
    */) [ ! -d "$target/$entry" ] || echo "$entry" >>"$work/files" ;;
    *) rm -f -- "$target/$entry" ;;
  esac
done
sort -u "$work/files" >"$target/$list.new"
mv -f "$target/$list.new" "$target/$list"
echo "installed $(grep -vc '/$' "$target/$list") files in $target"
case :$PATH: in
  *":$prefix/bin:"*) ;;
  *) [ -n "$destination" ] || echo "add $prefix/bin to PATH to run ime-cli, ime-dict and ime-web" ;;
esac
