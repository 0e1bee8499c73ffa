import DictionaryBuilder
import Foundation
import Japanese
import NGrams
import SyllableConversion
import TestSupport
import Testing
import ToolSupport

/// Damaged images and files give odd candidates and typed errors, but no traps.
@Suite struct DamageTests {
  #if DEBUG
    static let seeds = 0..<3
  #else
    static let seeds = 0..<24
  #endif

  @Test(arguments: seeds)
  func conversionContinuesWithDamagedImages(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let sound = try DefaultDictionary.path(of: "ja")
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: sound)))
    let section = try #require(Image(path: sound).sections.randomElement(using: &random))
    for _ in 0..<(seed % 2 == 0 ? 200 : section.length) {
      let offset = section.offset + Int.random(in: 0..<section.length, using: &random)
      bytes[offset] = UInt8.random(in: 0...255, using: &random)
    }
    let folder = try TemporaryFolder()
    let path = try folder.write("damaged.imedict", bytes)
    guard let lexicon = try? KanaLexicon(path: path) else { return }
    var session = InputSession(
      method: Japanese.inputMethod(lexicon: lexicon), keymap: Japanese.keymap)
    for keys in ["nihongo<Space><Right><S-Left>", "sanjuunin<Space><Space><PageDown>", "a<Tab>"] {
      for key in try KeyNotation.parse(keys + "<Return>") {
        #expect(!session.handle(key).isEmpty)
      }
    }
    let selected = InputContext(hasSelection: true, selectedText: "学校に行く")
    _ = session.perform(.reconvert, context: selected)
    _ = session.descriptions(
      of: Candidate(Segment(reading: "", syllableEnds: [], text: "学校に行く")))
    _ = session.explanations(limit: 3)
    for text in ["行", "がっこう", "→"] { _ = session.reason(against: text) }
  }

  private func folder(
    words: String = "あ\t亜\t1\t\t5\n", matrix: String = "P5 2 2 255\nabcd",
    model: String? = nil, readings: String? = nil
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var manifest = Self.manifest
    if let readings {
      try folder.write("readings.tsv", readings)
      manifest = manifest.replacing(
        "{\"language\"", with: "{\"readings\": \"readings.tsv\", \"language\"")
    }
    try folder.write("kana.json", manifest)
    try folder.write("words.tsv", words)
    try folder.write("matrix.pgm", matrix)
    if let model { try folder.write("model", model) }
    return folder
  }

  private func build(_ folder: TemporaryFolder) throws -> KanaBuild {
    try KanaBuild(folder: folder.path, BuildOptions(model: ModelChoice(TrainedModels())))
  }

  private static let manifest = """
    {"language": "ja", "words": {"file": "words.tsv", "costUnit": 32, "entries": 1},
     "matrix": {"file": "matrix.pgm", "costUnit": 64}, "costsPerNat": 500, "classWeight": 0.6,
     "modelWeight": 0.4, "readingWeight": 0.3, "unknownWordCost": 1,
     "classes": {"number": 0, "noun": 1, "prefix": [], "dependent": [], "mark": [], "numeral": []},
     "model": "model",
     "source": {"name": "x", "version": "1", "licence": "x", "copyright": "x"}}
    """

  @Test(arguments: [
    ("P5 2 3 255\nabcdef", "not a square greymap"), ("P5 2 2 255\nabc", "3 bytes of grey"),
    ("", "P5"),
  ])
  func malformedMatricesAreNamed(matrix: String, reason: String) throws {
    let folder = try folder(matrix: matrix)
    #expect {
      _ = try KanaBuild(folder: folder.path)
    } throws: { "\($0)".contains("matrix.pgm") && "\($0)".contains(reason) }
  }

  /// A malformed line is rejected with its number, and the other lines are used.
  @Test func malformedLinesAreRejected() throws {
    let folder = try folder(
      words: "あ\t亜\t1\t\t5\nい\t胃\tx\t\t5\nう\t鵜\t1\t\t-3\nえ\t絵\t1\n\t\t1\t1\t7\n",
      model: Self.smallModel)
    let build = try build(folder)
    let report = try build.image().report
    #expect(report.words == 2)
    #expect(report.rejections.first.map(\.line) == [2, 3, 4])
  }

  /// A reading that was counted costs less than the word costs alone would give, an uncounted one
  /// costs more. Without valid counts, only the word costs apply.
  @Test(
    arguments: [
      (nil, [:], []), ("亜\t990\tあ\t1000\n", ["つぐ": 1296], []),
      ("\n亜\t4\tあ\t250\tつぐ\t750", ["あ": 153], []),
      ("亜\t9\tつぐ\n亜\nx\t9\n亜\t0\n亜\t9\tあ\t1001\n亜\t9\tあ\tx\n", [:], [1, 2, 4, 5, 6]),
    ] as [(String?, [String: Int32], [Int])])
  func countedReadings(readings: String?, excess: [String: Int32], refused: [Int]) throws {
    let folder = try folder(
      words: "あ\t亜\t1\t\t5\nつぐ\t亜\t1\t\t5\n", model: Self.smallModel, readings: readings)
    let build = try build(folder)
    let (bytes, report) = try build.image()
    #expect(report.rejections.first.map(\.line) == refused)
    let lexicon = try KanaLexicon(path: folder.write("ja.imedict", bytes))
    var costs: [String: Int32] = [:]
    for number in 0..<lexicon.wordCount {
      let reading = String(String.UnicodeScalarView(lexicon.reading(ofWord: number)))
      costs[reading] = lexicon.word(number).cost
    }
    let least = try #require(costs.values.min())
    #expect(costs.count == 2)
    #expect(costs.mapValues { $0 - least }.filter { $0.value > 0 } == excess)
  }

  /// A model with four unigrams, among them 亜, and the bigram 亜亜.
  private static let smallModel =
    "GKKANAMODEL 2\nwords 1\n亜\ncosts 2\n1000 2000\ncodes 4\n\u{0}\u{1}\u{1}\u{0}"
    + "ngrams 1\n\u{0}\u{0}\u{0}\u{1}\u{3}"
    + "costs 1\n700\ncodes 1\n\u{0}costs 1\n500\ncodes 1\n\u{0}"

  /// Back-off costs are read from the file, not derived from the n-grams: 亜 is likely after 亜, and
  /// all other words cost more by the back-off.
  @Test func backOffCostsAreRead() throws {
    let folder = try folder(model: Self.smallModel)
    let build = try build(folder)
    let image = try folder.write("ja.imedict", build.image().bytes)
    let model = try KanaLexicon(path: image).model
    let after = model.prepare(model.context(after: 3))
    #expect(model.score(3, after: after).cost == 700)
    #expect(model.score(NGramTables.unknown, after: after).cost == 500 + 1000)
  }

  /// A valid model after slight damage, and truncated models.
  @Test(arguments: [
    "", "GKKANAMODEL 1\n", "GKKANAMODEL 2\nwords 9\n亜\n",
    smallModel.replacing("codes 4\n\u{0}", with: "codes 4\n\u{9}"),
    smallModel.replacing("codes 4", with: "codes 3"),
    smallModel.replacing("1000 2000", with: "1000"),
    smallModel.replacing("\u{1}\u{3}costs", with: "\u{2}\u{3}costs"),
    smallModel.replacing("\u{1}\u{3}costs", with: "\u{1}\u{4}costs"),
    smallModel.replacing("ngrams 1", with: "ngrams 2"),
    String(smallModel.dropLast(12)),
  ])
  func malformedModelsAreNamed(model: String) throws {
    let folder = try folder(model: model)
    let build = try build(folder)
    #expect {
      _ = try build.image()
    } throws: { "\($0)".contains("/model: ") && "\($0)".contains("at byte") }
  }
}
