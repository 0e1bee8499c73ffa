# Sourced by install.sh: installs the parts for desktops that PARTS names.
#
#   library   libglobekey with its header, pkg-config file and manual page
#   ibus      the engine of IBus with its component file
#   fcitx     the add-on for Fcitx 5 with its configuration; it needs the library

need() {
  [ -e "$1" ] || { echo "install.sh: $1 is missing; run 'make desktop'" >&2; exit 66; }
  realpath "$1"
}

install_library() {
  local file libraries=${LIBDIR:-lib}
  file=$(need "$binaries/libglobekey.so")
  put_program "$file" "$libraries/libglobekey.so.1" 644
  ln -sf libglobekey.so.1 "$target/$libraries/libglobekey.so"
  echo "$libraries/libglobekey.so" >>"$work/new"
  put Sources/Hosts/CGlobeKey/include/globekey.h include/globekey.h
  cat >"$work/globekey.pc" <<EOF
prefix=$prefix
libdir=\${prefix}/$libraries
includedir=\${prefix}/include

Name: globekey
Description: Multilingual input methods
Version: $("$binaries/ime-cli" --version)
Libs: -L\${libdir} -lglobekey
Cflags: -I\${includedir}
EOF
  put "$work/globekey.pc" "$libraries/pkgconfig/globekey.pc"
  put Sources/Hosts/CGlobeKey/globekey.3 share/man/man3/globekey.3
}

install_ibus() {
  local file
  file=$(need "$binaries/ibus-engine-globekey")
  put_program "$file" libexec/ibus-engine-globekey 755
  GLOBEKEY_LOCALES=Locales GLOBEKEY_DICTIONARIES=$images \
    "$file" component --program "$prefix/libexec/ibus-engine-globekey" >"$work/globekey.xml"
  put "$work/globekey.xml" share/ibus/component/globekey.xml
}

# Fcitx searches the folders of its own prefix alone, so the add-on is named by its path elsewhere.
install_fcitx() {
  local file addon=${ADDON:-.build/fcitx5} libraries=${LIBDIR:-lib} path=libglobekey-fcitx5
  [ -e "$addon/libglobekey-fcitx5.so" ] ||
    { echo "install.sh: $addon/libglobekey-fcitx5.so is missing; run 'make fcitx-addon'" >&2; exit 66; }
  put_program "$(realpath "$addon/libglobekey-fcitx5.so")" "$libraries/fcitx5/libglobekey-fcitx5.so" 644
  [ "$prefix" = /usr ] || path=$prefix/$libraries/fcitx5/libglobekey-fcitx5
  GLOBEKEY_LOCALES=Locales GLOBEKEY_DICTIONARIES=$images /usr/bin/python3 \
    Sources/Hosts/FcitxAddon/files.py "$(need "$binaries/libglobekey.so")" "$work/fcitx5" "$path"
  while read -r file; do put "$work/fcitx5/$file" "share/fcitx5/$file"; done \
    < <(cd "$work/fcitx5" && find . -type f -printf '%P\n' | sort)
}

for part in $PARTS; do
  case $part in
    library | ibus | fcitx) "install_$part" ;;
    *) echo "install.sh: no part is called '$part'; there are library, ibus and fcitx" >&2; exit 64 ;;
  esac
done
