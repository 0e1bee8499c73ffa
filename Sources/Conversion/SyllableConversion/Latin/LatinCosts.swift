import NGrams

/// The costs of Latin text among the readings of a language, in nats × 1000, besides the cost of the
/// word itself.
package struct LatinCosts: Sendable {
  /// A word typed with a capital.
  package var capitals: Cost
  /// A word in small letters that are no sequence of whole syllables.
  package var word: Cost
  /// A word in letters that are a sequence of whole syllables as well.
  package var spelled: Cost
  /// A word of consonants, which may be the initials of syllables, and each of its letters.
  package var consonants: Cost
  package var consonant: Cost
  /// A name with digits in small letters; nil if digits are keys of readings.
  package var numbered: Cost?
  /// A word in other capitals than its usual ones.
  package var otherCapitals: Cost
  /// The key of a word between the beginning of a Latin word and the word itself, as 唔 in
  /// `hap唔happy`; nil if the language has none.
  package var repeatingKey: UInt8?
  /// The shortest word in small letters.
  package var shortest: Int
  /// The shortest word in small letters that are a sequence of whole syllables as well. A language
  /// whose every short word is a syllable, such as `but` and `to` in Jyutping, needs a longer one.
  package var shortestSpelled: Int

  /// Creates costs. By default spelled words are as short as others.
  package init(
    capitals: Cost, word: Cost, spelled: Cost, consonants: Cost, consonant: Cost,
    otherCapitals: Cost, shortest: Int, shortestSpelled: Int? = nil, numbered: Cost? = nil
  ) {
    self.capitals = capitals
    self.word = word
    self.spelled = spelled
    self.consonants = consonants
    self.consonant = consonant
    self.numbered = numbered
    self.otherCapitals = otherCapitals
    self.shortest = shortest
    self.shortestSpelled = shortestSpelled ?? shortest
  }
}
