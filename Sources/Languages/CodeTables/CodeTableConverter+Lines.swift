extension CodeTableConverter {
  /// Returns the texts of a code, best first. If `keys` has several codes separated by spaces,
  /// returns one text: the first of each code, joined.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    let codes = keys.split(separator: " ").map(String.init)
    guard let code = codes.first, codes.count == 1 else {
      return [codes.flatMap { sentences(for: $0, limit: 1) }.joined()]
    }
    convert(code)
    var texts: [String] = []
    while texts.count < limit, let candidate = candidate(at: texts.count),
      candidate.keystrokeCount == code.unicodeScalars.count
    {
      texts.append(candidate.text)
    }
    return texts.isEmpty ? [bestSegments().map(\.text).joined()] : texts
  }
}
