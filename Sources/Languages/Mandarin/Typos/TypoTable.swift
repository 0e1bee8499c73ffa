import NGrams
import SyllableConversion

/// All spellings that are one typo away from a syllable's, packed into integers. The table is built
/// once and read by binary search.
struct TypoTable: Sendable {
  /// A syllable that a mistyped spelling may be meant for.
  struct Match: Sendable {
    var syllable: SyllableID
    var cost: Cost
  }

  /// The largest number of letters in a mistyped spelling: `zhuangg`.
  static let maximumLength = 7
  /// The minimum length of a mistyped spelling. Shorter ones match too many syllables to be useful.
  static let shortest = 2

  private var codes: [UInt64] = []
  private(set) var matches: [Match] = []
  /// The index in `codes` of the first code of each length and first two letters, by `group(of:)`.
  private var groups: [Int32] = []
  /// Whether each byte is a key of the spellings, or beside one.
  private var isKey = [Bool](repeating: false, count: 256)

  /// Builds the table from the keys of exact spellings.
  ///
  /// - Parameters:
  ///   - spellings: the keys of syllables.
  ///   - neighbours: the keys beside a key.
  init(_ spellings: [TypedSyllable], neighbours: (UInt8) -> [UInt8]) {
    for key in Set(spellings.flatMap({ $0.keys })) {
      for near in [key] + neighbours(key) { isKey[Int(near)] = true }
    }
    var typos: [Typo] = []
    for entry in spellings {
      // An exact spelling is included at cost 0, so that it removes equal mistyped ones.
      typos.append(Typo(entry.keys, entry.syllable, cost: 0))
      guard entry.isCanonical else { continue }
      Self.forEachTypo(of: entry.keys, neighbours) { mistyped, cost in
        guard mistyped.count >= Self.shortest, mistyped.count <= Self.maximumLength else { return }
        // Two letters that begin no syllable are too ambiguous: iu for ou, jiu, liu.
        guard mistyped.count > 2 || entry.hasFixedLength || !"iuv".utf8.contains(mistyped[0])
        else { return }
        typos.append(Typo(mistyped, entry.syllable, cost: cost))
      }
      if let writtenOut = entry.writtenOut {
        typos.append(Typo(writtenOut, entry.syllable, cost: PinyinCost.finalWrittenOut))
      }
    }
    typos.sort()
    var last: Typo?
    for typo in typos {
      defer { last = typo }
      if let last, last.code == typo.code, last.syllable == typo.syllable { continue }
      guard typo.cost > 0 else { continue }
      codes.append(typo.code)
      matches.append(Match(syllable: typo.syllable, cost: typo.cost))
    }
    // Codes ascend by length, then by letters.
    for (index, code) in codes.enumerated() {
      while groups.count <= Self.group(of: code) { groups.append(Int32(index)) }
    }
    groups.append(Int32(codes.count))
  }

  /// Returns a number for the length and the first two letters of a code; greater codes have
  /// greater numbers.
  @inline(__always)
  private static func group(of code: UInt64) -> Int {
    let bits = UInt64.bitWidth - code.leadingZeroBitCount
    // The letters after the first two; 5 bits each.
    let others = max(max(bits - 1, 0) / 5 - 1, 0)
    return others << 10 + Int(truncatingIfNeeded: code >> UInt64(5 * others))
  }

  /// Whether a byte is a key of the spellings, or beside one.
  func uses(_ key: UInt8) -> Bool { isKey[Int(key)] }

  /// Returns the code of keys extended by one more: a small letter, a digit or `;`.
  static func code(_ code: UInt64, followedBy letter: UInt8) -> UInt64 {
    code << 5 | UInt64(letter & 0x1F)
  }

  /// Returns the syllables that letters with this code may be meant for, as indices in `matches`.
  func matches(of code: UInt64) -> Range<Int> {
    let group = Self.group(of: code)
    guard group + 1 < groups.count else { return 0..<0 }
    var low = Int(groups[group])
    var high = Int(groups[group + 1])
    while low < high {
      let middle = low + (high - low) / 2
      if codes[middle] < code { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < codes.count, codes[end] == code { end += 1 }
    return low..<end
  }

  /// Calls `body` with each spelling one typo away and its cost.
  private static func forEachTypo(
    of letters: [UInt8], _ neighbours: (UInt8) -> [UInt8], _ body: ([UInt8], Cost) -> Void
  ) {
    for index in letters.indices {
      var mistyped = letters
      for neighbour in neighbours(letters[index]) {
        mistyped[index] = neighbour
        body(mistyped, PinyinCost.neighbouringKey)
      }
      mistyped = letters
      mistyped.remove(at: index)
      body(mistyped, PinyinCost.missingLetter)
      mistyped = letters
      mistyped.insert(letters[index], at: index)
      body(mistyped, PinyinCost.doubledLetter)
      if index + 1 < letters.count, letters[index] != letters[index + 1] {
        mistyped = letters
        mistyped.swapAt(index, index + 1)
        body(mistyped, PinyinCost.swappedLetters)
      }
    }
  }
}

/// A mistyped spelling, its syllable and its cost, packed into an integer for fast sorting.
private struct Typo: Comparable {
  private var packed: UInt64

  /// Packs at most 7 letters of 5 bits, a syllable of 16 bits, and a cost below 8192.
  init(_ letters: [UInt8], _ syllable: SyllableID, cost: Cost) {
    let code = letters.reduce(0, TypoTable.code)
    packed = code << 29 | UInt64(syllable) << 13 | UInt64(min(max(cost, 0), 0x1FFF))
  }

  var code: UInt64 { packed >> 29 }
  var syllable: SyllableID { SyllableID(truncatingIfNeeded: packed >> 13) }
  var cost: Cost { Cost(packed & 0x1FFF) }

  static func < (a: Typo, b: Typo) -> Bool { a.packed < b.packed }
}
