#!/usr/bin/env bash
# Makes the pictures of the README: keyboards drawn by the program, and a session of `ime-cli type`
# in a terminal. Needs chromium, tmux, python3 and Noto fonts; on Debian:
#
#   apt-get install chromium tmux python3 pngquant fonts-noto-core fonts-noto-cjk \
#     fonts-dejavu-core fonts-symbola
#
# Run `make dictionaries` first.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
cd ../..
program=$PWD/.build/release/ime-cli
work=$(mktemp -d)
trap 'tmux -L "globekey-$$" kill-server 2>/dev/null || true; rm -rf "$work"' EXIT

# picture PAGE FILE WIDTH HEIGHT: takes a picture of a page at twice its size, in 256 colours.
picture() {
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=2 \
    --user-data-dir="$work/browser" --window-size="$3,$4" --screenshot="$work/picture.png" \
    "file://$1" >/dev/null 2>"$work/browser.log" || { cat "$work/browser.log" >&2; exit 1; }
  pngquant --force --speed 1 --output "$here/$2" 256 "$work/picture.png"
  echo "$here/$2: $(stat -c %s "$here/$2") bytes"
}

# The keyboards, three in a row. The font of Chinese and Japanese keys is that of the language.
{
  echo '<!doctype html><meta charset="utf-8"><style>'
  echo 'body { margin: 0; padding: 10px; background: #fff; display: grid; gap: 10px;'
  echo '  grid-template-columns: repeat(3, 390px); }'
  echo 'svg { border-radius: 8px; display: block; }</style>'
  for keyboard in fr fa hi ja ko zh-Hant; do
    echo "<div lang=\"$keyboard\">"
    "$program" draw "$keyboard" --format svg
    echo '</div>'
  done
} >"$work/keyboards.html"
picture "$work/keyboards.html" keyboards.png 1210 462

# A session in a terminal of 64 × 16 cells.
session="tmux -L globekey-$$ -f /dev/null"
GLOBEKEY_CONTAINER=$work LC_ALL=C.UTF-8 $session new-session -d -x 64 -y 16 \
  "'$program' type --language zh-Hans --no-learn"
shows() {
  for _ in {1..100}; do
    $session capture-pane -p | grep -q "$1" && return
    sleep 0.1
  done
  echo "make.sh: the session does not show '$1'" >&2
  exit 1
}
shows GlobeKey
$session send-keys 'womenqushanghai '
shows 我们去上海
$session send-keys 'chifan'
shows 吃饭
$session capture-pane -e -p >"$work/screen.txt"
python3 Docs/pictures/terminal.py 64 <"$work/screen.txt" >"$work/terminal.html"
picture "$work/terminal.html" terminal.png 640 400

# The page of `ime-web`, in a browser.
"$here/web.py" "$work/web.png"
pngquant --force --speed 1 --output "$here/web.png" 128 "$work/web.png"
echo "$here/web.png: $(stat -c %s "$here/web.png") bytes"
