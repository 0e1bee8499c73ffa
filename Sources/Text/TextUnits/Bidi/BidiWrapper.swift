/// A pair of control characters that sets the direction of the text between them.
///
/// ```
/// BidiWrapper.firstStrongIsolate.wrap("עברית")   // U+2068 עברית U+2069
/// ```
public enum BidiWrapper: Unicode.Scalar, Hashable, Sendable, CaseIterable {
  /// LRI … PDI: left to right, isolated from the surrounding text.
  case leftToRightIsolate = "\u{2066}"
  /// RLI … PDI: right to left, isolated from the surrounding text.
  case rightToLeftIsolate = "\u{2067}"
  /// FSI … PDI: the direction of the first strong character, isolated from the surrounding text.
  case firstStrongIsolate = "\u{2068}"
  /// LRE … PDF: left to right, embedded in the surrounding text.
  case leftToRightEmbedding = "\u{202A}"
  /// RLE … PDF: right to left, embedded in the surrounding text.
  case rightToLeftEmbedding = "\u{202B}"
  /// LRO … PDF: forces all characters left to right.
  case leftToRightOverride = "\u{202D}"
  /// RLO … PDF: forces all characters right to left.
  case rightToLeftOverride = "\u{202E}"

  static let popIsolate: Unicode.Scalar = "\u{2069}"
  static let popEmbedding: Unicode.Scalar = "\u{202C}"

  /// Whether the pair isolates its text. Use isolates for new text: Unicode advises against
  /// embeddings.
  public var isIsolate: Bool {
    switch self {
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
    default: false
    }
  }

  /// The control character before the text.
  public var opener: Unicode.Scalar { rawValue }

  /// The control character after the text: PDI or PDF.
  public var closer: Unicode.Scalar { isIsolate ? Self.popIsolate : Self.popEmbedding }

  /// Wraps a text in the pair of control characters. A pair ends with its paragraph, so each
  /// paragraph that is not empty gets its own pair. Unpaired controls in the text are repaired
  /// first, because they could close the pair early or outlast it.
  public func wrap(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for line in linesWithBreaks(of: BidiControls.repaired(text)[...]) {
      var content = line
      let lineBreak = line.last.map(isLineBreak) == true ? content.removeLast() : nil
      if !content.isEmpty {
        result.append(opener)
        result.append(contentsOf: content.unicodeScalars)
        result.append(closer)
      }
      if let lineBreak { result.append(contentsOf: lineBreak.unicodeScalars) }
    }
    return String(result)
  }
}

/// Splits a text into paragraphs, each with its line break.
func linesWithBreaks(of text: Substring) -> [Substring] {
  var lines: [Substring] = []
  var rest = text
  while let end = rest.firstIndex(where: isLineBreak) {
    lines.append(rest[...end])
    rest = rest[rest.index(after: end)...]
  }
  return rest.isEmpty ? lines : lines + [rest]
}
