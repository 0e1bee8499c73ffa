# Sourced by install.sh: installs the parts for desktops that PARTS names.
#
#   library   libglobekey with its header, pkg-config file and manual page
#   ibus      the engine of IBus with its component file

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

for part in $PARTS; do
  case $part in
    library | ibus) "install_$part" ;;
    *) echo "install.sh: no part is called '$part'; there are library and ibus" >&2; exit 64 ;;
  esac
done
