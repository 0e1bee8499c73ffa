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
  enum Entry<Word> {
    case phrase(Candidate)
    /// The converter's word with this index.
    case word(Int, Word)
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

  /// Returns the phrases without those that a test knows already; nil if none is left.
  ///
  /// - Parameter isKnown: Returns whether a text is among the candidates up to a position.
  func leavingOut(_ isKnown: (_ text: String, _ position: Int) -> Bool) -> OfferedPhrases? {
    let rest = offers.filter { !isKnown($0.candidate.text, $0.position) }
    return rest.isEmpty ? nil : OfferedPhrases(rest)
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
    while let entry = entry(merged.count, word: { words.indices.contains($0) ? words[$0] : nil }) {
      switch entry {
      case .phrase(let candidate): merged.append(make(candidate))
      case .word(_, let word): merged.append(word)
      }
    }
    return merged
  }

  /// Returns the texts of the merged list without repetitions, at most `limit`.
  package func merged(into texts: [String], limit: Int) -> [String] {
    let offered = leavingOut { text, position in texts.prefix(position + 1).contains(text) }
    var known: Set<String> = []
    let all = offered?.merged(with: texts, { $0.text }) ?? texts
    return Array(all.filter { known.insert($0).inserted }.prefix(max(limit, 0)))
  }

  /// Returns the entry at an index of the merged list; nil after the last one. `word` returns the
  /// converter's word with an index; nil after the last one.
  func entry<Word>(_ number: Int, word: (Int) -> Word?) -> Entry<Word>? {
    guard number >= 0 else { return nil }
    let before = offers.prefix { $0.position < number }.count
    if before < offers.count, offers[before].position == number,
      before == number || word(number - before - 1) != nil
    {
      return .phrase(offers[before].candidate)
    }
    let index = number - before
    if let found = word(index) { return .word(index, found) }
    // There are fewer words than requested positions: the remaining phrases follow the last word.
    var words = index
    while words > 0, word(words - 1) == nil { words -= 1 }
    let phrase = number - words
    return offers.indices.contains(phrase) ? .phrase(offers[phrase].candidate) : nil
  }
}
