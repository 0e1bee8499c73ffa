#!/bin/bash
# Builds the add-on for Fcitx 5 with the distribution's headers.
#
#   build.sh LIBRARY OUTPUT     LIBRARY is libglobekey, OUTPUT the folder for libglobekey-fcitx5.so
#
# Packages: g++ pkg-config libfcitx5core-dev libfcitx5config-dev libfcitx5utils-dev fcitx5-modules-dev
set -euo pipefail
library=$(realpath "$1") output=$2
here=$(dirname "$0")
mkdir -p "$output"
# The linker finds the library by its file name, programs by its soname, in the folder above that of
# the add-on or where the system looks.
link=$(mktemp -d)
trap 'rm -rf "$link"' EXIT
ln -s "$library" "$link/libglobekey.so"
read -ra flags < <(pkg-config --cflags Fcitx5Core Fcitx5Config Fcitx5Utils Fcitx5Module)
read -ra libraries < <(pkg-config --libs Fcitx5Core Fcitx5Config Fcitx5Utils)
read -ra extra <<<"${CXXFLAGS:--O2 -g0}"
${CXX:-c++} -std=c++17 -Wall -Wextra -Wno-unused-parameter -fPIC -shared -fvisibility=hidden "${extra[@]}" \
  -I"$here" -I"$here/../CGlobeKey/include" "${flags[@]/#-I/-isystem}" "$here"/*.cpp \
  -o "$output/libglobekey-fcitx5.so" -Wl,--no-undefined -Wl,--as-needed -Wl,-rpath,'$ORIGIN/..' \
  -L"$link" -lglobekey "${libraries[@]}"
