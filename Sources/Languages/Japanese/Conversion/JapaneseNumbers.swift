import InputCore
import KanaDictionary

/// Numbers that are read in kana, with or without a counter.
///
/// ```
/// さんじゅうにん      30人  ３０人  三十人
/// にせんじゅうきゅう   2019  ２０１９  二千十九  2,019
/// ```
struct JapaneseNumbers {
  /// Counters of one number that are offered.
  private static let countersOffered = 3

  let lexicon: KanaLexicon

  /// The ways to write a reading that is a number, or a number and a counter; none for others.
  func texts(for reading: [Unicode.Scalar]) -> [String] {
    JapaneseNumber.prefixes(of: reading).reversed().flatMap { number -> [String] in
      let rest = Array(reading[number.length...])
      let counters =
        rest.isEmpty
        ? [""]
        : lexicon.words(readAs: rest).filter { lexicon.kind(of: $0.left) == .dependent }
          .prefix(Self.countersOffered).map { lexicon.texts.text(Int($0.text)) }
      return counters.flatMap { counter in number.forms.map { $0 + counter } }
    }
  }
}
