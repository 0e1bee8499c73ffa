#!/usr/bin/env bash
# Writes the static site: the modules, and a page that types with them.
#
#   site.sh OUTPUT
set -euo pipefail
output=$(realpath -m "$1")
cd "$(dirname "$0")"
page=../../Tools/PlaygroundServer/Page
./build.sh "$output"
# The text field and the style are those of the playground.
cp Page/* $page/field.js $page/page.css "$output"
