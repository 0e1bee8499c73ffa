import DictionaryBuilder
import ToolSupport

/// The sample dictionary with a first list of many shards.
package enum LargeDictionary {
  /// The lines of the first list, including the signature: words of one to six characters, some
  /// with readings.
  package static let lines: [String] = {
    let characters = ["长", "行", "好", "卡", "们", "你", "银"]
    let syllables = ["chang", "hang", "hao", "ka", "men", "ni", "yin"]
    var random = SeededGenerator(seed: 5)
    var lines = [WordList.signature]
    for _ in 0..<30_000 {
      let positions = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Int.random(in: 0..<characters.count, using: &random)
      }
      let hasReading = Int.random(in: 0..<4, using: &random) == 0
      let reading = hasReading ? positions.map { syllables[$0] }.joined(separator: " ") : ""
      let word = positions.map { characters[$0] }.joined()
      lines.append("\(word)\t\(reading)\t\(Int.random(in: 0...500, using: &random))")
    }
    return lines
  }()

  /// Writes the dictionary to `folder`.
  package static func write(to folder: TemporaryFolder) throws {
    try SampleDictionary.write(to: folder)
    try folder.write("first.tsv", lines.joined(separator: "\n") + "\n")
    let readings = """
      \(WordList.signature)
      长\tchang\t3
      行\thang\t20
      好\thao\t9
      卡\tka\t0
      们\tmen\t1
      你\tni\t4
      银\tyin\t2

      """
    try folder.write("readings.tsv", readings)
  }
}
