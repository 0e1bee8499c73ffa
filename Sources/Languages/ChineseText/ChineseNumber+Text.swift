extension ChineseNumber {
  /// Returns the number in words; nil if it is too large to have a name, which is 10⁴⁸ or more with
  /// `.ownNames`.
  ///
  /// One 零 replaces any run of zeros between digits. Zeros at the end of a group of four are not
  /// written. In plain characters a number from 10 to 19 begins with 十.
  ///
  /// - Parameters:
  ///   - characters: plain or financial characters.
  ///   - large: the naming of numbers from 10¹² on.
  public func text(
    in characters: NumeralCharacters = .plain, large: LargeNumbers = .repeatedYi
  ) -> String? {
    guard let whole = integerText(in: characters, large: large) else { return nil }
    let decimals = fraction.map(characters.text).joined()
    return (isNegative ? "负" : "") + whole + (decimals.isEmpty ? "" : "点" + decimals)
  }

  /// Returns the digits one by one, with `zero` for 0: 二〇二六 or 二零二六.
  public func digitText(zero: Character, in characters: NumeralCharacters = .plain) -> String {
    func text(_ digits: [UInt8]) -> String {
      digits.map { $0 == 0 ? String(zero) : characters.text(of: $0) }.joined()
    }
    return (isNegative ? "负" : "") + text(integer)
      + (fraction.isEmpty ? "" : "点" + text(fraction))
  }

  /// Returns an amount of money in 元, 角 and 分: 壹佰贰拾叁元肆角伍分.
  ///
  /// A financial amount without 分 ends with 整, as required on cheques (《正确填写票据和结算凭证的基本规定》).
  ///
  /// - Returns: nil if there are more than two decimals, or the number has no name.
  public func moneyText(
    in characters: NumeralCharacters = .financial, large: LargeNumbers = .repeatedYi
  ) -> String? {
    guard fraction.count <= 2, let whole = integerText(in: characters, large: large) else {
      return nil
    }
    let (tenths, hundredths) = (fraction.first ?? 0, fraction.dropFirst().first ?? 0)
    let hasYuan = integer != [0] || (tenths == 0 && hundredths == 0)
    var text = hasYuan ? whole + "元" : ""
    if tenths > 0 { text += characters.text(of: tenths) + "角" }
    if hundredths > 0 {
      if tenths == 0, hasYuan { text += "零" }
      text += characters.text(of: hundredths) + "分"
    } else if characters == .financial {
      text += "整"
    }
    return (isNegative ? "负" : "") + text
  }

  // MARK: Groups of four digits

  private func integerText(in characters: NumeralCharacters, large: LargeNumbers) -> String? {
    guard integer != [0] else { return characters.text(of: 0) }
    let text: String
    switch large {
    case .repeatedYi: text = repeatedYi(integer[...], characters)
    case .ownNames:
      guard integer.count <= 4 * (LargeNumbers.names.count + 1) else { return nil }
      text = named(integer[...], characters)
    }
    // 一十五 is read 十五, but only at the beginning.
    return characters == .plain && text.hasPrefix("一十") ? String(text.dropFirst()) : text
  }

  /// Writes the digits before the last eight as a multiple of 亿, recursively.
  private func repeatedYi(_ digits: ArraySlice<UInt8>, _ characters: NumeralCharacters) -> String {
    guard digits.count > 8 else { return named(digits, characters) }
    let rest = digits.suffix(8)
    return joined(repeatedYi(digits.dropLast(8), characters) + "亿", rest, characters)
  }

  /// Writes groups of four digits, each with the name of its power.
  private func named(_ digits: ArraySlice<UInt8>, _ characters: NumeralCharacters) -> String {
    guard digits.count > 4 else { return group(digits, characters) }
    let power = (digits.count - 1) / 4
    let rest = digits.suffix(power * 4)
    let first = group(digits.dropLast(power * 4), characters)
    return joined(first + String(LargeNumbers.names[power - 1]), rest, characters)
  }

  /// Appends the rest after a power name, with 零 if it begins with zeros.
  private func joined(
    _ text: String, _ rest: ArraySlice<UInt8>, _ characters: NumeralCharacters
  ) -> String {
    let digits = rest.drop { $0 == 0 }
    guard !digits.isEmpty else { return text }
    let zero = digits.count < rest.count ? characters.text(of: 0) : ""
    return text + zero + named(digits, characters)
  }

  /// Writes one to four digits.
  private func group(_ digits: ArraySlice<UInt8>, _ characters: NumeralCharacters) -> String {
    guard let first = digits.first, digits.count > 1 else {
      return digits.first.map(characters.text) ?? ""
    }
    let text = characters.text(of: first) + String(characters.tens[digits.count - 2])
    return joined(text, digits.dropFirst(), characters)
  }
}
