#!/usr/bin/env bash
# Writes the static site: the modules, the layouts, and a page that types with them.
#
#   site.sh OUTPUT IME-CLI
#
# IME-CLI is the program that compiles the layouts.
set -euo pipefail
output=$(realpath -m "$1")
compiler=$(realpath "$2")
cd "$(dirname "$0")"
page=../../Tools/PlaygroundServer/Page
./build.sh "$output"
"$compiler" compile --locales ../../../Locales --output "$output"
# The text field and the style are those of the playground.
cp Page/* $page/field.js $page/page.css "$output"
