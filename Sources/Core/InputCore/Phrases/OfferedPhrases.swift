/// The user's phrases for some keystrokes, merged into the candidates of a converter. Each phrase
/// is at its position, or directly after the last candidate if there are too few.
///
/// ```
/// words    1 地址  2 电子  3 弟子          phrases: one at 1, one at 3
/// offered  1 上海市…  2 地址  3 《》  4 电子  5 弟子
/// ```
package struct OfferedPhrases {
  /// A phrase and its requested position, from 0.
  struct Offer {
    var candidate: Candidate
    var position: Int
  }

  /// An entry of the merged list.
  enum Position {
    case phrase(Candidate)
    /// The converter's candidate with this index.
    case word(Int)
  }

  /// The phrases in ascending order of position, with unique positions.
  private var offers: [Offer]

  /// Creates a merger from phrases in ascending order of position. A phrase whose position is taken
  /// moves to the next one.
  init(_ offers: [Offer]) {
    self.offers = offers
    for index in self.offers.indices.dropFirst() {
      self.offers[index].position = max(
        self.offers[index].position, self.offers[index - 1].position + 1)
    }
  }

  /// Returns the phrases with another offer after those at the same position or before it.
  func adding(_ offer: Offer) -> OfferedPhrases {
    let index = offers.firstIndex { $0.position > offer.position } ?? offers.count
    return OfferedPhrases(offers[..<index] + [offer] + offers[index...])
  }

  /// Returns the whole merged list, for methods that have all their candidates at once. `make`
  /// turns a phrase into a candidate of the method.
  package func merged<Element>(
    with words: [Element], _ make: (Candidate) -> Element
  ) -> [Element] {
    var merged: [Element] = []
    while let position = position(merged.count, hasWord: words.indices.contains) {
      switch position {
      case .phrase(let candidate): merged.append(make(candidate))
      case .word(let number): merged.append(words[number])
      }
    }
    return merged
  }

  /// Returns the entry at an index of the merged list; nil after the last one. `hasWord` returns
  /// whether the converter has a candidate with an index.
  func position(_ number: Int, hasWord: (Int) -> Bool) -> Position? {
    guard number >= 0 else { return nil }
    let before = offers.prefix { $0.position < number }.count
    if before < offers.count, offers[before].position == number,
      before == number || hasWord(number - before - 1)
    {
      return .phrase(offers[before].candidate)
    }
    let word = number - before
    if hasWord(word) { return .word(word) }
    // There are fewer words than requested positions: the remaining phrases follow the last word.
    var words = word
    while words > 0, !hasWord(words - 1) { words -= 1 }
    let phrase = number - words
    return offers.indices.contains(phrase) ? .phrase(offers[phrase].candidate) : nil
  }
}
