/// The letters of the Unicode block Hangul Compatibility Jamo, which show a jamo outside a
/// syllable.
enum CompatibilityJamo {
  /// The letters of the conjoining jamo from U+1100, U+1161 and U+11A8 on. `oldLetters` has those
  /// of old jamo. Source: UnicodeData.txt, the compatibility decompositions of U+3131 to U+318E. A
  /// final has the letter of the initial with the same name.
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Returns the letter of a conjoining jamo; nil if the block has none.
  static func letter(_ jamo: Unicode.Scalar) -> Unicode.Scalar? {
    switch jamo.value {
    case 0x1100...0x1112: initials[Int(jamo.value - 0x1100)]
    case 0x1161...0x1175: vowels[Int(jamo.value - 0x1161)]
    case 0x11A8...0x11C2: finals[Int(jamo.value - 0x11A8)]
    default: oldLetters[jamo]
    }
  }

  /// Returns the conjoining jamo that a letter can represent, initials before finals.
  static func jamo(of letter: Unicode.Scalar) -> [Unicode.Scalar] {
    guard (0x3131...0x318E).contains(letter.value) else { return [] }
    var found: [Unicode.Scalar] = []
    for (letters, first) in [(initials, 0x1100), (vowels, 0x1161), (finals, 0x11A8)] {
      if let index = letters.firstIndex(of: letter) {
        found += [Unicode.Scalar(UInt32(first + index))].compactMap { $0 }
      }
    }
    return found + oldLetters.filter { $0.value == letter }.map { $0.key }.sorted()
  }

  private static let oldLetters: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{1114}": "\u{3165}", "\u{1115}": "\u{3166}", "\u{111C}": "\u{316E}",
    "\u{111D}": "\u{3171}", "\u{111E}": "\u{3172}", "\u{1120}": "\u{3173}",
    "\u{1122}": "\u{3174}", "\u{1123}": "\u{3175}", "\u{1127}": "\u{3176}",
    "\u{1129}": "\u{3177}", "\u{112B}": "\u{3178}", "\u{112C}": "\u{3179}",
    "\u{112D}": "\u{317A}", "\u{112E}": "\u{317B}", "\u{112F}": "\u{317C}",
    "\u{1132}": "\u{317D}", "\u{1136}": "\u{317E}", "\u{1140}": "\u{317F}",
    "\u{1147}": "\u{3180}", "\u{114C}": "\u{3181}", "\u{1157}": "\u{3184}",
    "\u{1158}": "\u{3185}", "\u{1159}": "\u{3186}", "\u{1184}": "\u{3187}",
    "\u{1185}": "\u{3188}", "\u{1188}": "\u{3189}", "\u{1191}": "\u{318A}",
    "\u{1192}": "\u{318B}", "\u{1194}": "\u{318C}", "\u{119E}": "\u{318D}",
    "\u{11A1}": "\u{318E}", "\u{11C6}": "\u{3166}", "\u{11C7}": "\u{3167}",
    "\u{11C8}": "\u{3168}", "\u{11CC}": "\u{3169}", "\u{11CE}": "\u{316A}",
    "\u{11D3}": "\u{316B}", "\u{11D7}": "\u{316C}", "\u{11D9}": "\u{316D}",
    "\u{11DC}": "\u{316E}", "\u{11DD}": "\u{316F}", "\u{11DF}": "\u{3170}",
    "\u{11E2}": "\u{3171}", "\u{11E6}": "\u{3178}", "\u{11E7}": "\u{317A}",
    "\u{11E8}": "\u{317C}", "\u{11EA}": "\u{317D}", "\u{11EB}": "\u{317F}",
    "\u{11EE}": "\u{3180}", "\u{11F0}": "\u{3181}", "\u{11F1}": "\u{3182}",
    "\u{11F2}": "\u{3183}", "\u{11F4}": "\u{3184}", "\u{11F9}": "\u{3186}",
    "\u{11FF}": "\u{3165}", "\u{D7E3}": "\u{3173}", "\u{D7E7}": "\u{3175}",
    "\u{D7E8}": "\u{3176}", "\u{D7EF}": "\u{317E}",
  ]
}
