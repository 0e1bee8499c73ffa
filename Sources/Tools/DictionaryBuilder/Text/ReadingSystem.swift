/// What the readings of a word list are spelled in. A list states it in its header
/// (`# reading: kana`).
package enum ReadingSystem: String, CaseIterable, Sendable {
  /// Syllables of the dictionary's `syllables.tsv`, without tones, one for each character.
  case pinyin
  /// The same with the tone behind each, a digit from 1 to 5, the last one the neutral tone: `ma1`.
  case tonalPinyin = "pinyin-tones"
  /// Syllables in bopomofo with their tone mark behind (`ㄋㄧˇ ㄏㄠˇ`), one for each character.
  case zhuyin
  /// Hiragana; letters, digits and marks stand for themselves (`FAQ`, `12がつ`). A stem whose ending
  /// is written in kana ends with the first letter of that ending, as in SKK: `おくr` for 送.
  case kana
  /// Jyutping with tone digits (`nei5 hou2`), one syllable for each character.
  case jyutping
  /// Keys of a table such as Wubi or Cangjie: printable ASCII.
  case code
  /// No readings.
  case none

  /// The rows for the message that lists them.
  package static let choices = allCases.map(\.rawValue).joined(separator: ", ")

  /// Whether its syllables are those of pinyin.
  package var isPinyin: Bool { self == .pinyin || self == .tonalPinyin }
  /// Whether a reading has a part for each Han character.
  var isBySyllable: Bool { isPinyin || self == .zhuyin || self == .jyutping }
}

/// What the words of a list are made of: `# script: Han` in its header.
package enum WordScript: String, CaseIterable, Sendable {
  /// Han characters only.
  case han = "Han"
  /// Any text without control characters.
  case any
}

/// What a list promises of its entries, and what every one of them is checked against.
package struct EntryRules: Sendable, Equatable {
  /// What its readings are spelled in.
  package var reading: ReadingSystem
  /// What its words are made of.
  package var script: WordScript
  /// What its weights say.
  package var weight: WeightUnit

  /// A promise. What a header leaves out is what lists had before they stated it: pinyin, Han
  /// characters, counts.
  package init(
    reading: ReadingSystem = .pinyin, script: WordScript = .han, weight: WeightUnit = .count
  ) {
    self.reading = reading
    self.script = script
    self.weight = weight
  }

  /// The lines of the header that say so.
  var fields: [WordList.Field] {
    [
      .init("reading", reading.rawValue), .init("script", script.rawValue),
      .init("weight", weight.description),
    ]
  }

  /// Takes what a line of a header says, if it speaks of the rules. Throws what the names are where
  /// it gives none of them.
  mutating func take(_ field: WordList.Field) throws(RejectionReason) {
    func unknown(_ choices: String) -> RejectionReason {
      .malformed("'\(field.value)' is no \(field.key); choose one of \(choices)")
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
