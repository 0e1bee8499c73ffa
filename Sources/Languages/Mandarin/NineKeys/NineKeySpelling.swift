import SyllableConversion

/// The letters that nine-key digits stand for in a syllable, shown in their place.
final class NineKeySpelling: KeystrokeSpelling {
  /// The spellings of each syllable, exact ones first.
  private let spellings: [[[UInt8]]]

  init(_ spellings: [SyllableSpelling], syllableCount: Int) {
    var letters = [[[UInt8]]](repeating: [], count: syllableCount)
    for entry in spellings { letters[Int(entry.syllable)].append(Array(entry.spelling.text.utf8)) }
    self.spellings = letters
  }

  /// True: a digit stands for one letter.
  var isLetterForKeystroke: Bool { true }

  /// Returns the letters of the first spelling that matches the keys. Typed letters are kept. Digits
  /// with a typo show the letters of the syllable that are on them, and otherwise their first one.
  func pieces(of syllable: SyllableID, typedAs keystrokes: [Unicode.Scalar]) -> [String] {
    let candidates = spellings.indices.contains(Int(syllable)) ? spellings[Int(syllable)] : []
    let spelling = candidates.first { Self.isTyped($0, as: keystrokes) } ?? candidates.first ?? []
    return keystrokes.enumerated().map { offset, keystroke in
      let letters = PinyinKeys.letters(on: PinyinConverter.normalize(keystroke))
      let isDigit = ("0"..."9").contains(keystroke)
      guard isDigit, let first = letters.first, !spelling.isEmpty else { return String(keystroke) }
      let meant = offset < spelling.count ? spelling[offset] : first
      return String(Unicode.Scalar(letters.contains(meant) ? meant : first))
    }
  }

  private static func isTyped(_ spelling: [UInt8], as keystrokes: [Unicode.Scalar]) -> Bool {
    guard keystrokes.count <= spelling.count else { return false }
    return zip(spelling, keystrokes).allSatisfy { letter, keystroke in
      let key = PinyinConverter.normalize(keystroke)
      return key == letter || PinyinKeys.letters(on: key).contains(letter)
    }
  }
}
