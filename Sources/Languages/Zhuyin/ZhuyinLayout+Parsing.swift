extension ZhuyinLayout {
  /// An invalid line in the file of a layout.
  public struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line number, from 1.
    public let line: Int
    /// The error, and the expected form of a row.
    public let reason: String

    /// The error with its position: `file:line: reason`.
    public var description: String { "\(file):\(line): \(reason)" }
  }

  private static let header = "# globekey-zhuyin-layout 1"

  /// Parses the text of a layout.
  ///
  /// - Parameters:
  ///   - text: the contents of the file.
  ///   - file: the name of the file for messages. It is also the name of the layout unless the text
  ///     has one.
  /// - Throws: `ParsingError` for the first invalid line.
  public init(parsing text: String, file: String) throws(ParsingError) {
    var name = file
    var isOrderFree = true
    var rows: [Row] = []
    var tones: [Character: UInt8] = [:]
    var lines: [String: Int] = [:]
    var number = 0
    func refuse(_ reason: String) -> ParsingError {
      ParsingError(file: file, line: max(number, 1), reason: reason)
    }
    // "\r\n" is one `Character`, and a newline.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard number > 1 || line == Self.header else {
        throw refuse("a layout begins with the line '\(Self.header)'")
      }
      if line.hasPrefix("# name: ") { name = String(line.dropFirst("# name: ".count)) }
      if line == "# order: fixed" { isOrderFree = false }
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 2, (1...SymbolRules.maximumKeys).contains(fields[0].utf8.count),
        fields[0].utf8.allSatisfy(SymbolRules.isKey)
      else {
        throw refuse("a row is one or more keys (printable ASCII), a tab, and their symbols")
      }
      if let other = lines[fields[0]] {
        throw refuse("the keys \(fields[0]) are already on line \(other)")
      }
      lines[fields[0]] = number
      let keys = Array(fields[0].utf8)
      for symbol in fields[1].split(separator: " ") {
        if let tone = SymbolRules.tone(symbol) {
          guard keys.count == 1 else { throw refuse("a tone needs exactly one key") }
          tones[tone] = keys[0]
        } else if symbol.unicodeScalars.allSatisfy(SymbolRules.isBopomofo) {
          rows.append(Row(keys: keys, symbols: String(symbol)))
        } else {
          throw refuse("'\(symbol)' is neither bopomofo nor one of the tones ˉ ˊ ˇ ˋ ˙")
        }
      }
    }
    guard !rows.isEmpty else { throw refuse("the layout has no row") }
    self.init(name: name, isOrderFree: isOrderFree, rows: rows, tones: tones)
  }
}

/// The keys and symbols that a row of a layout may contain.
private enum SymbolRules {
  /// The largest number of keys in a row, as in `zhuang`.
  static let maximumKeys = 6

  /// Whether a byte can be a key: printable ASCII except the space, which is the first tone, and
  /// capitals, which type Latin text.
  static func isKey(_ key: UInt8) -> Bool {
    (0x21...0x7E).contains(key) && !(0x41...0x5A).contains(key)
  }

  static func tone(_ symbol: Substring) -> Character? {
    symbol.count == 1 ? symbol.first.flatMap { "ˉˊˇˋ˙".contains($0) ? $0 : nil } : nil
  }

  static func isBopomofo(_ scalar: Unicode.Scalar) -> Bool {
    (0x3105...0x3129).contains(scalar.value)
  }
}
