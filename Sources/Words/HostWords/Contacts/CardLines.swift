/// Joins folded lines of cards.
enum CardLines {
  /// Joins each folded line with the line it continues.
  ///
  /// A line that begins with a space or tab continues the previous one (RFC 6350, 3.2), even within
  /// a character. A quoted-printable line that ends with `=` continues on the next (vCard 2.1, RFC
  /// 2045).
  static func unfolded(_ lines: [NumberedLine]) -> [NumberedLine] {
    var result: [NumberedLine] = []
    var number = 0
    var joined: [UInt8] = []
    var isOpen = false
    for line in lines {
      let continues = line.bytes.first == 0x20 || line.bytes.first == 0x09
      if isOpen && (continues || isSoftBroken(joined)) {
        if isSoftBroken(joined) {
          joined.removeLast()
          joined += line.bytes
        } else {
          joined += line.bytes.dropFirst()
        }
        continue
      }
      if isOpen { result.append(NumberedLine(number: number, bytes: joined[...])) }
      (number, joined, isOpen) = (line.number, Array(line.bytes), true)
    }
    if isOpen { result.append(NumberedLine(number: number, bytes: joined[...])) }
    return result
  }

  /// Whether the line ends with a soft line break of quoted-printable. Base64 also ends with `=`,
  /// but there the next line is another property.
  private static func isSoftBroken(_ line: [UInt8]) -> Bool {
    guard line.last == 0x3D, let colon = line.firstIndex(of: 0x3A) else { return false }
    return line[..<colon].split(separator: 0x3B).contains {
      String(decoding: $0, as: UTF8.self).uppercased().hasSuffix("QUOTED-PRINTABLE")
    }
  }
}
