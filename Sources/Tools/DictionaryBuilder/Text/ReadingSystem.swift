/// The writing system of a list's readings. A list states it in its header (`# reading: kana`).
package enum ReadingSystem: String, CaseIterable, Sendable {
  /// Syllables of the dictionary's `syllables.tsv`, without tones, one per character.
  case pinyin
  /// Pinyin syllables with a tone digit from 1 to 5, 5 for the neutral tone: `ma1`.
  case tonalPinyin = "pinyin-tones"
  /// Syllables in bopomofo followed by their tone mark (`ㄋㄧˇ ㄏㄠˇ`), one per character.
  case zhuyin
  /// Hiragana; letters, digits and marks are themselves (`FAQ`, `12がつ`). A stem whose ending is
  /// written in kana ends with the first letter of that ending, as in SKK: `おくr` for 送.
  case kana
  /// Jyutping with tone digits (`nei5 hou2`), one syllable per character.
  case jyutping
  /// Keys of a code table such as Wubi or Cangjie: printable ASCII.
  case code
  /// No readings.
  case none

  /// The names of all systems, for error messages.
  package static let choices = allCases.map(\.rawValue).joined(separator: ", ")

  /// Whether the syllables are pinyin.
  package var isPinyin: Bool { self == .pinyin || self == .tonalPinyin }
  /// Whether a reading has one part per Han character.
  var isBySyllable: Bool { isPinyin || self == .zhuyin || self == .jyutping }
}

/// The script of a list's words, which the header states as `# script: Han`.
package enum WordScript: String, CaseIterable, Sendable {
  /// Han characters only.
  case han = "Han"
  /// Any text without control characters.
  case any
}

/// The rules that a list's header states for its entries. Every entry is checked against them.
package struct EntryRules: Sendable, Equatable {
  /// The reading system.
  package var reading: ReadingSystem
  /// The script of the words.
  package var script: WordScript
  /// The unit of the weights.
  package var weight: WeightUnit

  /// Creates rules. The defaults are those of a list whose header leaves them out: pinyin, Han
  /// characters, counts.
  package init(
    reading: ReadingSystem = .pinyin, script: WordScript = .han, weight: WeightUnit = .count
  ) {
    self.reading = reading
    self.script = script
    self.weight = weight
  }

  /// The header lines that state the rules.
  var fields: [WordList.Field] {
    [
      .init("reading", reading.rawValue), .init("script", script.rawValue),
      .init("weight", weight.description),
    ]
  }

  /// Applies a header line; keys other than the three rules are ignored.
  ///
  /// - Throws: `RejectionReason.malformed`, with the valid values, for an unknown value.
  mutating func take(_ field: WordList.Field) throws(RejectionReason) {
    func unknown(_ choices: String) -> RejectionReason {
      .malformed("'\(field.value)' is not a valid \(field.key); choose one of \(choices)")
    }
    switch field.key {
    case "reading":
      guard let value = ReadingSystem(rawValue: field.value) else {
        throw unknown(ReadingSystem.choices)
      }
      reading = value
    case "script":
      guard let value = WordScript(rawValue: field.value) else {
        throw unknown(WordScript.allCases.map(\.rawValue).joined(separator: ", "))
      }
      script = value
    case "weight":
      guard let value = WeightUnit(header: field.value) else { throw unknown(WeightUnit.choices) }
      weight = value
    default: break
    }
  }
}
