/// A piece of text: a word, a sentence, what stands between them.
public struct TextToken: Hashable, Sendable {
  /// Where it is in the string.
  public let range: Range<String.Index>
  /// Where it is, in bytes of UTF-8 from the start of the string.
  public let utf8: Range<Int>
  /// What kind of word it is; of other units, `notAWord`.
  public let kind: WordKind
  /// The script of its first character that has one.
  public let script: Script
}

extension TextToken {
  /// Where the token is in UTF-16 units of `text`, the string it was made of.
  public func utf16(in text: String) -> Range<Int> { offsets(in: text.utf16) }
  /// Where the token is in Unicode scalars of `text`.
  public func scalars(in text: String) -> Range<Int> { offsets(in: text.unicodeScalars) }
  /// Where the token is in characters of `text`.
  public func characters(in text: String) -> Range<Int> { offsets(in: text) }

  private func offsets<View: BidirectionalCollection>(
    in view: View
  ) -> Range<Int> where View.Index == String.Index {
    let start = view.distance(from: view.startIndex, to: range.lowerBound)
    return start..<start + view.distance(from: range.lowerBound, to: range.upperBound)
  }
}

extension TextWindow {
  /// The script of some text: that of its first character that has one.
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
