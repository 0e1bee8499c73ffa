/// Finds names of several parts among keys: identifiers, and words joined by hyphens and other marks.
///
/// ```
/// foo_bar   Wi-Fi   GPT-4o   TCP/IP   Time.current
/// ```
package enum JoinedName {
  /// The cost of a name with an underscore or a capital, and of one with neither.
  private static let shown: Int32 = 3_000
  private static let plain: Int32 = 12_000
  /// The cost of a part outside the list, and of each of its keys.
  private static let part: Int32 = 1_000
  private static let partKey: Int32 = 1_200

  /// Calls `body` with each joined name that begins at a key.
  ///
  /// - Parameter isReading: returns whether letters can be read in the language.
  package static func forEachName(
    from start: Int, in keys: [UInt8], words: LatinWords,
    isReading: (ArraySlice<UInt8>) -> Bool, _ body: (LatinAddress.Match) -> Void
  ) {
    guard start < keys.count, keys[start].isLatinLetter, start == 0 || !keys[start - 1].isJoint
    else { return }
    var name = JoinedParts(start: start)
    while let joint = name.joint(in: keys) {
      guard name.take(through: joint, in: keys, words, isReading) else { return }
    }
    guard name.end > start else { return }
    let last = keys[name.end...].prefix { $0.isLatinLetterOrDigit }
    // Marks that end sentences join only what cannot be read.
    let isShown = name.isShown || last.contains { $0.isLatinCapital }
    let cost = name.cost &+ (isShown ? shown : plain)
    var isListed = false
    words.forEachWord(from: name.end, in: keys) { match in
      let word = keys[name.end..<match.end]
      guard word.count > 1, !LatinWords.divides(keys, at: match.end),
        !name.endsWithDot || !isReading(word)
      else { return }
      isListed = isListed || match.end == last.endIndex
      body(LatinAddress.Match(end: match.end, cost: cost &+ match.cost / 4))
    }
    // Small letters outside the list may be a reading already.
    let rest =
      last.first?.isLatinLetter ?? false ? last.prefix { $0.isLatinLetter } : last
    guard isShown, !isListed, name.isIdentifier || !isReading(rest) else { return }
    let count = Int32(truncatingIfNeeded: rest.count)
    body(LatinAddress.Match(end: rest.endIndex, cost: cost &+ part &+ partKey &* count))
  }

  /// The parts of a name before its last one.
  private struct JoinedParts {
    let start: Int
    /// The index after the last joint, or `start`.
    var end: Int
    var cost: Int32 = 0
    /// Whether an underscore or a capital shows that it is a name.
    var isShown = false
    /// Whether it has an underscore.
    var isIdentifier = false
    /// Whether the last joint is a dot.
    var endsWithDot = false

    init(start: Int) {
      self.start = start
      end = start
    }

    /// Returns the index of the next joint; nil if there is none.
    func joint(in keys: [UInt8]) -> Int? {
      let joint = keys[end...].firstIndex { !$0.isLatinLetterOrDigit } ?? keys.count
      guard joint > end, joint + 1 < keys.count, keys[joint].isJoint,
        keys[joint + 1].isLatinLetterOrDigit
      else { return nil }
      return joint
    }

    /// Takes a part and the joint after it.
    ///
    /// - Returns: false if the part is no name.
    mutating func take(
      through joint: Int, in keys: [UInt8], _ words: LatinWords,
      _ isReading: (ArraySlice<UInt8>) -> Bool
    ) -> Bool {
      let letters = keys[end..<joint]
      let hasCapital = letters.contains { $0.isLatinCapital }
      let isUnderscore = keys[joint] == UInt8(ascii: "_")
      isIdentifier = isIdentifier || isUnderscore
      isShown = isShown || isUnderscore || hasCapital
      let word = words.word(of: letters)
      guard
        word != nil || isUnderscore || isIdentifier || hasCapital
          || isShown && letters.allSatisfy({ $0.isLatinDigit })
      else { return false }
      if end == start {
        cost &+= LatinAddress.nameCost(of: end..<joint, in: keys, words, isReading)
      } else if let word {
        cost &+= word.cost / 4
      } else {
        cost &+= JoinedName.part &+ JoinedName.partKey &* Int32(truncatingIfNeeded: letters.count)
      }
      end = joint + 1
      endsWithDot = keys[joint] == UInt8(ascii: ".")
      return true
    }
  }
}

extension UInt8 {
  /// Whether the mark joins the parts of a name.
  fileprivate var isJoint: Bool {
    self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: "/")
      || self == UInt8(ascii: ".")
  }
}
