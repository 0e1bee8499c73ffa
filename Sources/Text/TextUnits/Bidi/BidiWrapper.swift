/// A pair of control characters that gives the text between them a direction of its own.
///
/// ```
/// BidiWrapper.firstStrongIsolate.wrap("עברית")   // U+2068 עברית U+2069
/// ```
public enum BidiWrapper: Unicode.Scalar, Hashable, Sendable, CaseIterable {
  /// LRI … PDI: from left to right, without an influence on the text around it.
  case leftToRightIsolate = "\u{2066}"
  /// RLI … PDI.
  case rightToLeftIsolate = "\u{2067}"
  /// FSI … PDI: the direction of its first strong character.
  case firstStrongIsolate = "\u{2068}"
  /// LRE … PDF: from left to right, as a part of the text around it.
  case leftToRightEmbedding = "\u{202A}"
  /// RLE … PDF.
  case rightToLeftEmbedding = "\u{202B}"
  /// LRO … PDF: all characters from left to right.
  case leftToRightOverride = "\u{202D}"
  /// RLO … PDF.
  case rightToLeftOverride = "\u{202E}"

  static let popIsolate: Unicode.Scalar = "\u{2069}"
  static let popEmbedding: Unicode.Scalar = "\u{202C}"

  /// Whether it isolates the text, as new text should be: Unicode advises against embeddings.
  public var isIsolate: Bool {
    switch self {
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
    default: false
    }
  }

  /// The character before the text.
  public var opener: Unicode.Scalar { rawValue }

  /// The character behind the text: PDI or PDF.
  public var closer: Unicode.Scalar { isIsolate ? Self.popIsolate : Self.popEmbedding }

  /// The text between the two characters. Since a pair holds within one paragraph, each paragraph
  /// that is not empty gets a pair of its own; stray controls of the text are repaired first, or they
  /// could end the pair or outlive it.
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

/// The paragraphs of a text, each with the line break at its end.
func linesWithBreaks(of text: Substring) -> [Substring] {
  var lines: [Substring] = []
  var rest = text
  while let end = rest.firstIndex(where: isLineBreak) {
    lines.append(rest[...end])
    rest = rest[rest.index(after: end)...]
  }
  return rest.isEmpty ? lines : lines + [rest]
}
