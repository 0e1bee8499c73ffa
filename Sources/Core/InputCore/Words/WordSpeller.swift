/// The language-specific part of input by words: converts the keystrokes of one word or syllable to
/// text. There are no candidates: each keystroke changes the text shown.
///
/// ```
/// Telex      dduwowcj  →  được
/// ITRANS     namaste   →  नमस्ते
/// ```
///
/// A speller is a pure function of the keystrokes. It accepts any keystrokes in any order, never
/// throws and never traps.
public protocol WordSpeller: Sendable {
  /// Whether a character belongs to the word begun by these keystrokes, which may be empty. Any
  /// other character ends the word.
  func accepts(_ character: Character, after keystrokes: String) -> Bool

  /// Returns the text shown while the word is composed. Keystrokes without a meaning are shown as
  /// typed.
  func text(of keystrokes: String) -> String

  /// Returns the text committed when the word ends. It differs from `text(of:)` only if the ended
  /// word turns out to be something else, such as a foreign word.
  func finishedText(of keystrokes: String) -> String

  /// Returns the text committed when the word ends among other text. It differs from
  /// `finishedText(of:)` only if the text around decides what the word is.
  ///
  /// - Parameters:
  ///   - keystrokes: The keystrokes of the word.
  ///   - before: The text before the word; empty if the host gives none.
  ///   - run: The keystrokes since the last white space, including those of the word.
  ///   - end: The character that ends the word; nil if none does.
  func finishedText(
    of keystrokes: String, after before: String, run: String, before end: Character?
  ) -> String

  /// Whether the letters that begin a word after this text, which has no white space, are typed as
  /// they are: those of an address, or of a tag.
  func isLiteral(after run: Substring) -> Bool

  /// Whether keystrokes without white space turn out to be an address. What was converted of them
  /// becomes the keystrokes again.
  ///
  /// - Parameters:
  ///   - run: The keystrokes since the last white space.
  ///   - end: The character typed after them; nil if none is.
  func isAddress(_ run: String, before end: Character?) -> Bool

  /// Returns the keystrokes that write a word, so that it can be composed again; nil if there are
  /// none.
  func keystrokes(writing text: String) -> String?

  /// Whether a word is composed again if a letter is typed after Backspace reached it.
  var reopensWords: Bool { get }

  /// Returns the keystrokes that remain after Backspace: a shorter sequence in the same order.
  /// `keystrokes` is not empty.
  func deletingBackward(_ keystrokes: String) -> String
}

extension WordSpeller {
  /// Returns the text that was shown.
  public func finishedText(of keystrokes: String) -> String { text(of: keystrokes) }

  /// Returns what the word is without text around it.
  public func finishedText(
    of keystrokes: String, after before: String, run: String, before end: Character?
  ) -> String { finishedText(of: keystrokes) }

  /// Returns false: all words are converted.
  public func isLiteral(after run: Substring) -> Bool { false }

  /// Returns false: all words are converted.
  public func isAddress(_ run: String, before end: Character?) -> Bool { false }

  /// Returns nil: words are not composed again.
  public func keystrokes(writing text: String) -> String? { nil }

  /// False: words are not composed again.
  public var reopensWords: Bool { false }

  /// Returns the keystrokes without the last one.
  public func deletingBackward(_ keystrokes: String) -> String {
    String(keystrokes.unicodeScalars.dropLast())
  }
}
