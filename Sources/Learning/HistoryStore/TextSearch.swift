import DictionaryImage

/// Looks for a text in files, byte by byte, in UTF-8 and in both orders of UTF-16.
enum TextSearch {
  /// The minimum length of a text in bytes. Shorter texts, such as a single ideograph, occur by chance
  /// among the numbers and checksums of a file.
  static let shortest = 4

  /// Returns the number of occurrences of some texts in a file; 0 if it cannot be read.
  static func occurrences(of texts: [String], inFile path: String) -> Int {
    guard let file = try? MappedFile(path: path) else { return 0 }
    return texts.filter { !$0.isEmpty }.flatMap(encodings)
      .reduce(0) { $0 + occurrences(of: $1, in: file.bytes) }
  }

  private static func encodings(of text: String) -> [[UInt8]] {
    let units = Array(text.utf16)
    return [
      Array(text.utf8),
      units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ]
  }

  /// Horspool's search: the byte under the end of the pattern tells how far the pattern can go on.
  /// The files of a full history have ten megabytes.
  private static func occurrences(of pattern: [UInt8], in data: UnsafeRawBufferPointer) -> Int {
    var steps = [Int](repeating: pattern.count, count: 256)
    for (index, byte) in pattern.dropLast().enumerated() {
      steps[Int(byte)] = pattern.count - 1 - index
    }
    var count = 0
    var start = 0
    while start + pattern.count <= data.count {
      if data[start..<start + pattern.count].elementsEqual(pattern) {
        count += 1
        start += 1
      } else {
        start += steps[Int(data[start + pattern.count - 1])]
      }
    }
    return count
  }
}
