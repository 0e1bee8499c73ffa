import NGrams
import SyllableConversion

/// Every spelling that is one slip away from a syllable's, packed into a number: built once, then
/// searched by bisection.
struct TypoTable: Sendable {
  /// A syllable that a slipped spelling may be meant for.
  struct Match: Sendable {
    var syllable: SyllableID
    var cost: Cost
  }

  /// More letters than any slipped spelling has: `zhuangg`.
  static let longest = 7
  /// A shorter one stands for too many syllables.
  static let shortest = 2

  private var codes: [UInt64] = []
  private var matches: [Match] = []

  /// The slips of the right spellings of all syllables.
  init(_ spellings: [SyllableSpelling]) {
    let right = spellings.filter { $0.cost == 0 && $0.spelling.hasVowel }
    var slips: [Typo] = []
    for entry in right {
      let letters = Array(entry.spelling.text.utf8)
      // In its place among the others a right spelling, at no cost, is what drops them.
      slips.append(Typo(letters, entry.syllable, cost: 0))
      guard entry.isCanonical else { continue }
      Self.forEachTypo(of: letters) { mistyped, cost in
        guard mistyped.count >= Self.shortest, mistyped.count <= Self.longest else { return }
        // Two letters that begin no syllable may be anything: iu for ou, jiu, liu.
        guard mistyped.count > 2 || !"iuv".utf8.contains(mistyped[0]) else { return }
        slips.append(Typo(mistyped, entry.syllable, cost: cost))
      }
    }
    slips.sort()
    var last: Typo?
    for typo in slips {
      defer { last = typo }
      if let last, last.code == typo.code, last.syllable == typo.syllable { continue }
      guard typo.cost > 0 else { continue }
      codes.append(typo.code)
      matches.append(Match(syllable: typo.syllable, cost: typo.cost))
    }
  }

  /// The code of some letters and one more, a small letter.
  static func code(_ code: UInt64, followedBy letter: UInt8) -> UInt64 {
    code << 5 | UInt64(letter & 0x1F)
  }

  /// The syllables that letters with this code may be meant for.
  func matches(of code: UInt64) -> ArraySlice<Match> {
    var low = 0
    var high = codes.count
    while low < high {
      let middle = low + (high - low) / 2
      if codes[middle] < code { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < codes.count, codes[end] == code { end += 1 }
    return matches[low..<end]
  }

  /// What one slip makes of some letters, and how unlikely it is.
  private static func forEachTypo(of letters: [UInt8], _ body: ([UInt8], Cost) -> Void) {
    for index in letters.indices {
      var mistyped = letters
      for neighbour in QwertyKeys.neighbours(of: letters[index]) {
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
    for (final, writtenOut) in writtenOutFinals where letters.ends(with: final) {
      body(Array(letters.dropLast(final.count)) + writtenOut, PinyinCost.finalWrittenOut)
    }
  }

  /// Finals that pinyin shortens behind a consonant, and what they are without that.
  private static let writtenOutFinals = [("ui", "uei"), ("un", "uen"), ("iu", "iou")].map {
    (final: Array($0.utf8), writtenOut: Array($1.utf8))
  }
}

/// A slipped spelling, the syllable it was meant for, and the cost, packed so that they sort fast.
private struct Typo: Comparable {
  private var packed: UInt64

  /// Letters of at most 5 · 7 bits, a syllable of 16, and a cost below 8 192.
  init(_ letters: [UInt8], _ syllable: SyllableID, cost: Cost) {
    let code = letters.reduce(0, TypoTable.code)
    packed = code << 29 | UInt64(syllable) << 13 | UInt64(min(max(cost, 0), 0x1FFF))
  }

  var code: UInt64 { packed >> 29 }
  var syllable: SyllableID { SyllableID(truncatingIfNeeded: packed >> 13) }
  var cost: Cost { Cost(packed & 0x1FFF) }

  static func < (a: Typo, b: Typo) -> Bool { a.packed < b.packed }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
