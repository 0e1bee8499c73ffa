import InputCore
import KanaConversion

/// Describes candidates to people who hear them: kanji by a word, kana and letters by their script.
///
/// ```
/// 期間     時期の期，時間の間
/// きかん   ひらがな
/// 変えるｺﾄ  変更の変，える，半角カタカナのｺﾄ
/// ```
struct JapaneseDescriptions {
  let lexicon: KanaLexicon

  /// The largest number of kanji that are described. Whole sentences are read aloud instead.
  private static let maximumKanji = 8

  /// Returns the descriptions of the characters of a text; empty if it has more than `maximumKanji`
  /// kanji, or characters that are neither kanji, kana, letters nor digits.
  func descriptions(of text: String) -> [CharacterDescription] {
    guard let table = lexicon.descriptions, lexicon.image.isIntact else { return [] }
    var runs: [(script: Script?, text: String)] = []
    for character in text {
      guard let script = Script(of: character) else {
        guard let scalar = character.unicodeScalars.first,
          scalar.properties.isIdeographic || !table.value(of: String(character)).isEmpty
        else { return [] }
        runs.append((nil, String(character)))
        continue
      }
      if let last = runs.last?.script, last == script || Script.long.contains(character) {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((script, String(character)))
      }
    }
    guard runs.count(where: { $0.script == nil }) <= Self.maximumKanji else { return [] }
    return runs.map { run in
      guard let script = run.script else {
        return kanji(run.text, of: text, named: table.texts(of: run.text))
      }
      return CharacterDescription(
        run.text, reading: nil, spoken: script.spoken(run.text, isAlone: runs.count == 1))
    }
  }

  /// Describes a kanji by its first word that the text does not contain.
  ///
  /// - Parameter known: its readings, then its words; empty if the table lacks it.
  private func kanji(
    _ kanji: String, of text: String, named known: [String]
  ) -> CharacterDescription {
    let words = known.dropFirst()
    // `contains` of a text would link a regular expression engine into every keyboard.
    let word = words.first { word in !text.indices.contains { text[$0...].hasPrefix(word) } }
    return CharacterDescription(
      kanji, reading: known.first,
      spoken: (word ?? words.first).map { "\($0)の\(kanji)" } ?? kanji)
  }
}

/// A script that a run of text is written in, other than kanji.
private enum Script {
  case hiragana
  case katakana
  case halfKatakana
  case half
  case full

  /// Marks that belong to the kana before them in both scripts.
  static let long: Set<Character> = ["ー", "・"]

  /// Returns the script of a character; nil for kanji, and for characters without a script.
  init?(of character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF: self = .katakana
    case 0xFF65...0xFF9F: self = .halfKatakana
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .half
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: self = .full
    default: return nil
    }
  }

  private var name: String {
    switch self {
    case .hiragana: "ひらがな"
    case .katakana: "カタカナ"
    case .halfKatakana: "半角カタカナ"
    case .half: "半角"
    case .full: "全角"
    }
  }

  /// Returns the words that describe a run. A candidate all in kana is named by its script, since its
  /// sound is known; letters and digits are not what was typed. Hiragana and half-width letters beside
  /// other characters are what a listener expects.
  func spoken(_ text: String, isAlone: Bool) -> String {
    if isAlone { return self == .half || self == .full ? "\(name)の\(text)" : name }
    return self == .hiragana || self == .half ? text : "\(name)の\(text)"
  }
}
