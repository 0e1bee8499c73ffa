/// What a language brings to input by words: what the keystrokes of one word, or of one syllable,
/// are written as. There is nothing to choose: each keystroke changes the text shown.
///
/// ```
/// Telex      dduwowcj  →  được
/// ITRANS     namaste   →  नमस्ते
/// ```
///
/// A speller is a function of the keystrokes alone. Every text is an answer to any keystrokes, in
/// any order: nothing throws, nothing traps.
public protocol WordSpeller: Sendable {
  /// Whether a character goes into the word that these keystrokes, none or more, have begun. What
  /// does not ends the word.
  func accepts(_ character: Character, after keystrokes: String) -> Bool

  /// The text shown while the word is composed. Keystrokes that mean nothing are shown as they are.
  func text(of keystrokes: String) -> String

  /// The text committed when the word has ended: that shown, but where the word turned out to be
  /// something else.
  func finishedText(of keystrokes: String) -> String

  /// The keystrokes that Backspace leaves of one or more: fewer, in their order.
  func deletingBackward(_ keystrokes: String) -> String
}

extension WordSpeller {
  /// The text that was shown.
  public func finishedText(of keystrokes: String) -> String { text(of: keystrokes) }

  /// All but the last one.
  public func deletingBackward(_ keystrokes: String) -> String {
    String(keystrokes.unicodeScalars.dropLast())
  }
}
