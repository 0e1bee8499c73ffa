/// Where the vowels of a syllable are: its letters split into initial, vowels and what follows.
///
/// ```
/// nghiêng   ngh iê ng
/// quý       qu  y          u after q belongs to the initial
/// gì, giờ   g ì, gi ờ      and i after g where another vowel follows
/// ```
struct SyllableParts: Equatable {
  /// The vowels, as indices of the letters; empty where there are none.
  let vowels: Range<Int>

  init(_ letters: [Letter]) {
    var start = letters.firstIndex(where: \.isVowel) ?? letters.count
    if start == 1, letters.count > start {
      switch (letters[0].base, letters[1].base, letters[1].mark) {
      case ("q", "u", .none): start = 2
      case ("g", "i", _) where letters.count > 2 && letters[2].isVowel: start = 2
      default: break
      }
    }
    let end = letters[start...].firstIndex { !$0.isVowel } ?? letters.count
    vowels = start..<end
  }
}

/// Where the tone mark of a syllable stands when its vowels are oa, oe or uy and nothing follows.
public enum TonePlacement: String, CaseIterable, Codable, Hashable, Sendable {
  /// On the first vowel: hòa, thủy. What most newspapers and books have.
  case old
  /// On the second one, which is the nucleus: hoà, thuỷ. What schoolbooks have.
  case new

  /// The letter that carries the tone; nil where there is no vowel. The last letter with a mark
  /// carries it, in a closed syllable the last vowel, else the first of two and the middle one of
  /// three.
  ///
  /// ```
  /// tiếng  được    toán  huỳnh    mùa  đáy  ngoài  khuỷu
  /// ```
  func toneLetter(of letters: [Letter]) -> Int? {
    let vowels = SyllableParts(letters).vowels
    guard let first = vowels.first, let last = vowels.last else { return nil }
    if let marked = vowels.last(where: { letters[$0].mark != .none }) { return marked }
    guard first != last else { return first }
    if vowels.upperBound < letters.count || isDoubled(letters[vowels]) { return last }
    if vowels.count > 2 { return first + 1 }
    return self == .new && beginsWithGlide(letters[vowels]) ? last : first
  }

  /// oo, which is one long vowel: xoòng.
  private func isDoubled(_ vowels: ArraySlice<Letter>) -> Bool {
    vowels.allSatisfy { $0.base == "o" }
  }

  private func beginsWithGlide(_ vowels: ArraySlice<Letter>) -> Bool {
    ["oa", "oe", "uy"].contains(String(vowels.map(\.base)))
  }
}
