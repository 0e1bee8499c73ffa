/// A file of emoji by name, from CLDR annotations: lines `name TAB emoji emoji …`.
struct EmojiFile {
  /// Lines `name TAB emoji` ascending by their bytes: the one-word names, each with its most common
  /// emoji.
  let lines: [String]

  init(_ source: SourceText, report: inout RejectionReport) {
    var emoji: [String: String] = [:]
    source.forEachEntry(report: &report) { line throws(RejectionReason) in
      guard let text = line.text else { throw .invalidUTF8 }
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 2, !fields[0].isEmpty,
        let first = Self.mostUsual(of: fields[1].split(separator: " "))
      else { throw .malformed("expected 'name TAB emoji', the emoji separated by spaces") }
      if !fields[0].contains(" ") { emoji[String(fields[0])] = first }
    }
    lines = emoji.map { "\($0.key)\t\($0.value)" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the emoji that is probably the most common. There are no frequencies of emoji, but an
  /// older one is usually more common, and a sequence of several is rarer than its parts: `heart`
  /// is ❤️, before 💟 and ❤️‍🔥.
  private static func mostUsual(of emoji: [Substring]) -> String? {
    func rank(_ emoji: Substring) -> (Int, Int, Int) {
      let isJoined = emoji.unicodeScalars.contains("\u{200D}")
      let age = emoji.unicodeScalars.first?.properties.age
      return (isJoined ? 1 : 0, age?.major ?? .max, age?.minor ?? .max)
    }
    // Emoji of the same age keep CLDR's order.
    return emoji.enumerated().min { left, right in
      let (a, b) = (rank(left.element), rank(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map { String($0.element) }
  }
}
