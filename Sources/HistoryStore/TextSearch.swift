import Foundation

/// Looks for a text in files as any program would have written it.
enum TextSearch {
  /// How often a text stands in a file: in UTF-8, UTF-16 and UTF-32 of either order of bytes. A file
  /// that cannot be read has none.
  static func occurrences(of text: String, inFile path: String) -> Int {
    guard !text.isEmpty,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return 0 }
    let encodings: [String.Encoding] = [
      .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ]
    let patterns = Set(encodings.compactMap { text.data(using: $0) })
    return patterns.reduce(0) { $0 + occurrences(of: $1, in: data) }
  }

  private static func occurrences(of pattern: Data, in data: Data) -> Int {
    var count = 0
    var rest = data.startIndex..<data.endIndex
    while let found = data.range(of: pattern, in: rest) {
      count += 1
      rest = found.lowerBound + 1..<data.endIndex
    }
    return count
  }
}
