# A display of X for `session`: Xvfb with a window manager, and keys by xdotool.

display_programs="Xvfb openbox xdotool import"

start_display() {
  # The display's number is chosen by the server.
  exec {number}<> <(:)
  Xvfb -displayfd "$number" -screen 0 720x520x24 -nolisten tcp >"$WORK/display.log" 2>&1 &
  read -r -t 20 -u "$number" display
  export DISPLAY=:$display
  openbox >/dev/null 2>&1 &
  xsetroot -solid '#e8ecf0' 2>/dev/null
}

# type_keys KEY...: presses keys, named by their keysyms, with `shift+` or `ctrl+` before them.
type_keys() { xdotool key --delay 40 "$@"; }

picture() { import -window root "$1"; }

# wait_for_window PROGRAM: waits for the window named "field", and gives it the focus.
wait_for_window() {
  wait_for 30 "the window of $1" xdotool search --name '^field$' || return 1
  # With --sync, xdotool waits for ever if the window became active before it looked.
  wait_for 30 "the focus of $1" \
    timeout 5 xdotool search --name '^field$' windowactivate --sync windowfocus windowmove 40 60
}

close_window() { xdotool search --name '^field$' windowkill 2>/dev/null; }
