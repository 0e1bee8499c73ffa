#!/bin/bash
# Uses an installation as its user does: from an empty folder, with only its bin on PATH.
#
#   exercise.sh PREFIX     prints a line for each failure, and the counts last
set -u
prefix=$1
export LC_ALL=C.UTF-8
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
mkdir home
passed=0 failed=0

# The environment of a user without any of the toolkit's variables.
installed() { env -i HOME="$work/home" TERM=xterm LC_ALL=C.UTF-8 PATH="$prefix/bin" "$@"; }

# check NAME EXPECTED ACTUAL
check() {
  if [ "$2" = "$3" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf '%s: expected "%s", got "%s"\n' "$1" "$2" "$3"
  fi
}

tab=$'\t'
version=$(installed ime-cli --version)
check 'one version' "$version" "$(installed ime-dict --version)"
check 'one version of the page too' "$version" "$(installed ime-web --version)"
check 'convert' "nihaoshijie${tab}你好世界" \
  "$(echo nihaoshijie | installed ime-cli convert --language zh-Hans)"
check 'convert, Japanese' "kyouhaiitenkidesune${tab}今日はいい天気ですね" \
  "$(echo kyouhaiitenkidesune | installed ime-cli convert --language ja)"
check 'convert, Traditional Chinese' "su3cl3${tab}你好" \
  "$(echo su3cl3 | installed ime-cli convert --language zh-Hant)"
check 'convert, transliteration' "namaste${tab}नमस्ते" \
  "$(echo namaste | installed ime-cli convert --language hi)"
check 'forms of Chinese' "ruanjian${tab}軟體" \
  "$(echo ruanjian | installed ime-cli convert --output taiwan-phrases)"
check 'suggest' "I recieve teh ${tab}I receive the " \
  "$(echo 'I recieve teh ' | installed ime-cli suggest --language en --auto)"
check 'keyboards' yes "$(installed ime-cli draw --all >drawn 2>&1 && [ -s drawn ] && echo yes)"
check 'a missing dictionary says how to get it' 66 \
  "$(echo a | GLOBEKEY_DICTIONARIES= installed ime-cli suggest --language xx >/dev/null 2>missing
    echo $?)"
check 'and not by make dictionaries' '' "$(grep 'make dictionaries\|make -C' missing)"

# Typing at a terminal: keys are sent when the program shows that it waits for them.
mkfifo keys
installed /usr/bin/script -qec "ime-cli type --language zh-Hans >typed" screen <keys >/dev/null 2>&1 &
terminal=$!
exec 9>keys
for _ in {1..100}; do grep -q 'Ctrl-D' screen 2>/dev/null && break; sleep 0.1; done
printf 'nihao shijie ' >&9
for _ in {1..100}; do grep -q '世界' screen && break; sleep 0.1; done
printf '\003' >&9
exec 9>&-
wait $terminal
check 'type' '你好世界' "$(cat typed)"
check 'what was typed is learned' yes \
  "$(installed ime-cli history list | grep -q 世界 && echo yes)"

# A dictionary of one's own, from an import with readings in pinyin.
printf '你好 20 l\n世界 30 n\n浏览器 9 n\n' >words.txt
printf 'ni3 hao3\t你好\n' >phrases.txt
installed ime-dict import --format jieba words.txt -o words.tsv --source words --version 1 \
  --licence CC0-1.0 --copyright none 2>import
check 'import' 'imported 3 entries from words.txt (3 lines read, 0 rejected)' "$(tail -1 import)"
installed ime-dict import --format tsv --columns word,reading,weight --weights count --reading pinyin \
  - -o characters.tsv --source characters --version 1 --licence CC0-1.0 --copyright none \
  2>import <<'EOF'
你	ni	1
好	hao	1
世	shi	1
界	jie	1
浏	liu	1
览	lan	1
器	qi	1
EOF
check 'import with readings' 'imported 7 entries from - (7 lines read, 0 rejected)' \
  "$(tail -1 import | sed 's/standard input/-/')"
check 'merge' 0 "$(installed ime-dict merge words.tsv -o merged.tsv 2>/dev/null; echo $?)"
mkdir own
mv words.tsv characters.tsv own/
data=$prefix/share/globekey
cat >own/dictionary.json <<EOF
{
  "language": "zh-Hans", "syllables": "$data/sources/zh-Hans/syllables.tsv",
  "locale": "$data/locales/zh-Hans/locale.json", "floor": 0.02,
  "sources": [
    {"file": "words.tsv", "name": "words", "version": "1", "licence": "CC0-1.0",
     "copyright": "none", "role": "words", "entries": 3},
    {"file": "characters.tsv", "name": "characters", "version": "1", "licence": "CC0-1.0",
     "copyright": "none", "role": "readings", "entries": 7}
  ]
}
EOF
installed ime-dict build own -o own.imedict 2>build
check 'build' 0 "$?"
check 'check' 0 "$(installed ime-dict check own.imedict >/dev/null 2>&1; echo $?)"
check 'the dictionary is used' "liulanqi${tab}浏览器" \
  "$(echo liulanqi | installed ime-cli convert --dictionary own.imedict)"

env -i HOME="$work/home" LC_ALL=C.UTF-8 "$prefix/bin/ime-web" --port 0 >page 2>&1 &
server=$!
for _ in $(seq 100); do
  address=$(sed -n 's|.* at http://\([^/ ]*\)/.*|\1|p' page)
  [ -z "$address" ] || break
  sleep 0.1
done
exec 3<>"/dev/tcp/${address%:*}/${address#*:}"
printf 'GET / HTTP/1.1\r\nHost: %s\r\n\r\n' "$address" >&3
read -r answer <&3
check 'the page of keyboards' 'HTTP/1.1 200 OK' "${answer%$'\r'}"
exec 3>&-
kill $server
wait $server

echo "$passed passed, $failed failed"
[ $failed = 0 ]
