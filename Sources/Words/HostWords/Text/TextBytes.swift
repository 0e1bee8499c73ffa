/// The bytes of a text file in UTF-8, whatever byte order mark it began with.
enum TextBytes {
  /// Takes a byte order mark away. UTF-16 with a mark becomes UTF-8; half of a surrogate pair becomes
  /// a byte that no UTF-8 has, so that its line is refused and no other.
  static func utf8(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return bytes.dropFirst(3) }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return fromUTF16(bytes.dropFirst(2), lowFirst: true)[...]
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return fromUTF16(bytes.dropFirst(2), lowFirst: false)[...]
    }
    return bytes[...]
  }

  private static func fromUTF16(_ bytes: ArraySlice<UInt8>, lowFirst: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2 + 1)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(lowFirst ? second << 8 | first : first << 8 | second)
      index += 2
    }
    var result: [UInt8] = []
    var decoder = UTF16()
    var iterator = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): result += Array(String(Character(scalar)).utf8)
      case .error: result.append(0xFF)
      case .emptyInput: break decoding
      }
    }
    // Half a unit at the end is damage too.
    if index < bytes.endIndex { result.append(0xFF) }
    return result
  }

  /// The lines, numbered from 1, without their ends (`\n`, `\r\n` or `\r`).
  static func lines(_ bytes: ArraySlice<UInt8>) -> [NumberedLine] {
    var lines: [NumberedLine] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        lines.append(NumberedLine(number: lines.count + 1, bytes: bytes[start..<index]))
        if byte == 0x0D, index + 1 < bytes.endIndex, bytes[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    if start < bytes.endIndex {
      lines.append(NumberedLine(number: lines.count + 1, bytes: bytes[start...]))
    }
    return lines
  }
}

/// A line of a file.
struct NumberedLine {
  /// From 1.
  let number: Int
  /// Without the end of the line.
  let bytes: ArraySlice<UInt8>

  /// The text; nil where the bytes are not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }
}
