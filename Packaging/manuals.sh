#!/usr/bin/env bash
# Writes the manual pages of the programs, one a command, with the tool of swift-argument-parser.
#
#   Packaging/manuals.sh FOLDER
#
# The tool writes text as it stands. Here paragraphs and examples get their macros, since lines of
# examples would be filled otherwise, and pages are called program-command, as `man ime-cli convert`
# expects.
set -euo pipefail
cd "$(dirname "$0")/.."
output=$1
binaries=${BINARIES:-.build/release}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tool=.build/manual-tool
swift build -q --package-path .build/checkouts/swift-argument-parser --scratch-path $tool \
  --product generate-manual
rm -rf "$output"
mkdir -p "$output"
for name in ime-cli ime-dict ime-web; do
  $tool/debug/generate-manual "$binaries/$name" --multi-page --section 1 \
    --date "$(sed -n 's/^## [0-9.]* – //p' CHANGELOG.md | head -1)" --output-directory "$work"
done
# `help` has no page of its own.
rm -f "$work"/*.help.1
for page in "$work"/*.1; do
  file=${page##*/}
  awk -v name="${file%.1}" '
    BEGIN { dashed = name; gsub(/\./, "-", dashed) }
    function close_example() { if (example) { print ".Ed"; example = 0 } }
    /^\.Dt / { print ".Dt " toupper(dashed) " 1"; next }
    /^\.Xr .*\.help / { next }
    /^\.Xr / { if (held != "") print held; gsub(/\./, "-", $2); sub(/\.$/, "", $3); $4 = ""; held = ".Xr " $2 " " $3 " ,"; next }
    /^\.Nd "/ { sub(/\."$/, "\""); print; next }
    /^ +[^ ]/ {
      if (!example) { print ".Bd -literal -offset indent"; example = 1 }
      sub(/^  /, ""); print; blank = 0; next
    }
    /^$/ { blank = 1; next }
    {
      if (example && blank) { close_example(); if ($0 !~ /^\./) print ".Pp" }
      else if (blank && $0 !~ /^\./) print ".Pp"
      close_example()
      blank = 0
      print
    }
    END { close_example(); if (held != "") { sub(/ ,$/, "", held); print held } }
  ' "$page" >"$output/$(sed 's/\./-/g; s/-1$/.1/' <<<"$file")"
done
