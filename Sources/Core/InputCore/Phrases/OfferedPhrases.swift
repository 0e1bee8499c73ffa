/// The user's phrases for some keys among the candidates of a converter: each at its place, or right
/// after the last word where there are fewer.
///
/// ```
/// words    1 地址  2 电子  3 弟子          phrases: one at 1, one at 3
/// offered  1 上海市…  2 地址  3 《》  4 电子  5 弟子
/// ```
package struct OfferedPhrases {
  /// A phrase and the place that it is wanted at, counted from 0.
  struct Offer {
    var candidate: Candidate
    var position: Int
  }

  /// What stands at a place.
  enum Position {
    case phrase(Candidate)
    /// The converter's candidate with this number.
    case word(Int)
  }

  /// In the order of their places, no two at one.
  private var offers: [Offer]

  /// Phrases in the order of the places that they are wanted at.
  init(_ offers: [Offer]) {
    self.offers = offers
    for index in self.offers.indices.dropFirst() {
      self.offers[index].position = max(
        self.offers[index].position, self.offers[index - 1].position + 1)
    }
  }

  /// All that is offered, for methods that have their candidates at once. `make` makes a candidate of
  /// theirs of a phrase.
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

  /// What stands at a place; nil behind the last. `hasWord` tells whether the converter has a candidate
  /// with a number.
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
    // Fewer words than places: the phrases left follow the last word.
    var words = word
    while words > 0, !hasWord(words - 1) { words -= 1 }
    let phrase = number - words
    return offers.indices.contains(phrase) ? .phrase(offers[phrase].candidate) : nil
  }
}
