import DictionaryBuilder
import DictionaryImage
import Foundation
import SyllableConversion
import TestSupport
import Testing
import ToolSupport

@Suite struct ARPATests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let sample = """
    made by hand

    \\data\\
    ngram 1=6
    ngram 2=4
    ngram 3=2

    \\1-grams:
    -1.5\t<unk>
    -99\t<s>\t-0.5
    -1.2\t</s>
    -0.6\t我\t-0.25
    -0.7\t们\t-0.125
    -0.9\t是

    \\2-grams:
    -0.3\t<s> 我\t-0.1
    -0.2\t我 们\t-0.05
    -0.4\t们 是
    -0.5\t是 </s>

    \\3-grams:
    -0.1\t<s> 我 们
    -0.15\t我 们 是

    \\end\\
    """

  private func image(_ text: String, name: String = "words.arpa") throws -> String {
    let input = ImportInput(name: name, bytes: Array(text.utf8))
    return try folder.write("model.imemodel", ARPAModel.image(words: input, characters: nil).image)
  }

  /// The model scores listed n-grams with the file's probabilities and backs off for the others.
  @Test func modelScoresMatchTheFile() throws {
    let contents = try ModelContents(path: image(Self.sample))
    #expect(contents.words.map(\.word) == ["我", "们", "是"])
    let tables = contents.wordTables
    let (we, plural, be): (UInt32, UInt32, UInt32) = (3, 4, 5)
    func cost(_ word: UInt32, after words: [UInt32]) -> Double {
      var context = tables.context(after: words[0])
      for word in words.dropFirst() {
        context = tables.score(word, after: tables.prepare(context)).next
      }
      return Double(tables.score(word, after: tables.prepare(context)).cost)
    }
    let cases: [(UInt32, [UInt32], Double)] = [
      (we, [1], -0.3), (plural, [1, we], -0.1), (be, [we, plural], -0.15),
      (2, [plural, be], -0.5), (plural, [be, we], -0.2),
      (be, [1, we], -0.1 - 0.25 - 0.9), (we, [we, plural], -0.05 - 0.125 - 0.6),
      (be, [we, we], -0.25 - 0.9), (0, [1], -0.5 - 1.5),
    ]
    for (word, context, logarithm) in cases {
      let expected = -logarithm * log(10.0) * 1000
      #expect(abs(cost(word, after: context) - expected) < 2.5, "\(word) after \(context)")
    }
  }

  /// Exporting, importing and exporting again gives the same bytes and the same costs.
  @Test(arguments: [1, 2, 3])
  func roundTripsKeepEveryByte(order: Int) throws {
    let text = SmallText(seed: 9, sentences: 500, characters: 16)
    let estimate = try KneserNey(
      files: [text.counts(order: order, in: folder)], weights: [1],
      vocabularySize: text.vocabulary.count)
    let packing = try #require(NGramPacking(order: order, vocabularySize: text.vocabulary.count))
    let model = NGramPruning(
      estimate, bitsPerWord: packing.bitsPerWord,
      classes: (0..<UInt32(text.vocabulary.count)).map { $0 / 2 }
    ).model(threshold: 0.2, vocabulary: text.vocabulary)
    var writer = ImageWriter()
    writer.add(
      "model.vocabulary",
      text: zip(text.vocabulary.words, text.vocabulary.counts).map { "\($0)\t\($1)\n" }.joined())
    writer.add("model.characters", text: text.vocabulary.words.map { $0 + "\n" }.joined())
    for prefix in ["words", "chars"] {
      NGramImageWriter(model, prefix: prefix, codeWidth: 6).add(to: &writer)
    }
    let original = try folder.write("original.imemodel", writer.serialized())
    func export(_ image: String, _ unit: ARPAModel.Unit, _ name: String) throws -> String {
      let path = "\(folder.path)/\(name)"
      try ARPAModel.export(unit, ofImageAt: image, to: path)
      return path
    }
    let words = try export(original, .words, "words.arpa")
    let characters = try export(original, .characters, "characters.arpa")
    let again = try folder.write(
      "again.imemodel",
      ARPAModel.image(
        words: ImportInput(path: words), characters: ImportInput(path: characters)
      ).image)
    for (unit, path) in [(ARPAModel.Unit.words, words), (.characters, characters)] {
      let second = try export(again, unit, "second.arpa")
      #expect(
        try String(contentsOfFile: path, encoding: .utf8)
          == String(contentsOfFile: second, encoding: .utf8))
    }
    let (first, second) = (try ModelContents(path: original), try ModelContents(path: again))
    for u in 0..<UInt32(text.vocabulary.count) {
      for v in 0..<UInt32(text.vocabulary.count) {
        let pair = [first, second].map {
          let tables = $0.wordTables
          let scored = tables.score(v, after: tables.prepare(tables.context(after: u)))
          let third = tables.score(u, after: tables.prepare(scored.next))
          return [scored.cost, third.cost]
        }
        #expect(pair[0] == pair[1])
      }
    }
  }

  /// Unsorted and repeated n-grams are accepted, and a bigram that a trigram needs is added.
  @Test func unsortedAndIncompleteFilesAreAccepted() throws {
    let text = """
      \\data\\
      ngram 1=6
      ngram 2=2
      ngram 3=1

      \\1-grams:
      -0.9\t</s>
      -0.7\tb\t-0.2
      -0.6\ta\t-0.3
      -1.1\tc\t-0.1
      -0.1\ta\t-9
      -99\t<s>\t-0.4

      \\2-grams:
      -0.5\tb c
      -0.4\ta b\t-0.05

      \\3-grams:
      -0.2\tb a c

      \\end\\
      """
    let tables = try ModelContents(path: image(text)).wordTables
    // Words are numbered in file order: b is 3 and a is 4. The first of the two lines of a counts.
    #expect(tables.unigramCost(of: 4) == Int32((600 * log(10.0)).rounded()))
    let first = tables.score(4, after: tables.prepare(tables.context(after: 3)))
    #expect(abs(Double(first.cost) - 800 * log(10.0)) < 2.5)
    let third = tables.score(5, after: tables.prepare(first.next))
    #expect(abs(Double(third.cost) - 200 * log(10.0)) < 2.5)
  }

  @Test(arguments: [
    ("ngram 1=6", "ngram 1=7", 15, "states 7 1-grams, but the file has 6"),
    ("ngram 1=6", "ngram 1=5", 13, "more 1-grams than the 5"),
    ("ngram 2=4", "ngram 2=99999999999999999999", 5, "expected 'ngram order=count'"),
    ("ngram 2=4", "ngram 2=1000000000000", 21, "states 1000000000000 2-grams, but the file has 4"),
    ("ngram 2=4", "ngram 2=-4", 5, "expected 'ngram order=count'"),
    ("ngram 2=4", "ngram 4=4", 5, "expected the number of 2-grams"),
    ("ngram 3=2", "ngram 3=2\nngram 4=1", 7, "more than 3 words"),
    ("-0.6\t我", "nan\t我", 12, "'nan' is not a logarithm"),
    ("-0.6\t我", "-inf\t我", 12, "'-inf' is not a logarithm"),
    ("-0.6\t我", "0.6\t我", 12, "above 0"),
    ("-0.6\t我\t-0.25", "-0.6\t我\tx", 12, "'x' is not a logarithm"),
    ("-0.2\t我 们", "-0.2\t我", 18, "'-0.05' is not among the 1-grams"),
    ("-0.2\t我 们", "-0.2\t我 他", 18, "'他' is not among the 1-grams"),
    ("\\2-grams:", "\\3-grams:", 16, "expected '\\2-grams:'"),
    ("\\data\\", "data", 8, "expected '\\data\\' before"),
    ("\\end\\", "", 26, "the file ends before '\\end\\'"),
  ])
  func malformedLinesAreNamed(
    old: String, new: String, line: Int, reason: String
  ) throws {
    let text = Self.sample.replacingOccurrences(of: old, with: new)
    #expect(text != Self.sample)
    do {
      _ = try image(text)
      Issue.record("taken: \(new)")
    } catch let error as DictionaryError {
      guard case .malformed(let path, let found, let text) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(path == "words.arpa" && text.contains(reason), "\(text)")
      #expect(abs((found ?? 0) - line) <= 1, "\(found ?? 0): \(text)")
    }
  }

  /// Truncated anywhere or with bytes overwritten anywhere, a file gives an error or a model, never
  /// a trap.
  @Test func damagedFilesNeverTrap() throws {
    let bytes = Array(Self.sample.utf8)
    let end = bytes.count - 2
    for length in 0..<end {
      #expect(throws: DictionaryError.self) {
        try ARPAModel.image(
          words: ImportInput(name: "cut", bytes: Array(bytes[..<length])), characters: nil)
      }
    }
    var random = SeededGenerator(seed: 4)
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[.random(in: damaged.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = try? ARPAModel.image(
        words: ImportInput(name: "damaged", bytes: damaged), characters: nil)
    }
    #expect(throws: DictionaryError.self) {
      try ARPAModel.image(
        words: ImportInput(name: "bytes", bytes: [0x5C, 0xFF, 0xFE, 0x0A]), characters: nil)
    }
  }

  @Test func characterModelsRejectWords() throws {
    let words = ImportInput(name: "a", bytes: Array(Self.sample.utf8))
    let characters = ImportInput(
      name: "characters.arpa",
      bytes: Array(Self.sample.replacingOccurrences(of: "我", with: "我们").utf8))
    #expect(throws: DictionaryError.self) {
      try ARPAModel.image(words: words, characters: characters)
    }
  }
}
