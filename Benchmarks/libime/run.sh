#!/bin/sh
# Builds the program that drives libime if it is older than its source, and runs it:
#
#   Benchmarks/libime/run.sh convert 5 < LETTERS
#   Benchmarks/libime/run.sh type SET.tsv
set -eu

if ! pkg-config --exists Fcitx5Utils || [ ! -e /usr/include/LibIME/libime/pinyin/pinyinime.h ] \
  || [ ! -e /usr/include/boost/version.hpp ] || [ ! -e /usr/share/libime/sc.dict ]; then
  echo "$0: libime is missing; install it with" >&2
  echo "  sudo apt-get install g++ pkg-config libimecore-dev libimepinyin-dev \\" >&2
  echo "    libfcitx5utils-dev libboost-dev libime-data libime-data-language-model" >&2
  exit 69
fi

folder=$(dirname "$0")
bench=$folder/../../.build/libime-bench
if [ -z "$(find "$bench" -newer "$folder/bench.cpp" -newer "$folder/../pinyin/typist.h" 2>/dev/null)" ]; then
  mkdir -p "$(dirname "$bench")"
  # The flags are a list of words.
  # shellcheck disable=SC2046
  c++ -std=c++17 -O2 -Wall -Wextra -I/usr/include/LibIME -o "$bench.$$" "$folder/bench.cpp" \
    $(pkg-config --cflags Fcitx5Utils) -lIMEPinyin -lIMECore $(pkg-config --libs Fcitx5Utils)
  mv "$bench.$$" "$bench"
fi
exec "$bench" "$@"
