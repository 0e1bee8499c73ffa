import InputCore

/// The entry points of Vietnamese input in Telex, VNI or VIQR: keys type letters, marks and tones.
public enum Vietnamese {
  /// The BCP 47 tag of the language.
  public static let languageTag = "vi"

  /// Creates the input method of Vietnamese. Its keymap is `Keymap.words`:
  ///
  /// ```swift
  /// var session = InputSession(method: Vietnamese.inputMethod(), keymap: .words)
  /// var document = InMemoryDocument()
  /// for key in try KeyNotation.parse("Tieengs Vieetj") {
  ///   for effect in session.handle(key) { document.apply(effect) }
  /// }
  /// print(document.text)  // Tiếng Việt
  /// ```
  public static func inputMethod(
    options: VietnameseOptions = VietnameseOptions()
  ) -> WordMethod<VietnameseSpeller> {
    WordMethod(speller: VietnameseSpeller(options: options))
  }
}
