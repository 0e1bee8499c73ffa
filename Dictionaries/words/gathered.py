#!/usr/bin/env python3
"""Writes the texts that the n-grams of languages with little text are counted in.

    gathered.py CORPORA OUT pt nl pl uk

CORPORA is the folder of the gathered collections, with its README.md and, unpacked, TAG/everyday.txt and
TAG/written.txt of each TAG-collection.7z, and subtitle-counts/TAG-top-sentences.tsv. Writes OUT/TAG.txt, with the
blocks of the sources whose licence allows it, the commonest subtitle sentences twice and the project's own
sentences three times, and OUT/TAG-held.txt, the sentences that are held out. Then, for each language:

    ngrams.py --pairs 30000 --triples 15000 TAG/words.tsv.gz -- OUT/TAG.txt | gzip -9n > TAG/ngrams.tsv.gz

Stops if a collection has not as many lines as its README.md says, source by source.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "text"))
import training_lines  # noqa: E402

# Sources without a licence for this use: none stated, no derivatives, no commercial use, GPL, or tweets of
# unknown writers.
LEFT_OUT = {
    "BN-Dataset-comments", "BRUK-good", "BRUK-so-so", "UD_Dutch-Alpino", "UD_Dutch-LassySmall", "UD_Greek-GDT", "UD_Italian-ISDT",
    "UD_Italian-PoSTWITA", "UD_Italian-VIT", "UD_Polish-LFG", "UD_Polish-PDB", "UD_Ukrainian-IU", "bangla-qa",
    "nlpc-official", "tamil-news-headlines", "xdailydialog", "xlm-t-tweets",
}
COUNT = re.compile(r"([a-z]{2,3}(?:-\w+)?) ([\d,]+) / [\d,]+")


def number(text):
    return int(text.replace(",", ""))


def read_table(path):
    """Returns the sources of each file in their order, and the lines of each source by language."""
    sources, counts = {}, {}
    for line in path.read_text(encoding="utf-8").split("\n"):
        fields = [field.strip() for field in line.split("|")]
        file = re.match(r"`(\w+)-collection\.7z`: `(\w+)\.txt`", fields[1]) if len(fields) > 6 else None
        if file:
            sources[file[1], file[2]] = [name.strip() for name in fields[6].split(",")]
        elif len(fields) > 5:
            for tag, lines in COUNT.findall(fields[4]):
                counts[fields[1], tag] = counts.get((fields[1], tag), 0) + number(lines)
    return sources, counts


def gathered(folder, tag, sources, counts):
    for name in ("everyday", "written"):
        lines = (folder / tag / f"{name}.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
        sizes = [counts[source, tag] for source in sources[tag, name]]
        if sum(sizes) != len(lines):
            sys.exit(f"{tag}/{name}.txt: {len(lines)} lines, but README.md says {sum(sizes)}; unpack it again")
        start = 0
        for source, size in zip(sources[tag, name], sizes):
            if source not in LEFT_OUT:
                yield from lines[start : start + size]
            start += size


def main():
    folder, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    sources, counts = read_table(folder / "README.md")
    for tag in sys.argv[3:]:
        lines = list(gathered(folder, tag, sources, counts))
        subtitles = (folder / "subtitle-counts" / f"{tag}-top-sentences.tsv").read_text(encoding="utf-8")
        common = [line.split("\t")[0] for line in subtitles.split("\n")[1:] if line]
        used, held = training_lines.lines(tag)
        (out / f"{tag}.txt").write_text("\n".join(lines + common * 2 + used * 3) + "\n", encoding="utf-8")
        (out / f"{tag}-held.txt").write_text("\n".join(held) + "\n", encoding="utf-8")
        print(f"{tag}: {len(lines)} lines of others, {len(common)} of subtitles, {len(used)} of our own, {len(held)} held out")


main()
