extension MultistageMethod {
  /// The text that was converted again, whatever was typed into it since.
  public func replacedText(of composition: Composition) -> String? { composition.reconverted?.text }

  /// So many candidates are looked at for the one that says what was there.
  private static var candidatesSearched: Int { 64 }

  /// Makes text of the document a composition again: what is selected, or the word before the insertion
  /// point. The candidate that says what was there is highlighted, and where the composition is
  /// cancelled the text comes back.
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

  /// Highlights the candidate that says what was there, where the caret stands behind all of it and nothing
  /// is chosen. Answers whether another one than the first is highlighted.
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

  /// Whether text that is converted again says what it said, and that is highlighted.
  func isAsItWas(_ composition: Composition, _ converter: inout Converter) -> Bool {
    guard composition.choices.isEmpty, let original = composition.original else { return false }
    return candidate(at: composition.highlighted, for: composition, &converter)?.text == original
  }

  /// A caret inside a syllable goes to the end, or its letters would be left. In text that is converted
  /// again and says what it said, a caret that was only moved chooses nothing.
  ///
  /// ```
  /// shij|i   of 世纪     世纪, and not 世界i
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

/// Text of a document and the keys that it would be typed by.
public struct TextReading: Hashable, Sendable {
  /// The text: all of what was asked about, or its end.
  public var text: String
  /// Its keystrokes.
  public var keystrokes: String

  /// A text and its keystrokes.
  public init(text: String, keystrokes: String) {
    self.text = text
    self.keystrokes = keystrokes
  }
}
