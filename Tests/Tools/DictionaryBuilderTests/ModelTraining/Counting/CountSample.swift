import DictionaryBuilder
import Foundation
import TestSupport

/// A vocabulary and random text for it.
enum CountSample {
  static let characters = "天地人你我他好中国大小上下来去看说的了是"

  /// All characters and some words of two and three characters.
  static let vocabulary: Vocabulary = {
    var random = SeededGenerator(seed: 11)
    let all = Array(characters)
    var entries: [(word: String, count: UInt64)] = all.dropLast(2).enumerated().map {
      (String($1), UInt64(1000 - 40 * $0))
    }
    var seen = Set(entries.map(\.word))
    for _ in 0..<60 {
      let length = Int.random(in: 2...3, using: &random)
      let word = String((0..<length).compactMap { _ in all.randomElement(using: &random) })
      if seen.insert(word).inserted {
        entries.append((word, UInt64.random(in: 1...900, using: &random)))
      }
    }
    return Vocabulary(entries)
  }()

  /// Returns lines with punctuation, numbers and foreign words between the characters.
  static func lines(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let pieces = characters.map(String.init) + ["，", "。", "2014年", "37", "ok", " ", "“", "”"]
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...30, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }
  }

  static func options(
    order: Int = 3, memory: Int = 1 << 20, threads: Int = 2, heldOutEvery: UInt64 = 0
  ) -> TextCounter.Options {
    var options = TextCounter.Options()
    options.order = order
    options.memory = memory
    options.threads = threads
    options.heldOutEvery = heldOutEvery
    return options
  }

  /// Counts texts in a temporary folder. Returns the bytes of the file and the summary.
  static func count(
    _ texts: [String], _ options: TextCounter.Options
  ) throws -> (bytes: [UInt8], summary: CountSummary) {
    let folder = try TemporaryFolder()
    let paths = try texts.enumerated().map { try folder.write("\($0).txt", $1) }
    let output = "\(folder.path)/out.ngrams"
    let summary = try TextCounter(vocabulary: vocabulary, options: options)
      .count(paths, to: output) { _ in }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    guard left == paths.count + 1 else { throw Leftovers() }
    return (Array(try Data(contentsOf: URL(filePath: output))), summary)
  }

  struct Leftovers: Error {}

  /// Returns the counts in the bytes of a file, by the n-grams' words.
  static func table(_ bytes: [UInt8], _ vocabulary: Vocabulary = vocabulary) throws -> [String: Int]
  {
    let folder = try TemporaryFolder()
    return try table(at: folder.write("copy.ngrams", bytes), vocabulary)
  }

  /// Returns the counts of the file at `path`.
  static func table(at path: String, _ vocabulary: Vocabulary = vocabulary) throws -> [String: Int]
  {
    let file = try CountFile(path: path, vocabulary: vocabulary)
    var reader = file.makeReader()
    var table: [String: Int] = [:]
    while try reader.next() {
      let words = file.packing.words(of: reader.key).map(vocabulary.name)
      table[words.joined(separator: " ")] = Int(reader.count)
    }
    return table
  }

  /// Counts with dictionaries of strings: slow but simple.
  static func naiveCounts(_ lines: [String], order: Int) -> [String: Int] {
    let segmenter = WordSegmenter(vocabulary: vocabulary)
    var scratch = WordSegmenter.Scratch()
    var scanner = ClauseScanner(seed: 1)
    var table: [String: Int] = [:]
    for line in lines {
      Array(line.utf8).withUnsafeBufferPointer { bytes in
        scanner.scan(bytes) { clause in
          var tokens: [UInt32] = []
          segmenter.append(clause, to: &tokens, scratch: &scratch)
          let names = ["<s>"] + tokens.map(vocabulary.name) + ["</s>"]
          guard names.count >= order else { return }
          for start in 0...(names.count - order) {
            table[names[start..<start + order].joined(separator: " "), default: 0] += 1
          }
        }
      }
    }
    return table
  }
}
