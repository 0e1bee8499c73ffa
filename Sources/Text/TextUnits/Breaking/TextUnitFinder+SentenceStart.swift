extension TextUnitFinder {
  /// Whether a letter typed at the end of `text` begins a sentence. It does at the start of a
  /// paragraph, and after a finished sentence and a space. Opening quotation marks and brackets
  /// before the letter are ignored.
  ///
  /// ```
  /// Hello. |    yes        Dr. |      no, an abbreviation      “|        yes
  /// Hello.|     no space   Wait… |    no, it may continue      ¿|        yes
  /// ```
  public func isSentenceStart(atEndOf text: String) -> Bool {
    let scalars = text.unicodeScalars
    var end = scalars.endIndex
    var hasSpace = false
    while end > scalars.startIndex {
      let last = scalars[scalars.index(before: end)]
      if last.isParagraphSeparator { return true }
      guard last.opensSentence || last.properties.isWhitespace else { break }
      hasSpace = hasSpace || last.properties.isWhitespace
      end = scalars.index(before: end)
    }
    guard end > scalars.startIndex else { return true }
    guard hasSpace || scalars[scalars.index(before: end)].isFullWidthStop else { return false }
    // A capital stands in for the letter to come: after a full stop, a small letter would continue
    // the sentence.
    let tail = String(String.UnicodeScalarView(scalars[..<end].suffix(Self.maximumSentenceTail)))
    let probe = tail + (hasSpace ? " A" : "A")
    return tokens(of: .sentence, in: probe).last.map { probe[$0.range] == "A" } ?? true
  }

  /// The number of code points before the caret that are examined: more than a sentence has.
  private static var maximumSentenceTail: Int { 512 }
}

extension Unicode.Scalar {
  /// Whether the scalar is punctuation that can precede the first word of a sentence.
  fileprivate var opensSentence: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: self == "¿" || self == "¡" || self == "\"" || self == "'"
    }
  }

  fileprivate var isParagraphSeparator: Bool {
    switch self {
    case "\n", "\u{0B}", "\u{0C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether the scalar is a full-width stop, which no space follows.
  fileprivate var isFullWidthStop: Bool { self == "。" || self == "！" || self == "？" || self == "．" }
}
