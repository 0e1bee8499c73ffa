# IBus as the framework of `session`: one engine for each keyboard.

start_framework() {
  mkdir -p "$WORK/components"
  export IBUS_COMPONENT_PATH=$WORK/components:/usr/share/ibus/component
  "$BINARIES/ibus-engine-globekey" component --program "$BINARIES/ibus-engine-globekey" \
    >"$WORK/components/globekey.xml"
  ibus-daemon --xim --emoji-extension disable --cache none >"$WORK/daemon.log" 2>&1 &
  wait_for 20 "the daemon" ibus engine xkb:us::eng
}

# use_keyboard ID: switches the field in focus.
use_keyboard() { ibus engine "globekey:$1"; }
