import LibC

/// Converts the lines of a file in an older encoding to UTF-8 with the system's `iconv`.
///
/// Lines are split before they are decoded, so a line feed byte must always be a line feed: any
/// encoding except UTF-16 and UTF-32.
final class LineDecoder {
  /// The name of the encoding, as given.
  let encoding: String
  /// Nil for UTF-8, which is only validated.
  private let converter: iconv_t?

  /// Creates a decoder of `encoding`; nil if the system does not know it.
  init?(encoding: String) {
    let name = encoding.uppercased()
    self.encoding = encoding
    guard !["UTF-8", "UTF8"].contains(name) else {
      converter = nil
      return
    }
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"): true
      default: false
      }
    }
    guard isName, !["UTF-16", "UTF16", "UTF-32", "UTF32", "UCS"].contains(where: name.hasPrefix),
      let converter = iconv_open("UTF-8", Self.systemName(of: name)),
      Int(bitPattern: converter) != -1
    else { return nil }
    self.converter = converter
  }

  /// Returns a decoder of UTF-8.
  static var utf8: LineDecoder { LineDecoder() }

  private init() {
    encoding = "UTF-8"
    converter = nil
  }

  deinit { if let converter { iconv_close(converter) } }

  /// Maps names that Hunspell, SKK and MeCab use, but `iconv` does not know.
  private static func systemName(of name: String) -> String {
    switch name {
    case "MICROSOFT-CP1251": "CP1251"
    case "TIS620-2533": "TIS-620"
    case "EUC", "EUC-JIS-2004", "EUC-JISX0213": "EUC-JISX0213"
    case "SJIS", "SHIFT-JIS": "CP932"
    default: name
    }
  }

  /// Converts a line to UTF-8.
  ///
  /// - Throws: `RejectionReason.invalidUTF8` or `.undecodable` for invalid bytes, `.malformed` for
  ///   a line that is too long.
  func decode(_ line: SourceLine) throws(RejectionReason) -> SourceLine {
    guard !line.isTooLong else {
      throw .malformed("the line is longer than \(ImportInput.maximumLineLength) bytes")
    }
    guard let converter else {
      guard line.text != nil else { throw .invalidUTF8 }
      return line
    }
    // In every encoding one byte becomes at most four bytes of UTF-8.
    var output = [UInt8](repeating: 0, count: line.bytes.count * 4 + 16)
    var input = Array(line.bytes)
    let written: Int? = input.withUnsafeMutableBytes { input in
      output.withUnsafeMutableBytes { output in
        iconv(converter, nil, nil, nil, nil)
        var from = input.baseAddress?.assumingMemoryBound(to: CChar.self)
        var to = output.baseAddress?.assumingMemoryBound(to: CChar.self)
        var (left, room) = (input.count, output.count)
        guard iconv(converter, &from, &left, &to, &room) != .max, left == 0 else { return nil }
        return output.count - room
      }
    }
    guard let written else { throw .undecodable(encoding) }
    return SourceLine(number: line.number, bytes: output[..<written])
  }
}
