import SyllableConversion

/// A report on a double-pinyin scheme for its author: ambiguous, missing and unused keys.
public struct DoublePinyinReport: Sendable {
  /// One finding.
  public struct Finding: Equatable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line number, from 1; nil if the finding has no single line.
    public let line: Int?
    /// The finding in words.
    public let text: String

    /// The finding with its position: `file:line: text`.
    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(text)" }
  }

  /// Key pairs that stand for several syllables: `lo` for lo and luo.
  public private(set) var ambiguous: [Finding] = []
  /// Syllables without a key pair. They are typed with the key of their initial and an apostrophe.
  public private(set) var untyped: [Finding] = []
  /// Keys and syllables in the file that have no effect.
  public private(set) var unused: [Finding] = []

  /// Checks a scheme against the syllables of a lexicon.
  public init(_ scheme: DoublePinyinScheme, syllables: SyllableTable) {
    var syllablesOfPairs: [[UInt8]: [String]] = [:]
    var used: Set<UInt8> = []
    var typed: Set<SyllableID> = []
    for entry in syllables.pinyinSpellings() {
      let syllable = syllables.spellings[Int(entry.syllable)]
      for pair in scheme.keyPairs(for: entry.spelling) {
        used.formUnion(pair)
        typed.insert(entry.syllable)
        if syllablesOfPairs[pair]?.contains(syllable) != true {
          syllablesOfPairs[pair, default: []].append(syllable)
        }
      }
    }
    func finding(_ line: Int?, _ text: String) -> Finding {
      Finding(file: scheme.file, line: line, text: text)
    }
    let ordered = syllablesOfPairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (pair, meant) in ordered where meant.count > 1 {
      let line =
        scheme.pairs.first { $0.keys == pair }?.line ?? pair.last.flatMap { scheme.keys[$0]?.line }
      let keys = String(decoding: pair, as: UTF8.self)
      ambiguous.append(finding(line, "\(keys) stands for \(meant.joined(separator: " and "))"))
    }
    for (id, spelling) in syllables.spellings.enumerated()
    where !typed.contains(SyllableID(truncatingIfNeeded: id)) && !SyllableTable.isLetter(spelling) {
      let keys = scheme.keystrokes(for: [spelling])
      untyped.append(
        finding(
          nil, keys == "'" ? "\(spelling) cannot be typed" : "\(spelling) is typed \(keys)"))
    }
    for (key, row) in scheme.keys.sorted(by: { $0.value.line < $1.value.line })
    where !used.contains(key) {
      unused.append(finding(row.line, "the key \(Unicode.Scalar(key)) is not used by any syllable"))
    }
    for pair in scheme.pairs {
      for syllable in pair.syllables where syllables.syllable(spelled: syllable) == nil {
        unused.append(finding(pair.line, "\(syllable) is not a syllable"))
      }
    }
  }
}
