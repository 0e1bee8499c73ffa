/// The single typo between two spellings. It is used to search the user's own words, which are in
/// no trie.
///
/// ```
/// globkey   globekey   e left out         gloebkey  globekey   e and b swapped
/// globekry  globekey   r for e            globbekey globekey   b too many
/// ```
struct SingleTypo: Hashable {
  /// The typed letters that differ: one if substituted or extra, two if swapped, none if left out.
  let typed: [Unicode.Scalar]
  /// The meant letters in their place.
  let meant: [Unicode.Scalar]
  /// The letter before them, which both spellings share; nil at the start.
  let previous: Unicode.Scalar?

  /// Finds the typo between two spellings in UTF-8; nil if they are equal or differ by more than
  /// one.
  init?(typed: UnsafeRawBufferPointer, meant: UnsafeRawBufferPointer) {
    // Most words do not match, and their length or their common prefix and suffix tells it.
    guard abs(typed.count - meant.count) <= Self.maximumScalarLength else { return nil }
    let shorter = min(typed.count, meant.count)
    var start = 0
    while start < shorter, typed[start] == meant[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, typed[typed.count - 1 - tail] == meant[meant.count - 1 - tail] {
      tail += 1
    }
    guard max(typed.count, meant.count) - start - tail <= 2 * Self.maximumScalarLength else {
      return nil
    }
    // Letters of several bytes may differ in some of them.
    while start > 0, !Self.isBoundary(typed, start) || !Self.isBoundary(meant, start) { start -= 1 }
    while tail > 0, !Self.isBoundary(typed, typed.count - tail) { tail -= 1 }
    self.typed = Self.scalars(typed[start..<typed.count - tail])
    self.meant = Self.scalars(meant[start..<meant.count - tail])
    previous = Self.scalars(typed[..<start]).last
    switch (self.typed.count, self.meant.count) {
    case (1, 1), (0, 1), (1, 0): break
    case (2, 2):
      guard self.typed[0] == self.meant[1], self.typed[1] == self.meant[0] else { return nil }
    default: return nil
    }
  }

  /// The length of the longest scalar in UTF-8, in bytes.
  private static let maximumScalarLength = 4

  private static func isBoundary(_ text: UnsafeRawBufferPointer, _ position: Int) -> Bool {
    position >= text.count || text[position] & 0xC0 != 0x80
  }

  private static func scalars(_ bytes: Slice<UnsafeRawBufferPointer>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}

extension TypoModel {
  /// Returns the cost of a typo among the letters of a lexicon.
  func cost(of typo: SingleTypo, in trie: WordTrie) -> Int32 {
    func letter(_ scalars: [Unicode.Scalar]) -> UInt8? {
      trie.letters(of: scalars.map(\.value)).first
    }
    let (typed, meant) = (letter(typo.typed), letter(typo.meant))
    let previous = typo.previous.flatMap { letter([$0]) }
    return switch (typed, meant) {
    case (let typed?, let meant?):
      typo.typed.count == 2 ? costs.swapped : substitution(typed, for: meant)
    case (let typed?, nil): insertion(of: typed, after: previous)
    case (nil, let meant?): omission(of: meant, after: previous)
    case (nil, nil): 0
    }
  }
}
