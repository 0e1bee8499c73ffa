import NGrams
import SyllableConversion

/// Every spelling that is one slip away from a syllable's, packed into a number: built once, then
/// searched by bisection.
struct SlipTable: Sendable {
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
    var slips: [Slip] = []
    for entry in right {
      let letters = Array(entry.spelling.text.utf8)
      // In its place among the others a right spelling, at no cost, is what drops them.
      slips.append(Slip(letters, entry.syllable, cost: 0))
      guard entry.isCanonical else { continue }
      Self.forEachSlip(of: letters) { slipped, cost in
        guard slipped.count >= Self.shortest, slipped.count <= Self.longest else { return }
        // Two letters that begin no syllable may be anything: iu for ou, jiu, liu.
        guard slipped.count > 2 || !"iuv".utf8.contains(slipped[0]) else { return }
        slips.append(Slip(slipped, entry.syllable, cost: cost))
      }
    }
    slips.sort()
    var last: Slip?
    for slip in slips {
      defer { last = slip }
      if let last, last.code == slip.code, last.syllable == slip.syllable { continue }
      guard slip.cost > 0 else { continue }
      codes.append(slip.code)
      matches.append(Match(syllable: slip.syllable, cost: slip.cost))
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
  private static func forEachSlip(of letters: [UInt8], _ body: ([UInt8], Cost) -> Void) {
    for index in letters.indices {
      var slipped = letters
      for neighbour in QwertyKeys.neighbours(of: letters[index]) {
        slipped[index] = neighbour
        body(slipped, PinyinCost.neighbouringKey)
      }
      slipped = letters
      slipped.remove(at: index)
      body(slipped, PinyinCost.missingLetter)
      slipped = letters
      slipped.insert(letters[index], at: index)
      body(slipped, PinyinCost.doubledLetter)
      if index + 1 < letters.count, letters[index] != letters[index + 1] {
        slipped = letters
        slipped.swapAt(index, index + 1)
        body(slipped, PinyinCost.swappedLetters)
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
private struct Slip: Comparable {
  private var packed: UInt64

  /// Letters of at most 5 · 7 bits, a syllable of 16, and a cost below 8 192.
  init(_ letters: [UInt8], _ syllable: SyllableID, cost: Cost) {
    let code = letters.reduce(0, SlipTable.code)
    packed = code << 29 | UInt64(syllable) << 13 | UInt64(min(max(cost, 0), 0x1FFF))
  }

  var code: UInt64 { packed >> 29 }
  var syllable: SyllableID { SyllableID(truncatingIfNeeded: packed >> 13) }
  var cost: Cost { Cost(packed & 0x1FFF) }

  static func < (a: Slip, b: Slip) -> Bool { a.packed < b.packed }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
