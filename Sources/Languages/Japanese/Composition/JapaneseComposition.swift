import InputCore

/// What a session of Japanese holds: kana as they are typed, then the phrases that they were
/// converted to.
///
/// ```
/// watashiha    わたしは|
/// <Space>      私は|
/// <BackSpace>  わたしは|
/// ```
public struct JapaneseComposition: Codable, Hashable, Sendable {
  /// A phrase: some kana and what is written for them.
  struct Phrase: Codable, Hashable, Sendable {
    /// How many kana it covers.
    var length: Int
    var text: String
    /// What of the text comes to stand behind the insertion point.
    var textAfterCaret = ""
    /// The words that the text is made of.
    var words: [WrittenText.Word]
    /// The number of the candidate that is written.
    var candidate = 0
    /// What the conversion found: it stays the first candidate but for the user's own phrases.
    var found: WrittenText
    /// Whether the user moved its end: what was found then was asked for.
    var isResized = false
    /// The form that was asked for, and how often.
    var form: WritingForm?
    var variant = 0

    init(_ found: WrittenText) {
      length = found.length
      text = found.text
      words = found.words
      self.found = found
    }

    /// The words that the conversion found and nobody asked for.
    var foundWords: [WrittenText.Word] { isResized ? [] : found.words }
  }

  /// What is typed.
  var kana = KanaText()
  /// The phrases; none while one types.
  var phrases: [Phrase] = []
  /// The phrase that candidates are offered for.
  var current = 0
  /// The suggestion highlighted while one types; 0 is what is typed.
  var suggestion = 0
  /// The text before the composition, as it was when that began.
  var before = ""
  /// The text that was selected and is composed again; empty where keys began the composition.
  var original = ""

  /// Nothing typed.
  public init() {}

  /// Whether nothing is typed.
  public var isEmpty: Bool { kana.isEmpty }

  /// Whether the kana were converted.
  public var isConverted: Bool { !phrases.isEmpty }

  /// The kana of a phrase.
  func range(ofPhrase number: Int) -> Range<Int> {
    let start = phrases[..<number].reduce(0) { $0 + $1.length }
    return start..<(start + phrases[number].length)
  }

  /// The text of all phrases, or the kana.
  var text: String { isConverted ? phrases.map(\.text).joined() : kana.text }

  /// The marked text: kana, or phrases of which the current one stands out.
  var preedit: Preedit {
    guard isConverted else {
      return Preedit(
        pieces: isEmpty ? [] : [Preedit.Piece(text: kana.text, stage: .reading)],
        caret: kana.text(0..<kana.caret).count)
    }
    let pieces = phrases.enumerated().map { index, phrase in
      Preedit.Piece(text: phrase.text, stage: index == current ? .reading : .chosen)
    }
    return Preedit(
      pieces: pieces, caret: phrases[...current].reduce(0) { $0 + $1.text.count })
  }
}

extension JapaneseComposition {
  enum CodingKeys: String, CodingKey { case kana, phrases, current, suggestion, before, original }

  /// Reads a saved composition. One whose stages contradict each other is refused with
  /// `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kana = try container.decode(KanaText.self, forKey: .kana)
    phrases = try container.decode([Phrase].self, forKey: .phrases)
    current = try container.decode(Int.self, forKey: .current)
    suggestion = try container.decode(Int.self, forKey: .suggestion)
    before = try container.decode(String.self, forKey: .before)
    original = try container.decodeIfPresent(String.self, forKey: .original) ?? ""
    let lengths = phrases.map(\.length)
    guard kana.isConsistent, suggestion >= 0, lengths.allSatisfy({ $0 > 0 && $0 <= kana.count }),
      phrases.isEmpty || phrases.indices.contains(current) && lengths.reduce(0, +) == kana.count,
      phrases.allSatisfy({ $0.candidate >= 0 && $0.variant >= 0 }),
      phrases.allSatisfy({ phrase in
        (phrase.words + phrase.found.words).allSatisfy {
          (0..<phrase.length).contains($0.start) && $0.length > 0
            && $0.length <= phrase.length - $0.start
        }
      })
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the phrases are not the kana"))
    }
  }
}

extension JapaneseComposition: CustomStringConvertible {
  /// The kana with the caret, and the phrases: `わたしはいく| → [私は] 行く`.
  public var description: String {
    let typed = kana.text(0..<kana.caret) + "|" + kana.text(kana.caret..<kana.count)
    guard isConverted else { return typed }
    let phrases = phrases.enumerated().map { $0 == current ? "[\($1.text)]" : $1.text }
    return "\(typed) → \(phrases.joined(separator: " "))"
  }
}
