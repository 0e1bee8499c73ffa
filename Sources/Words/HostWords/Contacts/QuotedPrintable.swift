/// The transfer encoding of vCard 2.1 (RFC 2045, 6.7): `J=C3=B6rg`.
enum QuotedPrintable {
  /// Returns the decoded bytes. A `=` without two hexadecimal digits is kept, as RFC 2045 advises.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x3D, index + 2 < bytes.endIndex,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}

/// Text with one byte per character.
enum SingleByteText {
  /// The UTF-16 code units of Windows-1252 from 0x80 on, where ISO-8859-1 has control characters
  /// (WHATWG Encoding Standard, index windows-1252).
  private static let upper: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// Decodes Windows-1252. ISO-8859-1 is decoded as a subset of it, as browsers do.
  static func windows1252(_ bytes: [UInt8]) -> String {
    String(
      decoding: bytes.map { (0x80...0x9F).contains($0) ? upper[Int($0) - 0x80] : UInt16($0) },
      as: UTF16.self)
  }
}
