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
    for number in 0..<Self.candidatesSearched {
      guard let candidate = converter.candidate(at: number) else { break }
      if candidate.text == reading.text { composition.highlighted = number }
      guard candidate.text != reading.text else { break }
    }
    let taken: [Effect] = isSelection ? [] : [.replaceText(reading.text, with: "")]
    return taken + (composition.highlighted == 0 ? shown : show(&composition, using: &converter))
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
