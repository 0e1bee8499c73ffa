/// The position of the vowels in a syllable, which splits it into initial, vowels and final.
///
/// ```
/// nghiêng   ngh iê ng
/// quý       qu  y          u after q belongs to the initial
/// gì, giờ   g ì, gi ờ      and i after g where another vowel follows
/// ```
struct SyllableParts: Equatable {
  /// The indices of the vowels among the letters; empty if there are none.
  let vowels: Range<Int>

  init(_ letters: [Letter]) {
    var start = letters.firstIndex { $0.isVowel } ?? letters.count
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

/// The letter with the tone mark if the vowels of a syllable are oa, oe or uy and no letter
/// follows.
public enum TonePlacement: String, CaseIterable, Codable, Hashable, Sendable {
  /// On the first vowel: hòa, thủy. Used by most newspapers and books.
  case old
  /// On the second vowel, which is the nucleus: hoà, thuỷ. Used by schoolbooks.
  case new

  /// Returns the index of the letter that carries the tone; nil if there is no vowel. It is the
  /// last vowel with a mark. Without one it is the last vowel of a closed syllable, otherwise the
  /// first of two and the middle one of three vowels.
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

  /// Whether the vowels are oo, which is one long vowel: xoòng.
  private func isDoubled(_ vowels: ArraySlice<Letter>) -> Bool {
    vowels.allSatisfy { $0.base == "o" }
  }

  private func beginsWithGlide(_ vowels: ArraySlice<Letter>) -> Bool {
    ["oa", "oe", "uy"].contains(String(vowels.map { $0.base }))
  }
}
