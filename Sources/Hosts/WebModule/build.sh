#!/usr/bin/env bash
# Builds languages as modules of WebAssembly, from the sources of the libraries, and compares their sizes
# with the limits.
#
#   build.sh OUTPUT     OUTPUT is the folder for the modules: vi.wasm, ko.wasm, th.wasm, layouts.wasm and
#                       transliteration.wasm
#   build.sh --check    says whether the toolchain can
#
# Needs Swift 6.3 or newer. The compiler, the linker and the Unicode tables are in its toolchain.
set -euo pipefail
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
target=wasm32-unknown-none-wasm
tables=$tools/../lib/swift/embedded/$target/libswiftUnicodeDataTables.a
version=$("$tools/swiftc" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
if [ ! -f "$tables" ] || [ ! -x "$tools/wasm-ld" ] || ! printf '6.3\n%s\n' "$version" | sort -CV; then
  echo "WebModule: the toolchain in $tools cannot build modules; use that of Swift 6.3 or newer" >&2
  exit 1
fi
[ "$1" != --check ] || exit 0

mkdir -p "$1"
output=$(realpath "$1")
cd "$(dirname "$0")/../../.."
host=Sources/Hosts/WebModule
limit=400000 packed_limit=150000
objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT

# Embedded Swift has no stack protector's functions, and memory that cannot be executed.
flags=(-target $target -enable-experimental-feature Embedded -wmo -Osize -parse-as-library
  -swift-version 6 -enable-upcoming-feature MemberImportVisibility -package-name GlobeKey
  -Xfrontend -disable-stack-protector -I "$objects" -module-cache-path "$objects/cache")

# compile MODULE FILE...
compile() {
  "$tools/swiftc" "${flags[@]}" -module-name "$1" -emit-module -emit-module-path "$objects/$1.swiftmodule" \
    -c -o "$objects/$1.o" "${@:2}"
}

# The sources of a library. Left out are what a page has no use for: the coding of values, the entry of the
# language catalogue, Hanja and words, which need an image, the messages about rule files, and the parsing
# and compiling of layouts.
sources() {
  find "$1" -name '*.swift' ! -name '*+Codable.swift' ! -name '*Language.swift' ! -name Exports.swift \
    ! -name '*+Hanja.swift' ! -name HanjaDictionary.swift ! -name HanjaCandidates.swift \
    ! -name '*+Description.swift' ! -path '*/Rules/Parsing/*' ! -name 'CompiledLayoutWriter*.swift'
}

# link NAME OBJECT...     writes NAME.wasm with the functions of `exports`
exports=(globekey_{input,open,key,interrupt,output})
link() {
  local name=$1
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 "${exports[@]/#/--export=}" \
    -o "$output/$name.wasm" "$objects"/{memory,EmbeddedCoding,TextDocument,InputCore}.o \
    "${@:2}" "$tables"
  check "$name"
}

# check NAME     compares the size of a module with the limits
check() {
  local size packed
  size=$(wc -c <"$output/$1.wasm") packed=$(gzip -9 <"$output/$1.wasm" | wc -c)
  echo "$1.wasm: $size bytes, $packed with gzip"
  if [ "$size" -gt $limit ] || [ "$packed" -gt $packed_limit ]; then
    echo "WebModule: $1.wasm is larger than $limit bytes, or $packed_limit with gzip" >&2; exit 1
  fi
}

# language TAG MODULE FILE...     the files are those that the module embeds
language() {
  local tag=$1 module=$2 embedded=()
  if [ $# -gt 2 ]; then
    embedded=("$objects/$tag/PackageResources.swift")
    mkdir "$objects/$tag"
    $host/resources.py "${@:3}" >"${embedded[0]}"
  fi
  compile "$module" $(sources "Sources/Languages/$module") "${embedded[@]}"
  compile "${module}Module" $host/*.swift "$host/Languages/$module.swift"
  link "$tag" "$objects"/{"$module","${module}Module"}.o
}

# Schemes of transliteration, which are files: only the letters of the library, without its words.
transliteration() {
  compile Transliteration $(sources Sources/Languages/Transliteration/Letters | grep -v '+Table')
  compile TransliterationModule $host/*.swift $host/Languages/Transliteration.swift
  link transliteration "$objects"/{Transliteration,TransliterationModule}.o
}

# Keyboard layouts, which are files too. What they need of TextUnits is done without ICU.
layouts() {
  compile TextUnits Sources/Text/TextUnits/Sets/UnicodeSet.swift $host/Embedded/Normalization.swift
  compile KeyboardLayouts $(sources Sources/Keyboards/KeyboardLayouts)
  compile LayoutsModule $host/*.swift $host/Languages/Layouts.swift $host/Positions/*.swift
  exports+=(globekey_{press,caps})
  link layouts "$objects"/{TextUnits,KeyboardLayouts,LayoutsModule}.o
}

"$tools/clang" --target=wasm32 -Os -ffreestanding -fno-builtin -mbulk-memory -Wall -Wextra \
  -c $host/Embedded/memory.c -o "$objects/memory.o"
compile EmbeddedCoding $host/Embedded/Codable.swift
flags+=(-Xfrontend -import-module -Xfrontend EmbeddedCoding)
compile TextDocument $(sources Sources/Text/TextDocument)
compile InputCore $(sources Sources/Core/InputCore)
language vi Vietnamese Sources/Languages/Vietnamese/Syllables/syllables.txt &
builds=($!)
language ko Korean Sources/Languages/Korean/Layouts/*.tsv &
builds+=($!)
language th Thai &
builds+=($!)
transliteration &
builds+=($!)
layouts &
builds+=($!)
status=0
for build in "${builds[@]}"; do wait "$build" || status=1; done
exit $status
