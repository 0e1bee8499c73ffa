import CICU

/// The kind of boundary that a break iterator finds.
public enum BreakKind: CaseIterable, Hashable, Sendable {
  /// A grapheme cluster: what readers perceive as one character.
  case character
  /// A word, or what stands between two words (UAX #29).
  case word
  /// A sentence with the white space after it (UAX #29).
  case sentence
  /// A segment between two line break opportunities.
  case line
  /// A paragraph including its break: CR, LF, CR LF, NEL, LS or PS.
  case paragraph
}

/// Finds boundaries in a text. `ICUBreakIterator` is the implementation with ICU; others can
/// replace it where ICU is not available.
///
/// An iterator is mutable and belongs to one session. It borrows UTF-8 text, which must stay valid
/// until the next call of `setText`. Offsets are in bytes.
public protocol BreakIterator: AnyObject {
  /// Sets the text to iterate over. The iterator keeps the pointer.
  func setText(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Returns the last boundary before an offset; nil at the start.
  func boundary(before offset: Int) -> Int?
  /// Returns the first boundary after an offset; nil at the end.
  func boundary(after offset: Int) -> Int?
  /// The kind of word that ends at the boundary found last. Only word iterators provide it; others
  /// return `.notAWord`.
  var lastUnit: WordKind { get }
}

extension BreakIterator {
  /// Returns the last boundary before an offset that is not skipped. The start of the text is not.
  func boundary(before offset: Int, skipping isSkipped: (Int) -> Bool) -> Int? {
    var found = boundary(before: offset)
    while let start = found, start > 0, isSkipped(start) { found = boundary(before: start) }
    return found
  }

  /// Returns the first boundary after an offset that is not skipped. The end of the text, of which
  /// `count` is the number of bytes, is not.
  func boundary(after offset: Int, of count: Int, skipping isSkipped: (Int) -> Bool) -> Int? {
    var found = boundary(after: offset)
    while let end = found, end < count, isSkipped(end) { found = boundary(after: end) }
    return found
  }
}

/// The kind of a word token.
public enum WordKind: Hashable, Sendable {
  /// White space, punctuation, symbols.
  case notAWord
  /// Digits, with their separators.
  case number
  /// Letters of a script with spaces between words.
  case letters
  /// Hiragana or katakana that no dictionary segmented.
  case kana
  /// Chinese or Japanese text segmented with a dictionary, including its kana.
  case ideographs

  /// Whether the token is a word in the everyday sense.
  public var isWordLike: Bool { self != .notAWord }
}

/// A break iterator backed by ICU.
public final class ICUBreakIterator: BreakIterator {
  private let breaker: OpaquePointer
  private let kind: BreakKind

  /// Creates an iterator with the rules of a language. Nil for `.paragraph`, which ICU does not
  /// support, and if ICU has no data.
  public init?(_ kind: BreakKind, language: String) {
    let rules: gk_break_kind
    switch kind {
    case .character: rules = GK_BREAK_CHARACTER
    case .word: rules = GK_BREAK_WORD
    case .sentence: rules = GK_BREAK_SENTENCE
    case .line: rules = GK_BREAK_LINE
    case .paragraph: return nil
    }
    guard let breaker = gk_breaker_open(rules, language) else { return nil }
    self.breaker = breaker
    self.kind = kind
  }

  deinit { gk_breaker_close(breaker) }

  /// Sets the text to iterate over. The iterator keeps the pointer.
  public func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
    _ = gk_breaker_set_text(breaker, bytes.baseAddress, Int64(bytes.count))
  }

  /// Returns the last boundary before an offset; nil at the start.
  public func boundary(before offset: Int) -> Int? {
    let boundary = gk_breaker_preceding(breaker, Int32(clamping: offset))
    return boundary < 0 ? nil : Int(boundary)
  }

  /// Returns the first boundary after an offset; nil at the end.
  public func boundary(after offset: Int) -> Int? {
    let boundary = gk_breaker_following(breaker, Int32(clamping: offset))
    return boundary < 0 ? nil : Int(boundary)
  }

  /// The kind of word that ends at the boundary found last. The numbers are the ranges of ICU's
  /// `UWordBreak`. The rule status of sentences and lines has other meanings, so other iterators
  /// return `.notAWord`.
  public var lastUnit: WordKind {
    guard kind == .word else { return .notAWord }
    return switch gk_breaker_rule_status(breaker) {
    case 100..<200: .number
    case 200..<300: .letters
    case 300..<400: .kana
    case 400..<500: .ideographs
    default: .notAWord
    }
  }
}
