import Decoding

/// Divides the keys of a line into romaji and Latin text: words, names with capitals, addresses.
///
/// ```
/// iPhonewokatta        iPhone wokatta
/// kore,www.a.jpdesu    kore, www.a.jp desu
/// madewaru             all romaji, although made is a word
/// ```
struct LatinDivider: Sendable {
  private let words: LatinWords
  private let romaji: RomajiTable

  /// Creates a divider.
  init(words: LatinWords, romaji: RomajiTable) {
    self.words = words
    self.romaji = romaji
  }

  /// Whether keys are a listed word as a whole.
  func isWord(_ keys: [UInt8]) -> Bool { words.word(of: keys[...]) != nil }

  /// The kind of the last part before a key.
  private enum Kind: Int {
    /// Kana, or nothing.
    case kana
    /// A listed word or an address.
    case word
    /// Letters that follow a capital and are no listed word.
    case name
  }

  /// The cheapest division of the keys before a position that ends with a part of one kind.
  private struct Way {
    var cost = Int32.max
    var start = 0
    var previous = Kind.kana
  }

  /// Returns the ranges of Latin text, ascending.
  ///
  /// - Parameter isFinal: Whether no letters follow that would make the last ones kana.
  func latinRanges(in keys: [UInt8], isFinal: Bool) -> [Range<Int>] {
    guard mayHoldLatin(keys, isFinal: isFinal) else { return [] }
    var ways = [[Way]](repeating: [Way](repeating: Way(), count: 3), count: keys.count + 1)
    ways[0][Kind.kana.rawValue].cost = 0
    for start in keys.indices {
      for kind in [Kind.kana, .word, .name] where ways[start][kind.rawValue].cost < .max {
        let cost = ways[start][kind.rawValue].cost
        forEachPart(from: start, after: kind, in: keys, isFinal: isFinal) { end, next, added in
          let total = cost &+ added
          if total < ways[end][next.rawValue].cost {
            ways[end][next.rawValue] = Way(cost: total, start: start, previous: kind)
          }
        }
      }
    }
    return ranges(ways)
  }

  private func ranges(_ ways: [[Way]]) -> [Range<Int>] {
    var end = ways.count - 1
    var kind =
      [Kind.kana, .word, .name].min {
        ways[end][$0.rawValue].cost < ways[end][$1.rawValue].cost
      } ?? .kana
    var reversed: [Range<Int>] = []
    while end > 0 {
      let way = ways[end][kind.rawValue]
      guard way.cost < .max, way.start < end else { return [] }
      if kind != .kana {
        if let next = reversed.last, next.lowerBound == end {
          reversed[reversed.count - 1] = way.start..<next.upperBound
        } else {
          reversed.append(way.start..<end)
        }
      }
      (end, kind) = (way.start, way.previous)
    }
    return reversed.reversed()
  }

