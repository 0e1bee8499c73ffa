import DictionaryBuilder
import SyllableConversion
import TestSupport
import Testing

private func weights(_ unit: WeightUnit) -> ImportOptions { .with { $0.weights = unit } }

private let cases = [
  ImportCase(
    name: "libime pinyin", format: .pinyinText, options: weights(.ln),
    source: "你好 ni'hao -3.5\n行\thang\t0\n卡 kaa 1\n卡 ka\n卡\n你好 ni 1\n卡 ka nan\n卡 ka 1 2\n",
    words: ["你好\tni hao\t-3.5", "行\thang\t0"],
    refused: [
      (3, .unknownSyllable), (4, .missingField), (5, .missingField), (6, .readingLength),
      (7, .weightNotANumber), (8, .malformed),
    ]),
  ImportCase(
    name: "fcitx pinyin", format: .pinyinText, options: weights(.none),
    source: "ni'hao 你好\nhang 行\nka T\n", words: ["你好\tni hao\t0", "行\thang\t0"],
    refused: [(3, .notHan)]),
  ImportCase(
    name: "table in order", format: .tableText, options: weights(.rank),
    source: """
      ;comment
      KeyCode=abc
      Length=4
      Pinyin=@
      Prompt=&
      nonsense
      [Rule]
      e2=p11+p12
      [Data]
      a 工
      a 戈
      @gong 工
      &a x
      aa 你 好
      aa
      b ，
      a 或
      """,
    words: ["工\ta\t1", "戈\ta\t2", "，\tb\t1", "或\ta\t3"],
    refused: [(6, .malformed), (14, .weightNotANumber), (15, .missingField)],
    notes: ["1 lines of pinyin skipped", "1 prompts skipped"]),
  ImportCase(
    name: "table with weights and Chinese keys", format: .tableText, options: weights(.count),
    source: "键码=ab\n拼音=@\n[组词规则]\ne2=p11\n[数据]\na\t工\t7\nb\t戈\n",
    words: ["工\ta\t7"], refused: [(7, .missingField)]),
  ImportCase(
    name: "not a table", format: .tableText, options: weights(.rank), source: "a 工\n", words: [],
    refused: [(1, .malformed), (1, .malformed)]),
  ImportCase(
    name: "libpinyin", format: .libpinyin,
    source: "ni'hao\t你好\t16777217\t2985\nni\t你\t5\nni\t你\tx\t5\nni\t你\t5\t-5\nni\t你\t5\t5\t5\n",
    words: ["你好\tni hao\t2985"],
    refused: [(2, .missingField), (3, .malformed), (4, .negativeWeight), (5, .malformed)]),
  ImportCase(
    name: "libpinyin in zhuyin", format: .libpinyin, options: .with { $0.reading = .zhuyin },
    source: "ㄋㄧˇ'ㄏㄠˇ 你好 1 2\n", words: ["你好\tㄋㄧˇ ㄏㄠˇ\t2"], refused: []),
  ImportCase(
    name: "chewing CSV", format: .chewing,
    source: """
      # dc:title = 詞庫
      詞,字,注音
      你好,668,ㄋㄧˇ ㄏㄠˇ
      嗎,7,˙ㄇㄚ # comment
      一,0,ㄧˉ
      "行",5,"ㄒㄧㄥˊ"
      行,5
      行,x,ㄒㄧㄥˊ
      行,5,ㄧㄒㄥˊ
      行,5,xing
      你好,5,ㄋㄧˇ
      "行,5,ㄒㄧㄥˊ
      """,
    words: ["你好\tㄋㄧˇ ㄏㄠˇ\t668", "嗎\tㄇㄚ˙\t7", "一\tㄧ\t0", "行\tㄒㄧㄥˊ\t5"],
    refused: [
      (2, .weightNotANumber), (7, .missingField), (8, .weightNotANumber), (9, .notAReading),
      (10, .notAReading), (11, .readingLength), (12, .malformed),
    ]),
  ImportCase(
    name: "chewing source", format: .chewing, source: "# old\n你好 668 ㄋㄧˇ ㄏㄠˇ # note\n你 3\n",
    words: ["你好\tㄋㄧˇ ㄏㄠˇ\t668"], refused: [(3, .missingField)]),
  ImportCase(
    name: "SKK", format: .skk,
    source: #"""
      ;; -*- mode: fundamental; coding: utf-8 -*-
      ;; okuri-ari entries.
      おくr /送;to send/贈/[る/送/贈/]/
      ;; okuri-nasi entries.
      かな /仮名;kana/かな/
      ちょう> /超/
      だい# /第#1/
      すらっしゅ /(concat "a\057b")/(current-time-string "x")/(笑)/
      adobe /アドビ/
      カナ /仮名/
      漢 /漢/
      よみ
       /x/
      """#,
    words: [
      "送\tおくr\t1", "贈\tおくr\t2", "仮名\tかな\t1", "かな\tかな\t2", "超\tちょう\t1",
      "a/b\tすらっしゅ\t1", "(笑)\tすらっしゅ\t2", "アドビ\tadobe\t1", "仮名\tかな\t1",
    ],
    refused: [(11, .notAReading), (12, .malformed), (13, .missingField)],
    notes: ["1 number patterns left out", "1 Lisp programs left out"]),
  ImportCase(
    name: "MeCab CSV", format: .mecab, options: weights(.cost(factor: 700)),
    source: """
      四角,1285,1285,-512,名詞,一般,*,*,*,*,四角,シカク,シカク
      ",",1,1,5,記号,読点,*,*,*,*,",",、,、
      "a""b",1,1,5,x,x,*,*,*,*,x,あ,ア
      四角,1285,1285
      四角,1,1,x,名詞,一般,*,*,*,*,四角,シカク,シカク
      "四角,1,1,5
      """,
    words: ["四角\tしかく\t-512", ",\t、\t5", "a\"b\tあ\t5"],
    refused: [(4, .missingField), (5, .weightNotANumber), (6, .malformed)]),
  ImportCase(
    name: "AOSP", format: .aosp,
    source: """
      # comment
      dictionary=main:en,locale=en,description=Sample,version=3
       word=the,f=222,flags=,originalFreq=222
        bigram=end,f=3
        shortcut=teh,f=14
       word=damn,f=100,flags=offensive,possibly_offensive=true
       word=bad,f=0
       word=dont,f=10,not_a_word=true
       word=x
       word=x,f=256
       word=x,f=-1
       word=x,f=many
       word=,f=3
      nonsense
      other=1
      """,
    words: ["the\t\t33", "damn\t\t155"],
    refused: [
      (9, .missingField), (10, .hugeWeight), (11, .negativeWeight), (12, .weightNotANumber),
      (13, .missingField), (14, .malformed), (15, .malformed),
    ],
    notes: [
      "1 n-grams skipped", "1 shortcuts skipped", "1 words marked possibly offensive",
      "1 words with a frequency of 0 left out", "1 entries marked 'not_a_word' left out",
    ]),
  ImportCase(
    name: "CC-CEDICT", format: .cedict,
    source: """
      # CC-CEDICT
      #! date=2024-01-01T00:00:00Z
      銀行 银行 [yin2 hang2] /bank/
      略 略 [lu:e4] /omit/
      長 长 [Zhang3] /a name/
      卡拉OK 卡拉OK [ka3 la1 O K] /karaoke/
      長 长 zhang3
      長 长
      長 长 [] /empty/
      """,
    words: ["银行\tyin hang\t0", "略\tlve\t0", "长\tzhang\t0"],
    refused: [(6, .notHan), (7, .malformed), (8, .missingField), (9, .missingField)]),
  ImportCase(
    name: "CC-CEDICT, traditional", format: .cedict, options: .with { $0.traditional = true },
    source: "銀行 银行 [yin2 hang2] /bank/\n", words: ["銀行\tyin hang\t0"], refused: []),
  ImportCase(
    name: "ARPA", format: .arpa,
    source: """
      a comment
      \\data\\
      ngram 1=6
      ngram 2=1

      \\1-grams:
      -99\t<s>\t-0.3
      -1.5\tthe\t-0.25
      -2e-1\t\\data
      nan\tx
      -1
      -1\tx\ty

      \\2-grams:
      -0.1\tthe end

      \\end\\
      """,
    words: ["the\t\t-1.5", "\\data\t\t-0.2"],
    refused: [(10, .weightNotANumber), (11, .missingField), (12, .weightNotANumber)],
    notes: [
      "1 marks of sentence ends and unknown words left out", "1 longer n-grams skipped",
    ]),
  ImportCase(
    name: "ARPA cut short", format: .arpa, source: "\\data\\\nngram 1=3\n\\1-grams:\n-1\ta\n",
    words: ["a\t\t-1"], refused: [(4, .malformed)]),
  ImportCase(
    name: "ARPA with another count", format: .arpa,
    source: "\\data\\\nngram 1=3\n\\1-grams:\n-1\ta\n\\end\\\n", words: ["a\t\t-1"],
    refused: [(5, .malformed)]),
  ImportCase(
    name: "table of counts", format: .tsv, options: weights(.count),
    source: "the 23135851162\nNew York\t5\n#1\t7\n# x\t7\nof\nx -1\nx 1e13\nx nan\n\u{7}x 1\n",
    words: ["the\t\t23135851162", "New York\t\t5", "#1\t\t7"],
    refused: [
      (4, .malformed), (5, .missingField), (6, .negativeWeight), (7, .hugeWeight),
      (8, .weightNotANumber), (9, .controlCharacter),
    ]),
  ImportCase(
    name: "table of probabilities with readings", format: .tsv,
    options: .with {
      $0.weights = .probability
      $0.columns = ColumnList("weight,-,word,reading")
      $0.reading = .jyutping
    },
    source: "0.25\tx\t你好\tnei5 hou2\n1e-5\tx\t你\tNei5\n1.5\tx\t你\tnei5\n0.1\tx\t你\tnei9\n",
    words: ["你好\tnei5 hou2\t0.25", "你\tnei5\t1e-05"],
    refused: [(3, .hugeWeight), (4, .notAReading)]),
  ImportCase(
    name: "table of ranks", format: .tsv, options: weights(.rank),
    source: "a 1\nb 2\nc 0\nd 1.5\n", words: ["a\t\t1", "b\t\t2"],
    refused: [(3, .weightOutOfRange), (4, .weightOutOfRange)]),
  ImportCase(
    name: "word list of kana", format: .wordList,
    source: """
      # globekey-wordlist 1
      # reading: kana
      # script: any
      # weight: cost(800)
      四角\tしかく\t-5
      ＡＢＣ\tエービーシー\t7
      四角\t漢\t5
      四角\tしかく
      """,
    words: ["四角\tしかく\t-5", "ＡＢＣ\tえーびーしー\t7"],
    refused: [(7, .notAReading), (8, .missingField)]),
]

@Suite struct FieldFormatTests {
  @Test(arguments: cases)
  func validLinesAreImportedAndMalformedOnesNamed(item: ImportCase) throws {
    try expectResult(of: item)
  }

  @Test func everyFormatHasCases() {
    let elsewhere: Set<ImportFormat> = [
      .jieba, .pypinyinPhrases, .pypinyinCharacters, .rime, .unihan, .hunspell, .mecabBinary,
      .ibusTable,
    ]
    #expect(Set(cases.map(\.format)).union(elsewhere) == Set(ImportFormat.allCases))
  }

  @Test func headersDescribeTheEntries() throws {
    let skk = try imported("かな /仮名/\n", as: .skk).list
    #expect(skk.header.contains(.init("reading", "kana")))
    #expect(skk.header.contains(.init("weight", "rank")))
    let aosp = try imported("dictionary=main:en,description=Sample,version=3\n", as: .aosp).list
    #expect(aosp.header.contains(.init("source", "Sample")))
    #expect(aosp.header.contains(.init("weight", "cost(7.155029)")))
    let chewing = try imported("# dc:title = 詞庫,,\n# dc:license = X\n", as: .chewing).list
    #expect(chewing.header.contains(.init("source", "詞庫")))
    #expect(chewing.header.contains(.init("licence", "X")))
  }

  @Test func androidCostsAreConvertedToProbabilities() throws {
    let unit = try #require(WeightUnit("cost(7.155029)"))
    let step = try #require(unit.frequency(of: 1))
    #expect(abs(step - 1 / 1.15) < 1e-6)
  }

  @Test func importedListsRoundTrip() throws {
    let (list, _) = try imported("おくr /送/贈/\nABC /英字/\n", as: .skk)
    list.describe([.init("source", "a\nb"), .init("licence", "GPL-2.0-or-later")])
    let text = try list.text()
    let again = try imported(text, as: .wordList).list
    #expect(try again.text() == text)
    #expect(again.header.contains(.init("source", "a b")))
  }

  @Test(arguments: [
    ("# reading: klingon", 2), ("# script: Latin", 2), ("# weight: cost(0)", 2),
    ("# weight: heavy", 2), ("你\tni\t1\n# reading: kana", 3),
  ])
  func malformedHeadersAreErrors(header: String, line: Int) {
    let text = "\(WordList.signature)\n\(header)\n"
    let error = #expect(throws: DictionaryError.self) { try imported(text, as: .wordList) }
    guard case .malformed("source", line, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func builderAcceptsPinyinInEveryUnitExceptRanks() throws {
    func read(_ header: String) throws -> [WordEntry] {
      var report = RejectionReport()
      let text = "\(WordList.signature)\n\(header)\n你\tni\t2\n"
      let list = try WordList(
        SourceText(name: "w", text: text), parser: SampleDictionary.parser(), report: &report)
      return try list.frequencies(name: "w")
    }
    #expect(try read("# weight: occurrences").map(\.weight) == [2])
    #expect(try read("# weight: log10").map(\.weight) == [100])
    #expect(abs(try read("# weight: cost(2)")[0].weight - 0.36787944) < 1e-6)
    #expect(throws: DictionaryError.self) { try read("# weight: rank") }
    #expect(throws: DictionaryError.self) { try read("# reading: kana") }
    #expect(try read("# reading: none").isEmpty)
  }

  /// Bopomofo and Jyutping are compiled with their tones, which are adjacent in the syllable table.
  @Test(arguments: [
    ("zhuyin", "ㄏㄠ\nㄏㄠˇ\nㄏㄠˋ\nㄋㄧˇ", "毫\tㄏㄠˊ", "ㄏㄠˇ", 2),
    ("jyutping", "hou2\nhou3\nnei5", "毫\thou4", "HOU2", 0),
  ])
  func builderAcceptsSyllablesWithTones(
    system: String, syllables: String, other: String, reading: String, id: SyllableID
  ) throws {
    let file = try SyllableFile(SourceText(name: "syllables.tsv", text: syllables))
    var report = RejectionReport()
    let entry = "\(WordList.signature)\n# reading: \(system)\n好\t\(reading)\t2\n\(other)\t2\n"
    let list = try WordList(
      SourceText(name: "w", text: entry), parser: EntryParser(syllables: file.table),
      report: &report)
    #expect(list.entries.map(\.reading) == [[id]])
    #expect(report.total == 1)
  }
}
