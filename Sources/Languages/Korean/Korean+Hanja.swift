import InputCore
import UserHistory

extension Korean {
  /// Creates the input method of Korean.
  ///
  /// ```swift
  /// let hanja = try HanjaDictionary(path: "ko.imedict")
  /// var session = InputSession(
  ///   method: Korean.inputMethod(hanja: hanja), keymap: Korean.keymap)
  /// var document = InMemoryDocument()
  /// for key in try KeyNotation.parse("gksrmf ") {
  ///   for effect in session.handle(key) { document.apply(effect) }
  /// }
  /// print(document.text)  // 한글
  /// ```
  ///
  /// - Parameters:
  ///   - hanja: The Hanja dictionary. Nil offers no Hanja.
  ///   - options: The layout and the form of Hanja; 2-set by default.
  ///   - history: The learned data. Chosen Hanja are reported as `.learn` effects, and earlier
  ///     choices come first among the candidates. Nil learns nothing.
  public static func inputMethod(
    hanja: HanjaDictionary? = nil, options: KoreanOptions = KoreanOptions(),
    history: (any HistoryReader)? = nil
  ) -> HangulMethod {
    HangulMethod(
      automaton: HangulAutomaton(layout: options.layout, isOrderFree: options.isOrderFree),
      hanja: hanja, form: options.form, history: history)
  }
}
