extension MultistageMethod {
  /// Moves the caret to the keystroke that the host's caret stands behind. Inside chosen text no
  /// keystroke stands: the composition is shown again as it is.
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
  /// The keystrokes before an offset into the marked text, in its UTF-16 units; nil where the
  /// offset is inside chosen text or outside the marked text.
  ///
  /// ```
  /// 我men qu|   2: m   3: me   4: men   5: men, the space is no keystroke
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
