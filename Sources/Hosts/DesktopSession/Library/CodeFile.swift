import LibC

/// Finds the file that loaded code is from. A library has no other way to know where it is installed:
/// the program that loaded it may be anywhere.
enum CodeFile {
  /// Returns the path of the program or library that is mapped at an address; nil if it is unknown.
  ///
  /// A line of `/proc/self/maps` is `start-end flags offset device inode      path`.
  static func path(containing address: UnsafeRawPointer) -> String? {
    guard let file = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    let wanted = UInt(bitPattern: address)
    while getline(&line, &capacity, file) > 0, let line {
      let text = String(cString: line)
      let fields = text.split(maxSplits: 5, whereSeparator: \.isWhitespace)
      guard fields.count == 6, let dash = fields[0].firstIndex(of: "-"),
        let start = UInt(fields[0][..<dash], radix: 16),
        let end = UInt(fields[0][fields[0].index(after: dash)...], radix: 16)
      else { continue }
      if (start..<end).contains(wanted) {
        return String(fields[5].drop(while: \.isWhitespace).prefix { !$0.isNewline })
      }
    }
    return nil
  }
}