  /// Whether keys include any that plain romaji lack, so that most lines are not divided at all.
  private func mayHoldLatin(_ keys: [UInt8], isFinal: Bool) -> Bool {
    var consonants = 0
    for (index, key) in keys.enumerated() {
      switch key {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "l"), UInt8(ascii: "x"),
        UInt8(ascii: "v"), UInt8(ascii: "q"), UInt8(ascii: "f"), UInt8(ascii: "@"),
        UInt8(ascii: "_"):
        return true
      case UInt8(ascii: "."), UInt8(ascii: ":"):
        if index > 0, keys[index - 1].isLatinLetterOrDigit { return true }
      case UInt8(ascii: "i"), UInt8(ascii: "e"):
        if index > 0, keys[index - 1] == UInt8(ascii: "w") { return true }
        consonants = 0
      case UInt8(ascii: "c"):
        if index + 1 < keys.count, keys[index + 1] != UInt8(ascii: "h") { return true }
        consonants += 1
      case UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "u"): consonants = 0
      case UInt8(ascii: "n"):
        // n ends a syllable: only the consonants after it count.
        if consonants > 0 { return true }
      case let letter where letter.isLatinLetter:
        consonants += 1
        let isSecond = consonants > 1 && !isOrdinary(keys[index - 1], letter)
        let isAfterN = index > 1 && keys[index - 2] == UInt8(ascii: "n")
        if isSecond || consonants > 3 || consonants == 2 && isAfterN && letter == keys[index - 1] {
          return true
        }
      default:
        if consonants > 0 { return true }
      }
    }
    return consonants > (isFinal ? 0 : 1)
  }

  /// Whether two consonants are a doubled one, or the beginning of a row.
  private func isOrdinary(_ first: UInt8, _ second: UInt8) -> Bool {
    first == second && doubledCost(first) < LatinCost.doubledSonorant
      || second == UInt8(ascii: "y") || second == UInt8(ascii: "h") && first != UInt8(ascii: "p")
      || first == UInt8(ascii: "t") && (second == UInt8(ascii: "s") || second == UInt8(ascii: "c"))
  }

  // MARK: Parts

  private typealias Part = (_ end: Int, _ kind: Kind, _ cost: Int32) -> Void

  private func forEachPart(
    from start: Int, after kind: Kind, in keys: [UInt8], isFinal: Bool, _ body: Part
  ) {
    let before = kind == .kana ? 0 : costAfter(kind, start, in: keys)
    forEachKana(from: start, in: keys, isFinal: isFinal) { end, cost in
      let length = Int32(truncatingIfNeeded: end - start)
      body(end, .kana, cost &+ before &+ LatinCost.kanaKey &* length)
    }
    let key = keys[start]
    if key.isLatinCapital {
      body(start + 1, .name, kind == .name ? LatinCost.furtherCapital : LatinCost.capital)
    } else if kind == .name, key.isLatinLetter {
      body(start + 1, .name, LatinCost.letterAfterCapital)
    } else if kind != .kana, key.isLatinDigit {
      body(start + 1, kind, 0)
    }
    guard key.isLatinLetterOrDigit else { return }
    words.forEachWord(from: start, in: keys) { match in
      guard match.end > start + 1 else { return }
      let hasCapital = keys[start..<match.end].contains(where: \.isLatinCapital)
      // Small letters after a capital are part of its word.
      guard kind != .name || hasCapital, !LatinWords.divides(keys, at: match.end) else { return }
      body(
        match.end, .word,
        cost(of: match, from: start, in: keys, hasCapital: hasCapital)
          &+ (isEnding(start..<match.end, in: keys) ? LatinCost.endingAsWord : 0))
    }
    func append(_ match: LatinAddress.Match) { body(match.end, .word, match.cost) }
    LatinAddress.forEachAddress(
      from: start, in: keys, words: words, isReading: isReading, append)
    JoinedName.forEachName(
      from: start, in: keys, words: words, isReading: isReading, append)
    if kind == .kana { forEachUnlisted(from: start, in: keys, body) }
  }

  private func cost(
    of match: LatinWords.Match, from start: Int, in keys: [UInt8], hasCapital: Bool
  ) -> Int32 {
    let length = match.end - start
    guard hasCapital else {
      return LatinCost.word &+ match.cost / 100 &* LatinCost.wordShare
        &+ (length == 2 ? LatinCost.pair : 0)
    }
    let isShort = length < 4 && keys[start..<match.end].contains { !$0.isLatinCapital }
    return LatinCost.capitalWord &+ match.cost / 100 &* LatinCost.capitalWordShare
      &+ (isShort ? LatinCost.shortCapitalWord : 0)
  }

  /// Whether a word is the ending of an address after a full stop, as in `data.csv`, rather than the
  /// beginning of a sentence.
  private func isEnding(_ range: Range<Int>, in keys: [UInt8]) -> Bool {
    range.lowerBound > 1 && keys[range.lowerBound - 1] == UInt8(ascii: ".")
      && keys[range.lowerBound - 2].isLatinLetter
      && (range.upperBound == keys.count || !keys[range.upperBound].isLatinLetter)
      && LatinAddress.isCertainEnding(keys[range])
  }

  /// Whether letters are plain romaji.
  private func isReading(_ letters: ArraySlice<UInt8>) -> Bool {
    let keys = Array(letters)
    guard keys.count < 32 else { return false }
    // Bit i is set if letter i is reachable.
    var reached: UInt64 = 1
    for start in keys.indices where reached >> UInt64(start) & 1 == 1 {
      forEachKana(from: start, in: keys, isFinal: true) { end, cost in
        if cost == 0 { reached |= 1 << UInt64(end) }
      }
    }
    return reached >> UInt64(keys.count) & 1 == 1
  }

  /// Calls `body` with letters that are no listed word.
  private func forEachUnlisted(from start: Int, in keys: [UInt8], _ body: Part) {
    for end in start..<min(start + LatinCost.maximumUnlistedLength, keys.count) {
      guard (0x61...0x7A).contains(keys[end]) else { return }
      let count = end + 1 - start
      guard count >= LatinCost.shortestUnlisted else { continue }
      let letters = LatinCost.unlistedLetter &* Int32(truncatingIfNeeded: count)
      body(end + 1, .word, LatinCost.unlisted &+ letters)
    }
  }

  /// Calls `body` with the kana that begin at a key.
  private func forEachKana(
    from start: Int, in keys: [UInt8], isFinal: Bool,
    _ body: (_ end: Int, _ cost: Int32) -> Void
  ) {
    let key = keys[start]
    guard (0x61...0x7A).contains(key) else {
      if !key.isLatinCapital { body(start + 1, 0) }
      return
    }
    for end in start + 1...min(start + RomajiTable.maximumLength, keys.count) {
      let row = keys[start..<end]
      if romaji.isRow(row) {
        body(end, rowCost(row))
      } else if end == keys.count, !isFinal, romaji.isPrefix(row) {
        body(end, LatinCost.waiting)
      }
    }
    guard start + 1 < keys.count else {
      return body(start + 1, key == UInt8(ascii: "n") ? 0 : LatinCost.deadLetter)
    }
    let next = keys[start + 1]
    if key == UInt8(ascii: "n"), !isVowel(next), next != UInt8(ascii: "y") {
      body(start + 1, 0)
    } else if key == next, !isVowel(key) {
      let isAfterN = start > 0 && keys[start - 1] == UInt8(ascii: "n")
      body(start + 1, doubledCost(key) &+ (isAfterN ? LatinCost.doubledAfterN : 0))
    } else if key == UInt8(ascii: "t"), next == UInt8(ascii: "c") {
      body(start + 1, 0)
    }
    body(start + 1, LatinCost.deadLetter)
  }

  private func isVowel(_ key: UInt8) -> Bool {
    [UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "e"), UInt8(ascii: "o")]
      .contains(key)
  }

  private func doubledCost(_ key: UInt8) -> Int32 {
    switch key {
    case UInt8(ascii: "l"), UInt8(ascii: "x"), UInt8(ascii: "m"), UInt8(ascii: "r"),
      UInt8(ascii: "w"), UInt8(ascii: "y"), UInt8(ascii: "v"):
      LatinCost.doubledSonorant
    case UInt8(ascii: "k"), UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "p"),
      UInt8(ascii: "c"):
      0
    default: LatinCost.doubledVoiced
    }
  }

  private func rowCost(_ row: ArraySlice<UInt8>) -> Int32 {
    guard let first = row.first, let last = row.last, row.count > 1 else { return 0 }
    if row.count > 2, row[row.startIndex + 1] == UInt8(ascii: "w") { return LatinCost.rowWithW }
    switch first {
    case UInt8(ascii: "l"): return LatinCost.rowOfL
    case UInt8(ascii: "x"): return LatinCost.rowOfX
    case UInt8(ascii: "w"):
      return last == UInt8(ascii: "i") || last == UInt8(ascii: "e") ? LatinCost.rowOfWi : 0
    case UInt8(ascii: "c"):
      return row[row.startIndex + 1] == UInt8(ascii: "h") ? 0 : LatinCost.rowOfC
    case UInt8(ascii: "q"): return LatinCost.rowOfC
    case UInt8(ascii: "t"):
      return row[row.startIndex + 1] == UInt8(ascii: "h") ? LatinCost.rowOfTh : 0
    case UInt8(ascii: "d"): return row.elementsEqual("di".utf8) ? LatinCost.rowOfDi : 0
    case UInt8(ascii: "f"), UInt8(ascii: "v"):
      return row.elementsEqual("fu".utf8) ? 0 : LatinCost.rowOfF
    default: return 0
    }
  }

  /// The beginnings of kana that often follow a name: particles, and です.
  private static let particles = [
    "wo", "ha", "ga", "ni", "de", "to", "no", "mo", "wa", "he", "kara", "made", "yori", "ya",
    "sama", "san", "tte", "datta", "da",
  ].map { Array($0.utf8) }

  /// The cost of kana after a name or a word with a capital.
  private func costAfter(_ kind: Kind, _ start: Int, in keys: [UInt8]) -> Int32 {
    guard keys[start].isLatinLetter, start > 0, keys[start - 1].isLatinLetterOrDigit else {
      return 0
    }
    let isParticle = Self.particles.contains { keys[start...].starts(with: $0) }
    if kind == .word {
      let word = keys[..<start].suffix(while: \.isLatinLetter)
      return isParticle || !word.contains(where: \.isLatinCapital) ? 0 : LatinCost.kanaAfterWord
    }
    // One capital alone is more often the beginning of a word: T okyo.
    let isAlone = start < 2 || !keys[start - 2].isLatinLetterOrDigit
    if keys[start - 1].isLatinCapital {
      return isParticle && !isAlone ? 0 : LatinCost.kanaAfterCapital
    }
    return isParticle ? LatinCost.particleAfterCapital : LatinCost.kanaAfterCapital
  }
}
