#!/usr/bin/env bash
# Builds the documentation of the library products as one static site, and counts the public
# declarations without documentation. A warning is an error, and so is a declaration without
# documentation.
#
#   Docs/make.sh FOLDER [BASE]      BASE is the path of the site on its server; / without it
set -euo pipefail
cd "$(dirname "$0")/.."
output=$1
base=${2:-}
# The modules of the library products, and those that GlobeKey exports. The one dynamic library is for
# programs in C, and globekey.h documents it.
targets=$(swift package describe --type json | python3 -c '
import json, sys
package = json.load(sys.stdin)
modules = {t for p in package["products"] if "library" in p["type"]
           and p["type"]["library"] != ["dynamic"] for t in p["targets"]}
modules |= {"InputCore", "TextDocument", "TextUnits"}
print(*sorted(modules))')
mkdir -p "$output"
options=()
for target in $targets; do options+=(--target "$target"); done
[ -z "$base" ] || options+=(--hosting-base-path "$base")
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# All warnings are listed before they fail: with --warnings-as-errors the first module with one would
# end the build.
status=0
swift package --allow-writing-to-directory "$output" generate-documentation "${options[@]}" \
  --enable-experimental-combined-documentation --transform-for-static-hosting \
  --output-path "$output" >"$log" 2>&1 || status=$?
if [ $status != 0 ] || grep -q 'warning: ' "$log"; then
  grep -v '^\[\|^Build\|^Extracting\|^Finished\|^ *$' "$log" >&2
  echo "Docs/make.sh: $(grep -c 'warning: ' "$log") warnings" >&2
  exit 1
fi
# The site begins with the list of modules.
echo '<!doctype html><meta http-equiv="refresh" content="0; url=documentation/">' >"$output/index.html"
python3 Docs/undocumented.py .build .build/api.txt $targets
echo "documentation of $(wc -w <<<"$targets") modules: $output/index.html"
