extension TextUnitFinder {
  /// Whether a letter typed at the end of `text` would begin a sentence: nothing stands before it in
  /// its paragraph, or a finished sentence and a blank. Opening quotation marks and brackets before
  /// it say nothing.
  ///
  /// ```
  /// Hello. |    yes        Dr. |      no, an abbreviation      “|        yes
  /// Hello.|     no blank   Wait… |    no, it may go on         ¿|        yes
  /// ```
  public func isSentenceStart(atEndOf text: String) -> Bool {
    let scalars = text.unicodeScalars
    var end = scalars.endIndex
    while end > scalars.startIndex, scalars[scalars.index(before: end)].opensSentence {
      end = scalars.index(before: end)
    }
    guard end > scalars.startIndex else { return true }
    let last = scalars[scalars.index(before: end)]
    if last.properties.generalCategory == .control || last.isParagraphSeparator { return true }
    guard last.properties.isWhitespace || last.isFullWidthStop else { return false }
    // A capital stands for the letter to come: after a full stop, a small one would go on.
    let probe = scalars[..<end].suffix(Self.longestSentenceTail)
    let tail = String(String.UnicodeScalarView(probe)) + "A"
    guard let sentence = tokens(of: .sentence, in: tail).last else { return true }
    return tail[sentence.range].unicodeScalars.count == 1
      || isOnlyBlank(tail[sentence.range].unicodeScalars.dropLast())
  }

  private func isOnlyBlank(_ text: Substring.UnicodeScalarView) -> Bool {
    text.allSatisfy(\.properties.isWhitespace)
  }

  /// How many code points before the caret are looked at: more than a sentence has.
  private static var longestSentenceTail: Int { 512 }
}

extension Unicode.Scalar {
  /// Punctuation that stands before the first word of a sentence.
  fileprivate var opensSentence: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: self == "¿" || self == "¡" || self == "\"" || self == "'"
    }
  }

  fileprivate var isParagraphSeparator: Bool { self == "\u{2028}" || self == "\u{2029}" }

  /// Stops that no blank follows.
  fileprivate var isFullWidthStop: Bool { self == "。" || self == "！" || self == "？" || self == "．" }
}
