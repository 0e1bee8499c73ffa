extension MultistageMethod {
  /// Moves the caret to after the keystroke that precedes the host's caret. Chosen text contains no
  /// keystrokes: there the composition is shown again unchanged.
  public func placeCaret(
    atMarkedOffset offset: Int, in composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    if let caret = composition.keystroke(atMarkedOffset: offset), caret != composition.caret {
      composition.caret = caret
      composition.highlighted = 0
      _ = highlightOriginal(in: &composition, &converter)
    }
    return show(&composition, using: &converter)
  }
}

extension Composition {
  /// Returns the keystroke offset for an offset into the marked text in UTF-16 code units. Nil if
  /// the offset is inside chosen text or outside the marked text.
  ///
  /// ```
  /// 我men qu|   2: m   3: me   4: men   5: men, because the space is not a keystroke
  /// ```
  func keystroke(atMarkedOffset offset: Int) -> Int? {
    let chosenLength = chosen.reduce(0) { $0 + $1.text.utf16.count }
    let shown = Substring(preedit.text).utf16.dropFirst(chosenLength)
    guard offset >= chosenLength, offset <= chosenLength + shown.count else { return nil }
    let before = String(Substring(shown.prefix(offset - chosenLength))).unicodeScalars.count
    let reading = ReadingText(segments: converted)
    var ends = reading.ends
    var length = reading.text.unicodeScalars.count
    for piece in waitingPieces {
      length += piece.unicodeScalars.count
      ends.append(length)
    }
    return chosenCount + ends.prefix { $0 <= before }.count
  }
}
