#!/usr/bin/env bash
# Writes the static site: the modules, the layouts, a dictionary, and a page that types with them.
#
#   site.sh OUTPUT PROGRAMS
#
# PROGRAMS is the folder of ime-cli, which compiles the layouts, and of ime-dict, which builds the dictionary.
set -euo pipefail
output=$(realpath -m "$1")
programs=$(realpath "$2")
cd "$(dirname "$0")"
page=../../Tools/PlaygroundServer/Page
./build.sh "$output"
"$programs/ime-cli" compile --locales ../../../Locales --output "$output"
"$programs/ime-dict" build ../../../Dictionaries/zh-Hans --model compact --no-cache -o "$output/zh-Hans.imedict"
# The text field, the candidate bar and the style are those of the playground.
cp Page/* $page/{candidates,elements,field}.js $page/page.css "$output"
