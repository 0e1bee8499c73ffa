import InputCore

/// The entry points of Thai input, which checks the order of characters by WTT 2.0.
public enum Thai {
  /// The BCP 47 tag of the language.
  public static let languageTag = "th"

  /// Creates the input method of Thai. The host must pass the text before the insertion point:
  ///
  /// ```swift
  /// var session = InputSession(method: Thai.inputMethod(), keymap: Keymap())
  /// var document = InMemoryDocument()
  /// for key in "ก่ิ".unicodeScalars {
  ///   let context = InputContext(documentContextBeforeInput: document.documentContextBeforeInput)
  ///   for effect in session.handle(KeyEvent(Character(key)), context: context) {
  ///     document.apply(effect)
  ///   }
  /// }
  /// print(document.text)  // กิ่
  /// ```
  public static func inputMethod(options: ThaiOptions = ThaiOptions()) -> ThaiMethod {
    ThaiMethod(options: options)
  }
}
