/// Converts the bytes of a text file to UTF-8, according to their byte order mark.
enum TextBytes {
  /// Removes the byte order mark, and converts UTF-16 that has one to UTF-8.
  ///
  /// An unpaired surrogate becomes a byte that is invalid in UTF-8, so that only its line is
  /// rejected.
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
    // An odd byte at the end is invalid too.
    if index < bytes.endIndex { result.append(0xFF) }
    return result
  }

  /// Returns the lines, numbered from 1, without their line ends (`\n`, `\r\n` or `\r`).
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
  /// The line number, from 1.
  let number: Int
  /// The bytes without the line end.
  let bytes: ArraySlice<UInt8>

  /// The text; nil if the bytes are not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }
}
