extension MultistageMethod {
  /// Returns the document text that is being reconverted, even if it was edited since.
  public func replacedText(of composition: Composition) -> String? { composition.reconverted?.text }

  /// The number of candidates searched for the original text.
  private static var candidatesSearched: Int { 64 }

  /// Turns document text into a composition: the selection, or the word before the insertion point.
  /// The candidate with the original text is highlighted. Cancelling the composition restores the
  /// text.
  ///
  /// ```
  /// 去北京|    <F9>   去bei jing|   1▸北京  2 背景 …
  /// [世纪]     <F9>   shi ji|      1 世界 …
  /// ```
  func reconvert(
    _ composition: inout Composition, using converter: inout Converter, _ context: InputContext
  ) -> [Effect] {
    let isSelection = context.hasSelection
    let source = isSelection ? context.selectedText : context.documentContextBeforeInput
    guard let source, !source.isEmpty else { return [] }
    guard let reading = converter.reading(of: source, isWhole: isSelection) else {
      return isSelection ? [.alert(.noSuchCandidate)] : []
    }
    let before = context.documentContextBeforeInput
    composition = Composition(
      after: isSelection ? before : before.map { String($0.dropLast(reading.text.count)) })
    for keystroke in reading.keystrokes.unicodeScalars { composition.insert(keystroke) }
    composition.reconverted = Composition.Original(
      text: reading.text, keystrokes: reading.keystrokes)
    let shown = show(&composition, using: &converter)
    let taken: [Effect] = isSelection ? [] : [.replaceText(reading.text, with: "")]
    return taken
      + (highlightOriginal(in: &composition, &converter)
        ? show(&composition, using: &converter) : shown)
  }

  /// Highlights the candidate with the original text, if the caret is at the end and nothing is
  /// chosen.
  ///
  /// - Returns: Whether a candidate other than the first is now highlighted.
  func highlightOriginal(in composition: inout Composition, _ converter: inout Converter) -> Bool {
    guard composition.caret == composition.keystrokeCount, composition.choices.isEmpty,
      let original = composition.original
    else { return false }
    composition.highlighted =
      (0..<Self.candidatesSearched).first {
        candidate(at: $0, for: composition, &converter)?.text == original
      } ?? 0
    return composition.highlighted > 0
  }

  /// Whether the highlighted candidate of a reconversion is the original text.
  func isUnchanged(_ composition: Composition, _ converter: inout Converter) -> Bool {
    guard composition.choices.isEmpty, let original = composition.original else { return false }
    return candidate(at: composition.highlighted, for: composition, &converter)?.text == original
  }

  /// Moves a caret inside a syllable to the end, because the letters after it would stay
  /// unconverted. In an unchanged reconversion every caret moves to the end, so that a commit gives
  /// the original text.
  ///
  /// ```
  /// shij|i   of 世纪     世纪, not 世界i
  /// ```
  public func settle(_ composition: inout Composition, using converter: inout Converter) {
    guard composition.caret < composition.keystrokeCount else { return }
    let isUntouched =
      composition.original != nil && composition.choices.isEmpty && composition.highlighted == 0
    guard isUntouched || !boundaries(in: composition, &converter).contains(composition.caret)
    else { return }
    composition.caret = composition.keystrokeCount
    composition.highlighted = 0
    guard isUntouched else { return }
    _ = show(&composition, using: &converter)
    _ = highlightOriginal(in: &composition, &converter)
  }
}

/// Document text with the keystrokes that type it.
public struct TextReading: Hashable, Sendable {
  /// The text: all of the text in question, or its end.
  public var text: String
  /// The keystrokes that type the text.
  public var keystrokes: String

  /// Creates a reading of a text.
  public init(text: String, keystrokes: String) {
    self.text = text
    self.keystrokes = keystrokes
  }
}
