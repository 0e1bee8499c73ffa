#!/usr/bin/env bash
# Builds languages as modules of WebAssembly, from the sources of the libraries, and compares their sizes
# with the limits.
#
#   build.sh OUTPUT     OUTPUT is the folder for the modules: vi.wasm, ko.wasm, th.wasm, layouts.wasm,
#                       transliteration.wasm and zh-Hans.wasm
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
# language catalogue, settings, Hanja, which need an image and a history, the messages about files, the parsing
# and compiling of layouts, and the writing of images.
sources() {
  find "$1" -name '*.swift' ! -name '*+Codable.swift' ! -name '*Language.swift' ! -name Exports.swift \
    ! -name '*+Hanja.swift' ! -name HanjaDictionary.swift ! -name HanjaCandidates.swift \
    ! -name '*+Description.swift' ! -path '*/Rules/Parsing/*' ! -name '*Writer*.swift' \
    ! -name '*+Writing.swift' ! -name 'TypingSettings+*.swift'
}

# link NAME OBJECT...     writes NAME.wasm with the functions of `exports`, and compares its size with the limits
limit=410000 packed_limit=158000
exports=(globekey_{input,open,key,interrupt,output})
link() {
  local name=$1
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 "${exports[@]/#/--export=}" \
    -o "$output/$name.wasm" "$objects"/{memory,math,EmbeddedCoding,TextDocument,InputCore}.o \
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

# embed MODULE FILE...     writes the files that a module embeds, and the name of that source
embed() {
  mkdir -p "$objects/$1"
  $host/resources.py "${@:2}" >"$objects/$1/PackageResources.swift"
  echo "$objects/$1/PackageResources.swift"
}

# language TAG MODULE FILE...     the files are those that the module embeds
language() {
  local tag=$1 module=$2
  compile "$module" $(sources "Sources/Languages/$module") $([ $# -eq 2 ] || embed "$module" "${@:3}")
  compile "${module}Module" $host/*.swift "$host/Languages/$module.swift"
  link "$tag" "$objects"/{"$module","${module}Module"}.o
}

# Schemes of transliteration, which are files: only the letters of the library, without its words.
transliteration() {
  compile Transliteration $(sources Sources/Languages/Transliteration/Letters | grep -v '+Table')
  compile TransliterationModule $host/*.swift $host/Languages/Transliteration.swift
  link transliteration "$objects"/{Transliteration,TransliterationModule}.o
}

# Keyboard layouts, which are files too.
layouts() {
  compile KeyboardLayouts $(sources Sources/Keyboards/KeyboardLayouts)
  compile LayoutsModule $host/*.swift $host/Languages/Layouts.swift $host/Positions/*.swift
  exports+=(globekey_{press,caps})
  link layouts "$objects"/{TextUnits,KeyboardLayouts,LayoutsModule}.o
}

# Mandarin, which converts by the words and the n-grams of an image.
mandarin() {
  local checkouts=.build/checkouts/swift-collections/Sources
  # A module of Clang has a name, and a header: SwiftPM writes the same.
  mkdir "$objects/CHomophones"
  echo "module CHomophones { header \"$PWD/Sources/Conversion/CHomophones/include/homophones.h\" }" \
    >"$objects/CHomophones/module.modulemap"
  flags+=(-I "$objects/CHomophones" -I $host/Embedded/C)
  compile_c Sources/Conversion/CHomophones/homophones.c -ISources/Conversion/CHomophones/include
  compile LibC Sources/Text/LibC/*.swift
  compile CZlib $host/Embedded/CRC32.swift
  compile DictionaryImage $(sources Sources/Storage/DictionaryImage | grep -v "/MappedFile\|/OpenFiles") \
    $host/Embedded/MappedFile.swift
  compile NGrams $(sources Sources/Storage/NGrams)
  compile UserHistory $(sources Sources/Learning/UserHistory | grep -v '/Clipboard/\|/LearningEngine')
  flags+=(-enable-experimental-feature Lifetimes)
  compile InternalCollectionsUtilities -suppress-warnings $checkouts/InternalCollectionsUtilities/{*.swift,IntegerTricks/*.swift}
  compile HeapModule -suppress-warnings $checkouts/HeapModule/*.swift
  local library
  for library in Conversion/Decoding Languages/ChineseText \
    Conversion/SyllableConversion; do
    compile "$(basename $library)" $(sources Sources/$library) $(find Sources/$library -name Exports.swift)
  done
  compile Mandarin $(sources Sources/Languages/Mandarin) Sources/Languages/Mandarin/Exports.swift \
    $(embed Mandarin Sources/Languages/Mandarin/DoublePinyin/Schemes/*.tsv)
  flags+=(-D CANDIDATES)
  compile MandarinModule $host/*.swift $host/Languages/Mandarin.swift $host/Candidates/*.swift
  exports+=(globekey_{image,pick})
  limit=1250000 packed_limit=460000
  link zh-Hans "$objects"/{homophones,TextUnits,CZlib,DictionaryImage,NGrams,UserHistory}.o \
    "$objects"/{InternalCollectionsUtilities,HeapModule,Decoding,SyllableConversion}.o \
    "$objects"/{ChineseText,Mandarin,MandarinModule}.o
}

# compile_c FILE FLAG...
compile_c() {
  "$tools/clang" --target=wasm32 -Os -ffreestanding -fno-builtin -mbulk-memory -Wall -Wextra \
    -I$host/Embedded/C "${@:2}" -c "$1" -o "$objects/$(basename "$1" .c).o"
}

compile_c $host/Embedded/C/memory.c
compile_c $host/Embedded/C/math.c
compile EmbeddedCoding $host/Embedded/Codable.swift
flags+=(-Xfrontend -import-module -Xfrontend EmbeddedCoding)
compile TextDocument $(sources Sources/Text/TextDocument)
compile InputCore $(sources Sources/Core/InputCore)
# What libraries need of TextUnits is done without ICU.
compile TextUnits Sources/Text/TextUnits/{ControlCharacters,Sets/UnicodeSet}.swift \
  $host/Embedded/Normalization.swift
mandarin &
builds=($!)
# Its words are opened again and its names recognised, which takes more of the Unicode tables.
{
  limit=460000 packed_limit=175000
  language vi Vietnamese Sources/Languages/Vietnamese/{Syllables/syllables,Foreign/addresses,Foreign/english}.txt
} &
builds+=($!)
language ko Korean Sources/Languages/Korean/Layouts/*.tsv &
builds+=($!)
language th Thai Sources/Languages/Thai/repairs.tsv &
builds+=($!)
transliteration &
builds+=($!)
layouts &
builds+=($!)
status=0
for build in "${builds[@]}"; do wait "$build" || status=1; done
exit $status
