import CICU

/// The units that a break iterator finds the boundaries of.
public enum BreakKind: CaseIterable, Hashable, Sendable {
  /// What a reader sees as one character.
  case character
  case word
  case sentence
  /// A place where a line may be broken.
  case line
  /// A paragraph with the break that ends it: CR, LF, both, NEL, LS or PS.
  case paragraph
}

/// Finds boundaries in a text. ICU's is `ICUBreakIterator`; another one can take its place where
/// ICU is not to be had.
///
/// An iterator is mutable and belongs to one session. The text is UTF-8 that it borrows: it is read
/// only between `setText` and the next call of it. Offsets are in bytes.
public protocol BreakIterator: AnyObject {
  /// Sets the text to look at.
  func setText(_ bytes: UnsafeBufferPointer<UInt8>)
  /// The last boundary before an offset, or nil at the start.
  func boundary(before offset: Int) -> Int?
  /// The first boundary after an offset, or nil at the end.
  func boundary(after offset: Int) -> Int?
  /// What ends at the boundary found last; only words tell.
  var lastUnit: WordKind { get }
}

/// What kind of word a piece of text is.
public enum WordKind: Hashable, Sendable {
  /// White space, punctuation, symbols.
  case notAWord
  case number
  case letters
  case kana
  /// Chinese and Japanese text that a dictionary has split, kana included.
  case ideographs

  /// Whether a reader would call it a word.
  public var isWordLike: Bool { self != .notAWord }
}

/// A break iterator of ICU.
public final class ICUBreakIterator: BreakIterator {
  private let breaker: OpaquePointer
  private let kind: BreakKind

  /// An iterator with the rules of a language, or nil where ICU has none: for paragraphs.
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

  /// Sets the text to look at.
  public func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
    _ = gk_breaker_set_text(breaker, bytes.baseAddress, Int64(bytes.count))
  }

  /// The last boundary before an offset, or nil at the start.
  public func boundary(before offset: Int) -> Int? {
    let boundary = gk_breaker_preceding(breaker, Int32(clamping: offset))
    return boundary < 0 ? nil : Int(boundary)
  }

  /// The first boundary after an offset, or nil at the end.
  public func boundary(after offset: Int) -> Int? {
    let boundary = gk_breaker_following(breaker, Int32(clamping: offset))
    return boundary < 0 ? nil : Int(boundary)
  }

  /// What ends at the boundary found last. The numbers are those of ICU's `UWordBreak`; those of
  /// sentences and lines mean something else.
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
