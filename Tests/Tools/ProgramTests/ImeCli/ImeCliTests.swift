import TestSupport
import Testing

/// `ime-cli` as other programs see it: output, messages and exit codes.
@Suite struct ImeCliTests {
  private let folder: TemporaryFolder
  private let dictionary: [String]

  init() throws {
    folder = try TemporaryFolder()
    dictionary = ["--dictionary", try DefaultDictionary.path(of: "zh-Hans")]
  }

  private func run(_ arguments: [String], input: [UInt8] = []) throws -> Program.Result {
    try Program("ime-cli").run(arguments + dictionary, input: input)
  }

  @Test func convertWritesKeysAndSentences() throws {
    let result = try run(
      ["convert", "--language", "zh-Hans", "--candidates", "2"],
      input: Array("shijian\nni hao\r\n\nzgr".utf8))
    #expect(result.code == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(
      lines.prefix(2).map { $0.split(separator: "\t").prefix(2) } == [
        ["shijian", "时间"], ["ni hao", "你好"],
      ])
    #expect(lines[0].split(separator: "\t").count == 3)
    #expect(lines[2] == "")
    #expect(lines[3].hasPrefix("zgr\t中国人\t"))
  }

  @Test func invalidTextIsReportedWithItsPositionAndSkipped() throws {
    let result = try run(["convert"], input: Array("ni".utf8) + [0xFF] + Array("\nnihao\n".utf8))
    #expect(result.code == 65)
    #expect(result.errors.contains("standard input:1: byte 3"))
    #expect(result.output.hasSuffix("\nnihao\t你好\n"))
  }

  @Test func tenThousandLettersInOneLine() throws {
    let keys = String(repeating: "zhongguoren", count: 910)
    let result = try run(["convert"], input: Array((keys + "\n").utf8))
    #expect(result.code == 0)
    #expect(result.output == keys + "\t" + String(repeating: "中国人", count: 910) + "\n")
  }

  @Test(
    arguments: [
      ("convert --language tlh", 64), ("convert --candidates 0", 64),
      ("convert --candidates many", 64), ("evaluate", 64), ("dance", 64),
      ("trace ni<Sapce>", 65), ("evaluate /nowhere.tsv", 66),
      ("evaluate --rows --misses x.tsv", 64), ("replay /nowhere.txt", 66),
      ("bench /nowhere.tsv", 66), ("replay /", 66),
    ] as [(String, Int32)])
  func exitCodes(command: String, code: Int32) throws {
    let result = try run(command.split(separator: " ").map(String.init))
    #expect(result.code == code)
    #expect(!result.errors.isEmpty)
    #expect(result.output.isEmpty)
  }

  @Test(
    arguments: [
      ([], 65 as Int32), (Array("no dictionary".utf8), 65), (Array("GKIMEDIC".utf8), 65), (nil, 66),
    ] as [([UInt8]?, Int32)])
  func invalidDictionaries(bytes: [UInt8]?, code: Int32) throws {
    let path = "\(folder.path)/d.imedict"
    if let bytes { try folder.write("d.imedict", bytes) }
    let result = try Program("ime-cli").run(["convert", "--dictionary", path])
    #expect(result.code == code)
    #expect(result.errors.hasPrefix("ime-cli: \(path): "))
  }

  @Test func helpShowsAnExampleForEachCommand() throws {
    for command in [
      "convert", "explain", "why-not", "type", "trace", "replay", "evaluate", "bench", "caret",
    ] {
      let result = try Program("ime-cli").run([command, "--help"])
      #expect(result.code == 0)
      #expect(result.output.contains("$ ") && result.output.contains("ime-cli \(command)"))
    }
  }

  @Test func traceShowsKeyCommandAndEffect() throws {
    let result = try run(["trace", "n<Space>"])
    #expect(
      result.output.split(separator: "\n").filter { !$0.contains("showCandidates") } == [
        "key      n", "command  insert n", "effect   setMarkedText n|",
        "stages   n| → 你 → n|", "key      <Space>", "command  commit", "effect   insertText 你",
        "effect   hideCandidates", "document 你|",
      ])
  }

  @Test func replayFailsWithFileAndLine() throws {
    let script = try folder.write("script.txt", "SCENARIO x\nKEYS nihao<Space>\nCOMMIT 泥号\n")
    let result = try run(["replay", script])
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("\(script):3: x: expected commit '泥号', found '你好'\n"))
  }

  /// A scenario with a phrase file, using the scenarios' fixed time. An error names the line.
  @Test func phrasesComeFromAFile() throws {
    let phrases = try folder.write(
      "phrases.tsv", "# own\nrqi\t{yyyy}-{MM}-{dd}\t2\nshm\t《{cursor}》\n")
    for script in [
      "SCENARIO day\nKEYS rqi2\nDOCUMENT 2026-11-21|\n"
        + "SCENARIO caret\nKEYS shm<Space>\nDOCUMENT 《|》\n",
      "KEYBOARD zh-Hans touch\nSCENARIO keyboard\nTAP s h m <space>\nDOCUMENT 《|》\n",
    ] {
      let file = try folder.write("script.txt", script)
      let result = try Program("ime-cli").run(["replay", file, "--phrases", phrases])
      #expect(result.code == 0, "\(result.output)\(result.errors)")
    }
    let broken = try folder.write("broken.tsv", "dz\t{now}\n")
    let failure = try run(["convert", "--phrases", broken])
    #expect(failure.code == 65)
    #expect(failure.errors.hasPrefix("ime-cli: \(broken):1: there is no {now}; use {yyyy}"))
    #expect(try run(["convert", "--phrases", "/nowhere.tsv"]).code == 66)
  }

  @Test func evaluateAndBenchReadASet() throws {
    let set = try folder.write("set.tsv", "你好\tni hao\n中国\tzhong guo\n")
    let accuracy = try run(["evaluate", set])
    #expect(accuracy.output.hasSuffix("\(set)\t2\t100.0\t100.0\t100.0\n"))
    let bench = try run(["bench", set])
    #expect(bench.output.split(separator: "\n").last?.hasPrefix("13\t") == true)
    let broken = try folder.write("broken.tsv", "你好\tni hao\n中国\n")
    let failure = try run(["evaluate", broken])
    #expect(failure.code == 65 && failure.errors.contains("\(broken):2: "))
  }

  /// 公式 after 数学 is 共识 without it, which the fourth column accepts here.
  @Test func evaluateComparesContexts() throws {
    let set = try folder.write("set.tsv", "你好\tni hao\t\t\n公式\tgong shi\t数学\t共识\n")
    let plain = try run(["evaluate", set])
    #expect(plain.output.hasPrefix("set\trows\ttop-1 %\ttop-5 %\tcharacters %\taccepted %\n"))
    #expect(plain.output.hasSuffix("\t100.0\n"))
    let compared = try run(["evaluate", "--compare-context", "--misses", set])
    #expect(compared.output.hasSuffix("\(set)\t2\t50.0\t100.0\t1\t0\t100.0\t100.0\n"))
    #expect(compared.output.contains("won\t数学\tgongshi\t"))
    for other in ["--ignore-context", "--rows", "--learn"] {
      #expect(try run(["evaluate", "--compare-context", other, set]).code == 64)
    }
  }

  @Test func evaluateMeasuresTheOutputOfAnotherProgram() throws {
    let set = try folder.write("set.tsv", "你好\tni hao\n中国\tzhong guo\n")
    let rows = try run(["evaluate", "--rows", set])
    #expect(rows.output == "你好\tnihao\n中国\tzhongguo\n")
    let answers = try folder.write("answers.tsv", "zhongguo\t中过\t中国\nnihao\t你好\n")
    let accuracy = try Program("ime-cli").run(["evaluate", "--answers", answers, set])
    #expect(accuracy.output.hasSuffix("\(set)\t2\t50.0\t100.0\t75.0\n"))
    let short = try folder.write("short.tsv", "nihao\t你好\n")
    let failure = try Program("ime-cli").run(["evaluate", "--answers", short, set])
    #expect(failure.code == 65 && failure.output.isEmpty)
    #expect(failure.errors.contains("\(short): no line for the keys 'zhongguo' of \(set)"))
  }

  @Test func typeReadsKeysFromAPipe() throws {
    let result = try run(["type"], input: Array("nihao ,".utf8))
    #expect(result.code == 0)
    #expect(result.output == "你好，\n")
    // Letters still in the composition at the end of the input are printed.
    #expect(try run(["type"], input: Array("nihao shijie".utf8)).output == "你好shijie\n")
  }

  /// A table of another program is typed from its image, or by name from the container.
  @Test func typeTakesAnImportedTable() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("small.dict.yaml", SmallTable.rime)
    let image = try folder.write("tables/small.imedict", "")
    #expect(try Program("ime-dict").run(["table", source, "-o", image]).code == 0)
    let byFile = try Program("ime-cli").run(
      ["type", "--table", image, "--no-learn"], input: Array("aa wwww ".utf8))
    #expect(byFile.output == "式人\n")
    let container = ["GLOBEKEY_CONTAINER": folder.path]
    let byName = try Program("ime-cli").run(
      ["type", "--language", "table-small", "--no-learn"], input: Array("aa wwww ".utf8),
      environment: container)
    #expect(byName.output == "式人\n")
    let codes = try Program("ime-cli").run(
      ["codes", "--language", "table-small", "工人"], environment: container)
    #expect(codes.output == "工人\taaww\t\n")
    let both = try Program("ime-cli").run(["type", "--table", image, "--language", "de"])
    #expect(both.code == 64 && both.errors.contains("--table replaces --language"))
  }

  @Test func typeCorrectsWordsOfALanguageWithoutAnEngine() throws {
    let result = try Program("ime-cli").run(
      ["type", "--language", "en,ru", "--no-learn"], input: Array("teh \0ghbdtn".utf8))
    #expect(result.code == 0)
    #expect(result.output == "the привет\n")
    let arabic = try Program("ime-cli").run(
      ["type", "--language", "ar", "--keys", "layout", "--no-learn"], input: Array("lvpfh".utf8))
    #expect(arabic.output == "مرحبا\n")
    let vietnamese = try Program("ime-cli").run(
      ["type", "--language", "vi", "--no-learn"], input: Array("tieengs Vieetj ".utf8))
    #expect(vietnamese.output == "tiếng Việt \n")
    let both = try Program("ime-cli").run(
      ["type", "--language", "en+de", "--no-learn"],
      input: Array("Ich habe das wirklcih teh ".utf8))
    #expect(both.output == "Ich habe das wirklich the \n")
    for languages in ["en+ru", "en+en", "en+", "zh-Hans+en"] {
      #expect(try Program("ime-cli").run(["type", "--language", languages]).code == 64)
    }
    let failure = try Program("ime-cli").run(["type", "--language", "tlh"])
    #expect(failure.code == 64 && failure.errors.contains("unknown language 'tlh'"))
  }

  @Test func closedPipeEndsQuietly() throws {
    let keys = Array(String(repeating: "nihao\n", count: 20_000).utf8)
    let result = try Program("ime-cli").run(
      ["convert"] + dictionary, input: keys, throughHead: true)
    #expect(result.code == 0 && result.errors.isEmpty)
  }

  @Test(arguments: [
    ("delete --unit word", "one two |\\n", "one |\\n"),
    ("delete --unit word --count 2", "one two three|", "one |"),
    ("delete --unit character --direction forward", "|\\r\\nx", "|x"),
    ("delete --unit sentence --language en", "Hello Dr. Smith.  Bye.|", "Hello Dr. Smith.  |"),
    ("delete --language th", "ที่|\\|", "ที|\\|"), ("delete", "|a", "|a"),
    ("segment --language zh-Hans", "我们去上海", "我们\t去\t上海"),
    ("segment --unit sentence", "Hi. Bye.", "Hi. \tBye."),
    ("segment --unit word --words-only", "a, b.", "a\tb"),
  ])
  func textTools(command: String, input: String, expected: String) throws {
    let result = try Program("ime-cli").run(
      command.split(separator: " ").map(String.init), input: Array((input + "\n").utf8))
    #expect(result.output == expected + "\n")
    #expect(result.code == 0 && result.errors.isEmpty)
  }

  @Test func linesWithoutACaretAreReportedAndPassedOn() throws {
    let result = try Program("ime-cli").run(
      ["delete"], input: Array("no caret\na|b|c\nok|\nx\\q|\n".utf8))
    #expect(result.code == 65)
    #expect(result.output == "no caret\na|b|c\no|\nx\\q|\n")
    for line in [1, 2, 4] { #expect(result.errors.contains("standard input:\(line): ")) }
  }

  @Test(arguments: ["delete --language e", "segment --language tlh", "delete --unit letter"])
  func textToolsRejectUnknownValues(command: String) throws {
    let result = try Program("ime-cli").run(command.split(separator: " ").map(String.init))
    #expect(result.code == 64 && !result.errors.isEmpty)
  }

  @Test(arguments: [
    (["--keys", "xiaohe"], "nihc", "你好"), (["--keys", "nine"], "64426", "你好"),
    (["--fuzzy", "z-zh,in-ing"], "zongguo", "中国"), (["--fuzzy", "all"], "lihao", "你好"),
    (["--tones"], "ni3hao3", "你好"), ([], "nihoama", "你好吗"),
  ])
  func pinyinIsTypedWithManyKindsOfKeys(options: [String], keys: String, expected: String) throws {
    let result = try run(["convert", "-n", "1"] + options, input: Array("\(keys)\n".utf8))
    #expect(result.code == 0 && result.output == "\(keys)\t\(expected)\n")
  }

  @Test(arguments: [
    (["--keys", "foo"], "'foo'", "xiaohe"), (["--fuzzy", "z-zh,zh"], "'zh'", "c-ch"),
  ])
  func unknownKeysAndSoundsAreRejected(options: [String], name: String, known: String) throws {
    let result = try run(["convert"] + options)
    #expect(result.code == 64 && result.errors.contains(name) && result.errors.contains(known))
  }

  @Test(arguments: [
    ([], "dkssud\n", "dkssud\t안녕\n"), (["--keys", "romaja"], "hangug\n", "hangug\t한국\n"),
    (["--keys", "3-set-390,order-free"], "fsm\n", "fsm\t한\n"),
    (["-n", "2"], "eogksalsrnr\n", "eogksalsrnr\t대한민국\t大韓民國\n"),
  ])
  func koreanIsConverted(options: [String], keys: String, expected: String) throws {
    let dictionary = try ["--dictionary", DefaultDictionary.path(of: "ko")]
    let result = try Program("ime-cli").run(
      ["convert", "--language", "ko"] + dictionary + options, input: Array(keys.utf8))
    #expect(result.code == 0 && result.output == expected)
  }

  @Test func koreanNeedsNoDictionaryAndChecksOptionNames() throws {
    let typed = try Program("ime-cli").run(
      ["trace", "--language", "ko", "rk<Return>"],
      environment: ["GLOBEKEY_DICTIONARIES": folder.path])
    #expect(typed.code == 0 && typed.output.contains("insertText 가"))
    let unknown = try Program("ime-cli").run(["convert", "--language", "ko", "--keys", "foo"])
    #expect(unknown.code == 64 && unknown.errors.contains("'foo' is not a way to type Korean"))
    let missing = try Program("ime-cli").run(
      ["convert", "--language", "ko", "--dictionary", "\(folder.path)/none.imedict"])
    #expect(missing.code == 66 && missing.errors.contains("none.imedict"))
  }

  @Test func koreanIsBenchmarked() throws {
    let set = try folder.write("ko.txt", "한글은 쉽다. 가\n")
    let result = try Program("ime-cli").run(["bench", "--language", "ko", set])
    #expect(result.code == 0 && result.output.contains("\n20\t"), "\(result.output)")
    let bad = try folder.write("bad.txt", "한글\nabc\n")
    let refused = try Program("ime-cli").run(["bench", "--language", "ko", bad])
    #expect(refused.code == 65 && refused.errors.contains("bad.txt:2: "))
  }

  @Test func customDoublePinyinSchemes() throws {
    let listed = try run(["double-pinyin"])
    #expect(listed.output.split(separator: "\n").count == 8)
    let header = "# globekey-double-pinyin 1\n"
    let good = try folder.write("good.tsv", Array("\(header)n\tn\tao\nh\th\ti\n".utf8))
    let typed = try run(["convert", "--double-pinyin", good, "-n", "1"], input: Array("nhhn".utf8))
    #expect(typed.output == "nhhn\t你好\n")
    let checked = try run(["double-pinyin", good])
    #expect(checked.code == 0 && checked.output.contains("0 ambiguous pairs"))
    let bad = try folder.write("bad.tsv", Array("\(header)n\tn\tauo\n".utf8))
    for arguments in [["double-pinyin", bad], ["convert", "--double-pinyin", bad]] {
      let refused = try run(arguments)
      #expect(refused.code == 65 && refused.errors.contains("bad.tsv:2: 'auo' is not a final"))
    }
    #expect(try run(["double-pinyin", "/nowhere.tsv"]).code == 66)
  }

  @Test func slipsAreMadeOnTheKeysOfPinyin() throws {
    let set = try folder.write("set.tsv", Array("你好世界\tni hao shi jie\n".utf8))
    let result = try run(["evaluate", "--typos", "1", set])
    #expect(result.code == 0 && result.output.contains("set.tsv\t1\t"))
    for keys in ["xiaohe", "nine"] {
      let mistyped = try run([
        "evaluate", "--typos", "1", "--typo-every", "2", "--keys", keys, "--rows", set,
      ])
      let typed = try run(["evaluate", "--keys", keys, "--rows", set])
      #expect(mistyped.code == 0 && mistyped.output != typed.output)
    }
    let bopomofo = try folder.write("bopomofo.tsv", Array("ㄊㄨㄥˊ ㄧㄤˋ ㄊㄨㄥˊ ㄧㄤˋ\t同樣同樣\n".utf8))
    let phrases = try Program("ime-cli").run([
      "evaluate", "--language", "zh-Hant", "--by-phrase", "2", "--rows", bopomofo,
      "--dictionary", try DefaultDictionary.path(of: "zh-Hant"),
    ])
    #expect(phrases.output == "同樣\twj/6u;4\n同樣\twj/6u;4\n")
    for refused in [["--by-phrase", "0"], ["--by-phrase", "3", "--language", "ko"]] {
      #expect(try run(["evaluate", set] + refused).code == 64)
    }
  }
}
