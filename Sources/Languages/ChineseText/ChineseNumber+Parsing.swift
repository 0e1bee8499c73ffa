extension ChineseNumber {
  /// Creates a number from Chinese words or digits, in any style that `text` and `digitText`
  /// produce: 一万零二百零三点五, 壹佰贰拾叁, 二〇二六, 两百. Nil for any other text.
  public init?(chinese text: String) {
    let isNegative = text.hasPrefix("负")
    let parts = (isNegative ? text.dropFirst() : text[...])
      .split(separator: "点", maxSplits: 1, omittingEmptySubsequences: false)
    guard let integer = parts.first.flatMap(Self.integer) else { return nil }
    var fraction: [UInt8] = []
    if parts.count > 1 {
      guard let digits = Self.digits(parts[1]), !digits.isEmpty else { return nil }
      fraction = digits
    }
    self.init(integer: integer, fraction: fraction, isNegative: isNegative)
  }

  private static func integer(_ text: Substring) -> [UInt8]? {
    if let digits = digits(text) { return digits.isEmpty ? nil : digits }
    return words(text)
  }

  /// Returns the digits written one by one; nil if the text contains anything else.
  private static func digits(_ text: Substring) -> [UInt8]? {
    let digits = text.compactMap(digit)
    return digits.count == text.count ? digits : nil
  }

  private static func digit(_ character: Character) -> UInt8? {
    switch character {
    case "〇": return 0
    case "两": return 2
    default:
      let sets = NumeralCharacters.allCases.lazy.map { $0.digits }
      return sets.compactMap { $0.firstIndex(of: character) }.first.map { UInt8($0) }
    }
  }

  /// Parses a number in words. The last occurrence of the largest power name splits it: the text
  /// before is a multiple of that power, the text after is less than the power.
  private static func words(_ text: Substring) -> [UInt8]? {
    let names = LargeNumbers.names
    guard let power = names.indices.last(where: { text.contains(names[$0]) }),
      let position = text.lastIndex(of: names[power])
    else { return group(text) }
    let zeros = 4 * (power + 1)
    guard let before = words(text[..<position]),
      let after = rest(text[text.index(after: position)...], digits: zeros)
    else { return nil }
    return before + after
  }

  /// Parses the part after a power name and pads it with leading zeros.
  private static func rest(_ text: Substring, digits count: Int) -> [UInt8]? {
    guard !text.isEmpty else { return [UInt8](repeating: 0, count: count) }
    guard let digits = words(text.drop { $0 == "零" })?.drop(while: { $0 == 0 }),
      digits.count <= count
    else { return nil }
    return [UInt8](repeating: 0, count: count - digits.count) + digits
  }

  /// Parses a group up to 9999 in words: 二百零三, 十五.
  private static func group(_ text: Substring) -> [UInt8]? {
    var result: [UInt8] = [0, 0, 0, 0]
    var pending: UInt8?
    var lastPower = 4
    for character in text {
      if let digit = digit(character) {
        guard pending == nil || pending == 0 else { return nil }
        pending = digit
        continue
      }
      let sets = NumeralCharacters.allCases.lazy.map { $0.tens }
      guard let power = sets.compactMap({ $0.firstIndex(of: character) }).first.map({ $0 + 1 }),
        power < lastPower, pending != 0
      else { return nil }
      // 十五 begins without its digit.
      guard pending != nil || (power == 1 && lastPower == 4) else { return nil }
      result[3 - power] = pending ?? 1
      (pending, lastPower) = (nil, power)
    }
    if let pending { result[3] = pending }
    return text.isEmpty ? nil : result
  }
}
