/// The parser of a reorder's weight lists: one value per character. The last value is repeated for
/// the remaining characters.
enum WeightList {
  static func numbers(_ text: String?, count: Int) throws(RuleFault) -> [Int]? {
    try values(text, count: count) { Int($0).flatMap { (-128...127).contains($0) ? $0 : nil } }
  }

  static func flags(_ text: String?, count: Int) throws(RuleFault) -> [Bool]? {
    try values(text, count: count) {
      switch $0 {
      case "true", "1": true
      case "false", "0": false
      default: nil
      }
    }
  }

  private static func values<Value>(
    _ text: String?, count: Int, _ value: (Substring) -> Value?
  ) throws(RuleFault) -> [Value]? {
    guard let text else { return nil }
    var values: [Value] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let value = value(word) else { throw .wrongWeights(String(word)) }
      values.append(value)
    }
    guard let last = values.last, values.count <= count else { throw .wrongWeights(text) }
    while values.count < count { values.append(last) }
    return values
  }
}
