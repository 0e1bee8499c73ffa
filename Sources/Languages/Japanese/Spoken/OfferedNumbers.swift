import InputCore
import KanaConversion

/// The written forms of a number, with or without a counter.
///
/// ```
/// さんじゅうにん      30人  ３０人  三十人
/// にせんじゅうきゅう   2019  ２０１９  二千十九  2,019
/// ```
struct OfferedNumbers {
  /// The maximum number of counters offered after one number.
  private static let countersOffered = 3

  let lexicon: KanaLexicon

  /// Returns the written forms of a reading that is a number, or a number and a counter; empty for
  /// other readings.
  func texts(for kana: [Unicode.Scalar]) -> [WrittenText] {
    var ending = EndingSpoken<NumberReading>()
    for end in kana.indices { ending.append(endOf: kana[...end]) }
    return (1..<kana.count + 1).reversed().flatMap { end in
      ending.ending(at: end).filter { $0.start == 0 }.flatMap { found in
        texts(for: WrittenNumber(value: found.whole.value), of: end, before: Array(kana[end...]))
      }
    }
  }

  private func texts(
    for number: WrittenNumber, of length: Int, before rest: [Unicode.Scalar]
  ) -> [WrittenText] {
    let counters =
      rest.isEmpty
      ? [WrittenText()]
      : lexicon.words(readAs: rest).filter { lexicon.kind(of: $0.left) == .dependent }
        .prefix(Self.countersOffered)
        .map { WrittenText(word: lexicon.texts.text(Int($0.text)), length: rest.count) }
    let numbers =
      NumberStyle.allCases.map { WrittenText(number, in: $0, length: length) }
      + number.otherForms.map { WrittenText($0, length: length) }
    return counters.flatMap { counter in numbers.map { $0 + counter } }
  }
}
