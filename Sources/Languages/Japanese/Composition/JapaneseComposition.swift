import InputCore

/// The composition of Japanese: the kana as they are typed, then the bunsetsu they convert to.
///
/// ```
/// watashiha    わたしは|
/// <Space>      私は|
/// <BackSpace>  わたしは|
/// ```
public struct JapaneseComposition: Codable, Hashable, Sendable {
  /// A bunsetsu: a content word with its particles and endings, over a range of the kana.
  struct Phrase: Codable, Hashable, Sendable {
    /// The number of kana it covers.
    var length: Int
    var text: String
    /// The end of the text that is placed after the insertion point. Only own phrases have one.
    var textAfterCaret = ""
    /// The words of the text.
    var words: [WrittenText.Word]
    /// The index of the chosen candidate.
    var candidate = 0
    /// The result of the conversion. It stays the first candidate, unless an own phrase precedes
    /// it.
    var found: WrittenText
    /// Whether the user moved its end. The user then asked for what was found.
    var isResized = false
    /// The form that the user asked for; nil if none.
    var form: WritingForm?
    /// The number of times that the user asked for `form` again.
    var variant = 0

    init(_ found: WrittenText) {
      length = found.length
      text = found.text
      words = found.words
      self.found = found
    }

    /// The words that the conversion found without the user asking for them.
    var foundWords: [WrittenText.Word] { isResized ? [] : found.words }
  }

  /// The typed kana with their keys.
  var kana = KanaText()
  /// The bunsetsu in order; empty before conversion.
  var phrases: [Phrase] = []
  /// The index of the bunsetsu that candidates are offered for.
  var current = 0
  /// The index of the highlighted suggestion before conversion; 0 is the typed kana.
  var suggestion = 0
  /// The text before the composition when it began.
  var before = ""
  /// The document text being reconverted; empty if the composition began with a key.
  var original = ""

  /// Creates an empty composition.
  public init() {}

  /// Whether no kana are typed.
  public var isEmpty: Bool { kana.isEmpty }

  /// Whether the kana have been converted.
  public var isConverted: Bool { !phrases.isEmpty }

  /// The range of kana that a bunsetsu covers.
  func range(ofPhrase number: Int) -> Range<Int> {
    let start = phrases[..<number].reduce(0) { $0 + $1.length }
    return start..<(start + phrases[number].length)
  }

  /// The text of all bunsetsu, or the kana before conversion.
  var text: String { isConverted ? phrases.map(\.text).joined() : kana.text }

  /// The marked text: the kana, or the bunsetsu with the current one highlighted.
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

  /// Decodes a saved composition.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the bunsetsu do not match the kana.
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
        .init(codingPath: decoder.codingPath, debugDescription: "bunsetsu do not match the kana"))
    }
  }
}

extension JapaneseComposition: CustomStringConvertible {
  /// The kana with the caret, then the bunsetsu: `わたしはいく| → [私は] 行く`.
  public var description: String {
    let typed = kana.text(0..<kana.caret) + "|" + kana.text(kana.caret..<kana.count)
    guard isConverted else { return typed }
    let phrases = phrases.enumerated().map { $0 == current ? "[\($1.text)]" : $1.text }
    return "\(typed) → \(phrases.joined(separator: " "))"
  }
}
