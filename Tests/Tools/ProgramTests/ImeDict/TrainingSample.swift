import Foundation
import TestSupport
import ToolSupport

/// A small dictionary with a recipe and training texts, and helpers that run the program on them.
struct TrainingSample {
  let folder: TemporaryFolder

  /// Creates two texts, each with `lines` random lines of the sample dictionary's words.
  init(lines: Int) throws {
    folder = try TemporaryFolder()
    try SampleDictionary.write(to: folder)
    for (seed, name) in [(1, "first"), (2, "second")] {
      try folder.write("\(name).txt", Self.text(seed: UInt64(seed), lines: lines))
    }
    try folder.write("model.json", Self.recipe())
  }

  /// Returns lines of random words, some of which are more frequent.
  static func text(seed: UInt64, lines: Int) -> String {
    var random = SeededGenerator(seed: seed)
    let words = ["你好", "银行", "长", "你", "银行卡", "行", "们", "卡", "你们", "零", "，", "X"]
    return (0..<lines).map { _ in
      var position = 0
      return (0..<Int.random(in: 2...14, using: &random)).map { _ in
        position += Int.random(in: 0..<4, using: &random)
        return words[position % words.count]
      }.joined()
    }.joined(separator: "\n") + "\n"
  }

  /// Returns a recipe with `changes` applied to its text.
  static func recipe(_ changes: (old: String, new: String)...) -> String {
    var text = """
      {"order": 3, "characterOrder": 3, "seed": 5, "heldOutEvery": 10,
       "minimumWordCount": 5, "minimumCharacterCount": 2,
       "corpora": [{"name": "first", "file": "first.txt", "weight": 1},
                   {"name": "second", "file": "second.txt", "weight": 0.5}],
       "builds": [{"name": "small", "budget": 8600, "characterShare": 0.4,
                   "minimumRareWordCount": 2, "codeWidth": 6}]}
      """
    for (old, new) in changes { text = text.replacingOccurrences(of: old, with: new) }
    return text
  }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Returns the arguments of `train` with counts in the folder `work`.
  func arguments(work: String = "work", _ more: String...) -> [String] {
    ["train", folder.path, "--corpora", folder.path, "--work", path(work)] + more
  }

  func run(_ arguments: [String]) throws -> Program.Result {
    try Program("ime-dict").run(arguments)
  }

  /// Returns the bytes of a model; nil if it does not exist.
  func model(_ name: String = "small") -> Data? {
    FileManager.default.contents(atPath: path("\(name).imemodel"))
  }

  func removeModel() { try? FileManager.default.removeItem(atPath: path("small.imemodel")) }
}
