/// A number of bytes, parsed from text such as `16MB`, `15.5 MB`, `16MiB`, `40000000`.
package struct ByteSize: Sendable, Equatable {
  /// The number of bytes.
  package let bytes: Int

  private static let units: [String: Double] = [
    "": 1, "B": 1, "KB": 1e3, "MB": 1e6, "GB": 1e9,
    "KIB": 1024, "MIB": 1_048_576, "GIB": 1_073_741_824,
  ]

  /// Parses a number with an optional unit. kB, MB and GB are powers of 1000; KiB, MiB and GiB are
  /// powers of 1024. Case and spaces before the unit are ignored. Nil for other text, negative
  /// numbers, and more than 10^15 bytes.
  package init?(_ text: String) {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(number.count).drop { $0 == " " }.uppercased()
    guard let value = Double(number), let scale = Self.units[unit], value * scale <= 1e15
    else { return nil }
    bytes = Int((value * scale).rounded())
  }
}
