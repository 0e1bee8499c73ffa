import InputCore

/// Thai, whose characters are checked for their order as WTT 2.0 lays it down.
public enum Thai {
  /// The BCP 47 tag of the language.
  public static let languageTag = "th"

  /// The input method. It looks at the text before the insertion point, which hosts give as context:
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
