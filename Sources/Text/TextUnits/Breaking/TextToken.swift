/// A token of text: a word, a sentence, or the text between words.
public struct TextToken: Hashable, Sendable {
  /// The range in the string.
  public let range: Range<String.Index>
  /// The range in UTF-8 bytes from the start of the string.
  public let utf8: Range<Int>
  /// The kind of word; `notAWord` for tokens of other units.
  public let kind: WordKind
  /// The script of the first character that has a specific one; otherwise that of the first
  /// character.
  public let script: Script
}

extension TextToken {
  /// Returns the range in UTF-16 code units of `text`, the string that the token comes from.
  public func utf16(in text: String) -> Range<Int> { offsets(in: text.utf16) }
  /// Returns the range in Unicode scalars of `text`, the string that the token comes from.
  public func scalars(in text: String) -> Range<Int> { offsets(in: text.unicodeScalars) }
  /// Returns the range in characters of `text`, the string that the token comes from.
  public func characters(in text: String) -> Range<Int> { offsets(in: text) }

  private func offsets<View: BidirectionalCollection>(
    in view: View
  ) -> Range<Int> where View.Index == String.Index {
    let start = view.distance(from: view.startIndex, to: range.lowerBound)
    return start..<start + view.distance(from: range.lowerBound, to: range.upperBound)
  }
}

extension TextWindow {
  /// Returns the script of a range: that of the first character with a specific script, otherwise
  /// that of the first character.
  func script(of range: Range<Int>) -> Script {
    var offset = range.lowerBound
    var script = Script.common
    while offset < range.upperBound, let next = scalar(after: offset) {
      let own = Script(of: next.scalar)
      if own != .inherited, own != .common { return own }
      if offset == range.lowerBound { script = own }
      offset = next.end
    }
    return script
  }
}
