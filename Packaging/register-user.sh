#!/usr/bin/env bash
# Names the user's own components to IBus, which reads ~/.local/share only if a variable says so. The
# desktop's session reads the variable from environment.d at its next start.
#
#   Packaging/register-user.sh [--remove]
set -euo pipefail
file=${XDG_CONFIG_HOME:-$HOME/.config}/environment.d/60-globekey.conf
if [ "${1:-}" = --remove ]; then
  rm -f "$file"
  exit
fi
mkdir -p "${file%/*}"
cat >"$file" <<EOF
# Written by GlobeKey's 'make install-user'.
IBUS_COMPONENT_PATH=$HOME/.local/share/ibus/component:/usr/share/ibus/component
EOF
echo "log in again, or try at once:  IBUS_COMPONENT_PATH=$HOME/.local/share/ibus/component:/usr/share/ibus/component ibus-daemon --replace --daemonize"
echo "then add a keyboard in the settings of IBus (ibus-setup), under GlobeKey"
