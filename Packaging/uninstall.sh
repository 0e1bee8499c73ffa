#!/usr/bin/env bash
# Removes what install.sh listed: the files, and the folders that it created and that are empty now.
# What the user learned or put beside the data stays.
#
#   Packaging/uninstall.sh PREFIX [DESTDIR]
set -euo pipefail
prefix=${1/#\~\//$HOME/}
target=${2:-}${prefix%/}
list=$target/share/globekey/installed-files
[ -f "$list" ] || { echo "uninstall.sh: no installation in $target: $list is missing" >&2; exit 66; }
mapfile -t entries < <(sort -r "$list")
for entry in "${entries[@]}"; do
  case /$entry/ in
    *//[!/]*|*/../*) echo "uninstall.sh: $list: '$entry' is not a path in the prefix" >&2; exit 65 ;;
  esac
done
for entry in "${entries[@]}"; do
  case $entry in
    */) rmdir --ignore-fail-on-non-empty -- "$target/$entry" 2>/dev/null || true ;;
    *) rm -f -- "$target/$entry" ;;
  esac
done
echo "removed $(printf '%s\n' "${entries[@]}" | grep -vc '/$') files from $target"
