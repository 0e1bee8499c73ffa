#!/usr/bin/env python3
"""Writes clauses of Chinese text that contain a word with erhua, as a set for `ime-cli evaluate`.

    erhua.py 200 r prose.txt > typed-with-r.tsv
    erhua.py 200 er prose.txt > typed-with-er.tsv
    ime-cli evaluate typed-with-r.tsv typed-with-er.tsv

The first argument is the number of clauses of 4 to 12 characters that are drawn from each text with a fixed
seed. The readings come from pypinyin. 儿 after the words below is typed `r` or `er`; elsewhere (女儿, 儿童) it is
`er` in both.
"""
import random
import re
import sys

from pypinyin import lazy_pinyin

WORDS = (
    "这 那 哪 一会 一点 有点 差点 事 玩 一块 今 明 昨 小孩 味 干活 劲 那样 这样 空 慢慢 好好 待会 等会 那会 "
    "这会 花 盖 门 球 女孩 男孩 大伙 哥们 老头 伴 画 歌 饭馆 聊天 头 点"
).split()
ERHUA = re.compile(f"(?:{'|'.join(WORDS)})儿(?![子童科女孙媳时歌])")

count, typed, paths = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
random.seed(7)
for path in paths:
    clauses = []
    for line in open(path, encoding="utf-8", errors="ignore"):
        if "儿" in line:
            parts = re.split("[^\u4e00-\u9fff]+", line)
            clauses += [part for part in parts if 4 <= len(part) <= 12 and ERHUA.search(part)]
    random.shuffle(clauses)
    for clause in list(dict.fromkeys(clauses))[:count]:
        ends = {match.end() - 1 for match in ERHUA.finditer(clause)}
        syllables = lazy_pinyin(clause, v_to_u=False)
        keys = [typed if place in ends else keys for place, keys in enumerate(syllables)]
        print(clause, " ".join(keys), sep="\t")
