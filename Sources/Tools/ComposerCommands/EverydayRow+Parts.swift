import Evaluation

extension EverydaySet.Row {
  /// Keys of the language, or Latin text, which a person taps as it is.
  struct Part {
    let keys: String
    let isLatin: Bool
  }

  /// The keys, divided at the Latin text of the first accepted text.
  ///
  /// ```
  /// blogwookutte    blogを送って      blog|wookutte
  /// ```
  var parts: [Part] {
    var parts: [Part] = []
    var rest = keys[...]
    for run in Self.latinRuns(accepted.first ?? "") {
      guard let range = rest.firstRange(of: run) else { continue }
      parts.append(Part(keys: String(rest[..<range.lowerBound]), isLatin: false))
      parts.append(Part(keys: String(run), isLatin: true))
      rest = rest[range.upperBound...]
    }
    parts.append(Part(keys: String(rest), isLatin: false))
    return parts.filter { !$0.keys.isEmpty }
  }

  /// The runs of ASCII without spaces that have a letter: `www.google.com`, `4K`.
  private static func latinRuns(_ text: String) -> [Substring] {
    text.split { !$0.isASCII || $0.isWhitespace }.filter { $0.contains(where: \.isLetter) }
  }
}
