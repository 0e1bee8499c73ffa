# A display of Wayland for `session`: sway without a screen, and keys by a virtual keyboard.

display_programs="sway swaymsg grim"

start_display() {
  unset DISPLAY
  export WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman
  local as_user=()
  printf 'xwayland disable\noutput HEADLESS-1 resolution 720x520 background #e8ecf0 solid_color\n' >"$WORK/sway"
  # sway refuses to run as root.
  if [ "$(id -u)" = 0 ]; then
    as_user=(setpriv --reuid nobody --regid nogroup --clear-groups)
    chmod 711 "$WORK"
    chown nobody "$XDG_RUNTIME_DIR"
  fi
  "${as_user[@]}" sway -c "$WORK/sway" >"$WORK/display.log" 2>&1 &
  SWAYSOCK=
  wait_for 20 "sway" sh -c 'ls "$XDG_RUNTIME_DIR"/sway-ipc.*.sock'
  SWAYSOCK=$(echo "$XDG_RUNTIME_DIR"/sway-ipc.*.sock)
  WAYLAND_DISPLAY=$(basename "$(ls -d "$XDG_RUNTIME_DIR"/wayland-? | head -1)")
  export SWAYSOCK WAYLAND_DISPLAY
}

# type_keys KEY...: presses keys, named by their keysyms, with `shift+` or `ctrl+` before them.
type_keys() { /usr/bin/python3 $here/wayland_keys.py "$@"; }

picture() { grim "$1"; }

# wait_for_window PROGRAM: waits for the window named "field"; the only window has the focus.
wait_for_window() { wait_for 30 "the window of $1" sh -c 'swaymsg -t get_tree | grep -q \"field\"'; }

close_window() { swaymsg -q '[title="^field$"] kill'; }
