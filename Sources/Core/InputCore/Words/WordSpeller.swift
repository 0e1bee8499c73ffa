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

  /// Returns the keystrokes that remain after Backspace: a shorter sequence in the same order.
  /// `keystrokes` is not empty.
  func deletingBackward(_ keystrokes: String) -> String
}

extension WordSpeller {
  /// Returns the text that was shown.
  public func finishedText(of keystrokes: String) -> String { text(of: keystrokes) }

  /// Returns the keystrokes without the last one.
  public func deletingBackward(_ keystrokes: String) -> String {
    String(keystrokes.unicodeScalars.dropLast())
  }
}
