import Conversion
import Lexicon

/// Splits keystrokes into pinyin syllables.
///
/// ```
/// xian       xian | xi an          every way to read the letters
/// xi'an      xi'an                 an apostrophe ends a syllable
/// zhon       zho(ng) n(…)          the last syllable may be incomplete
/// zgr        z(…) g(…) r(…)        initials stand for syllables, where no syllable is spelled out
/// wo3geABC   wo 3 ge ABC           capitals and digits stand for themselves
/// ```
public struct PinyinSegmenter: KeySegmenter {
  /// What each departure from syllables spelled in full costs, in thousandths of a nat.
  private enum Penalty {
    /// A last syllable of which the end is still to come.
    static let incomplete: Cost = 1_000
    /// An initial in place of a syllable.
    static let initial: Cost = 3_000
    /// A capital letter, a digit or another character that is no pinyin.
    static let character: Cost = 2_000
    /// A small letter in a word that begins with a capital: `Python`.
    static let capitalisedWord: Cost = 3_000
    /// A small letter that begins no syllable: `i`, `u`, `v`.
    static let strayLetter: Cost = 12_000
  }

  private static let apostrophe = UInt8(ascii: "'")
  private static let longestSyllable = 6
  /// How far back the capital of a word is looked for.
  private static let longestCapitalisedWord = 24

  private let syllables: SyllableTable

  /// A segmenter over the syllables of a lexicon.
  public init(syllables: SyllableTable) {
    self.syllables = syllables
  }

  /// The longest syllable, its apostrophe, and the letter after it.
  public var reach: Int { Self.longestSyllable + 2 }

  /// Appends the syllables that begin at `start`; initials and literals where there is none.
  public func appendEdges(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    guard start < keys.count else { return }
    guard keys[start].isSmallLetter else {
      edges.append(literal(start, cost: Penalty.character))
      return
    }
    let spelled = edges.count
    appendSyllables(from: start, in: keys, to: &edges)
    if edges.count == spelled {
      appendInitials(from: start, in: keys, to: &edges)
    }
    if isInCapitalisedWord(start, in: keys) {
      edges.append(literal(start, cost: Penalty.capitalisedWord))
    } else if edges.count == spelled {
      edges.append(literal(start, cost: Penalty.strayLetter))
    }
  }

  /// Syllables spelled in full, and the beginning of one where the letters end.
  private func appendSyllables(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    var position = syllables.start
    var end = start
    while end < keys.count, let next = syllables.position(after: position, letter: keys[end]) {
      position = next
      end += 1
      if let syllable = syllables.syllable(at: position), hasVowel(keys[start..<end]) {
        edges.append(
          SegmentEdge(
            start: start, end: skippingApostrophe(end, in: keys), kind: .syllable,
            syllables: syllable..<syllable + 1, cost: 0))
      } else if end - start > 1, isEndOfLetters(end, in: keys), hasVowel(keys[start..<end]) {
        appendIncomplete(
          start, end, position, cost: Penalty.incomplete, in: keys, to: &edges)
      }
    }
  }

  /// One or two consonants for any syllable that begins with them: `z` and `zh` for `zh`.
  private func appendInitials(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    var position = syllables.start
    var end = start
    while end < keys.count, end < start + 2, !keys[end].isVowel,
      let next = syllables.position(after: position, letter: keys[end])
    {
      position = next
      end += 1
      let cost = isEndOfLetters(end, in: keys) ? Penalty.incomplete : Penalty.initial
      appendIncomplete(start, end, position, cost: cost, in: keys, to: &edges)
    }
  }

  private func appendIncomplete(
    _ start: Int, _ end: Int, _ position: SyllableTable.Position, cost: Cost, in keys: [UInt8],
    to edges: inout [SegmentEdge]
  ) {
    let range = syllables.syllables(completing: position)
    guard !range.isEmpty else { return }
    edges.append(
      SegmentEdge(
        start: start, end: skippingApostrophe(end, in: keys), kind: .incomplete, syllables: range,
        cost: cost))
  }

  private func literal(_ start: Int, cost: Cost) -> SegmentEdge {
    SegmentEdge(start: start, end: start + 1, kind: .literal, cost: cost)
  }

  private func skippingApostrophe(_ end: Int, in keys: [UInt8]) -> Int {
    end < keys.count && keys[end] == Self.apostrophe ? end + 1 : end
  }

  private func isEndOfLetters(_ end: Int, in keys: [UInt8]) -> Bool {
    end == keys.count || !keys[end].isSmallLetter
  }

  /// Interjections such as `ng` and `hm` are spelled without a vowel: their letters are read as
  /// initials, and the interjection is one of the syllables that complete them.
  private func hasVowel(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.contains(where: \.isVowel)
  }

  private func isInCapitalisedWord(_ start: Int, in keys: [UInt8]) -> Bool {
    for key in keys[max(0, start - Self.longestCapitalisedWord)..<start].reversed() {
      if key.isCapitalLetter { return true }
      if !key.isSmallLetter { return false }
    }
    return false
  }
}

extension UInt8 {
  var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  var isCapitalLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  /// The vowels of pinyin; `v` stands for `ü`.
  var isVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "v"):
      true
    default: false
    }
  }
}
