# Fcitx 5 as the framework of `session`, with its classic user interface: one input method for each
# keyboard.

start_framework() {
  local addon=Sources/Hosts/FcitxAddon library folder=$XDG_CONFIG_HOME/fcitx5 number=1 id
  library=$BINARIES/libglobekey.so
  mkdir -p "$WORK/library" "$folder"
  ln -s "$library" "$WORK/library/libglobekey.so.1"
  export LD_LIBRARY_PATH=$WORK/library
  "$addon/build.sh" "$library" .build/fcitx5 >"$WORK/addon.log"
  /usr/bin/python3 "$addon/files.py" "$library" "$XDG_DATA_HOME/fcitx5" "$PWD/.build/fcitx5/libglobekey-fcitx5"
  {
    printf '[Groups/0]\nName=Default\nDefault Layout=us\nDefaultIM=globekey-zh-Hans\n'
    printf '[Groups/0/Items/0]\nName=keyboard-us\nLayout=\n'
    for id in $KEYBOARDS; do
      printf '[Groups/0/Items/%s]\nName=globekey-%s\nLayout=\n' $((number++)) "$id"
    done
    printf '[GroupOrder]\n0=Default\n'
  } >"$folder/profile"
  # A Shift key alone belongs to GlobeKey.
  printf '[Hotkey]\nAltTriggerKeys=\n' >"$folder/config"
  fcitx5 --keep --disable all \
    --enable dbus,dbusfrontend,keyboard,globekey,xcb,xim,wayland,waylandim,classicui >"$WORK/daemon.log" 2>&1 &
  # Asking Fcitx itself would start a second one.
  wait_for 20 "the daemon" sh -c 'dbus-send --session --print-reply --dest=org.freedesktop.DBus / \
    org.freedesktop.DBus.NameHasOwner string:org.fcitx.Fcitx5 | grep -q "boolean true"'
}

# use_keyboard ID: switches the field in focus.
use_keyboard() { fcitx5-remote -s "globekey-$1"; }
