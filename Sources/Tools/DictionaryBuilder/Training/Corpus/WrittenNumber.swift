/// A number in a line of text: ASCII or full-width digits with thousands separators, a decimal
/// point and a percent sign.
struct WrittenNumber {
  /// The digits before the decimal point, as values 0 to 9.
  private(set) var whole: [UInt8] = []
  /// The digits after the decimal point, as values 0 to 9.
  private(set) var fraction: [UInt8] = []
  /// Whether thousands are separated: `12,345`.
  private(set) var isGrouped = false
  /// Whether a percent sign follows.
  private(set) var isPercent = false
  /// The byte index in the line at which the number ends.
  private(set) var end = 0
  /// The scalar that follows the number; 0 at the end of the line.
  private(set) var next: UInt32 = 0

  /// Reads the number whose first digit is at byte index `start`.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>, from start: Int) {
    whole.removeAll(keepingCapacity: true)
    fraction.removeAll(keepingCapacity: true)
    isGrouped = false
    isPercent = false
    end = start
    end = Self.readDigits(line, from: end, to: &whole)
    // 12,345 is one number; 1,2,3 and 2013,2014 are several.
    while whole.count <= 3 || isGrouped, whole.first != 0,
      let group = Self.group(line, at: end)
    {
      whole += group.digits
      end = group.end
      isGrouped = true
    }
    readFraction(line)
    next = scalar(line)
    // ％ is the full-width percent sign.
    if next == 0x25 || next == 0xFF05 {
      isPercent = true
      end += next == 0x25 ? 1 : 3
      next = scalar(line)
    }
  }

  private func scalar(_ line: UnsafeBufferPointer<UInt8>) -> UInt32 {
    end < line.count ? TextScalar.decode(line, at: end).scalar : 0
  }

  private static func readDigits(
    _ line: UnsafeBufferPointer<UInt8>, from start: Int, to digits: inout [UInt8]
  ) -> Int {
    var index = start
    while index < line.count {
      let (scalar, length) = TextScalar.decode(line, at: index)
      guard let digit = TextScalar.digit(scalar) else { break }
      digits.append(digit)
      index += length
    }
    return index
  }

  /// Reads a comma followed by exactly three digits, or returns nil.
  private static func group(
    _ line: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (digits: [UInt8], end: Int)? {
    guard index < line.count, line[index] == UInt8(ascii: ",") else { return nil }
    var digits: [UInt8] = []
    let end = readDigits(line, from: index + 1, to: &digits)
    return digits.count == 3 ? (digits, end) : nil
  }

  /// Reads an ASCII or full-width point followed by digits.
  private mutating func readFraction(_ line: UnsafeBufferPointer<UInt8>) {
    let point = scalar(line)
    guard point == 0x2E || point == 0xFF0E else { return }
    let after = Self.readDigits(line, from: end + (point == 0x2E ? 1 : 3), to: &fraction)
    if !fraction.isEmpty { end = after }
  }
}
