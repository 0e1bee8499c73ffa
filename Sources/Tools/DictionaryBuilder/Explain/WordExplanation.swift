import DictionaryImage
import LibC
import NGrams
import SyllableConversion

/// The provenance of a word, derived from the image alone.
package struct WordExplanation: Sendable {
  /// A reading and its cost.
  package struct Reading: Sendable, Equatable {
    /// The syllables separated by spaces.
    package let text: String
    /// `-ln P(reading | word)` in nats × 1000.
    package let cost: Cost
  }

  /// A part of a word with an inferred reading: the shorter word that gave the reading of that
  /// part.
  package struct Part: Sendable, Equatable {
    /// The shorter word.
    package let word: String
    /// The reading of the part.
    package let reading: String
    /// The numbers of the sources that gave the part's readings.
    package let sources: [Int]
  }

  package let word: String
  /// `-ln P(word)` in nats × 1000.
  package let cost: Cost
  /// The count of the word in the training text, computed from `cost` (within 0.05%, exact below
  /// 1000). Nil if no training text decided the frequency.
  package let trainingCount: Int?
  /// The readings, the most common first.
  package let readings: [Reading]
  /// The source numbers of the word's count, readings and listings.
  package let set: WordSources.SourceSet
  /// The parts that an inferred reading was made from, from the left. Empty if the reading was
  /// recorded, or if the image does not contain one of the parts.
  package let parts: [Part]
  /// The sources of the image.
  package let sources: WordSources

  /// Explains `word`; nil if the image does not contain it.
  package init?(_ word: String, in lexicon: Lexicon) throws(ImageError) {
    sources = try WordSources(lexicon)
    guard let id = lexicon.word(spelled: word), let set = sources.set(of: id) else { return nil }
    self.word = word
    self.set = set
    cost = lexicon.frequencyCost(of: id)
    trainingCount =
      set.count.contains { [sources] in sources.source($0)?.isTrainingText == true }
      ? Self.trainingCount(ofCost: cost, in: lexicon) : nil
    let rows = LexiconListing(lexicon).rows(ofWord: word)
    readings = rows.map { Reading(text: $0.reading, cost: $0.readingCost) }
    parts =
      set.reading.isEmpty
      ? PartSearch(lexicon: lexicon, sources: sources).parts(of: word, rows.first?.reading ?? "")
      : []
  }

  /// Whether the sources of the word in the image equal `other`, those in the folder. The training
  /// text is in no folder, so what it decided is not compared.
  package func agrees(with other: WordSources.SourceSet?) -> Bool {
    guard sources.hasTrainingText else { return set == other }
    let listed = set.listed.filter { sources.source($0)?.isTrainingText == false }
    return set.reading == other?.reading && listed == other?.listed
  }

  private static func trainingCount(ofCost cost: Cost, in lexicon: Lexicon) -> Int? {
    let total = lexicon.about.first { $0.key == WordSources.totalCountKey }
    guard let total = total.flatMap({ Double($0.value) }) else { return nil }
    return Int(exactly: (total * exp(-Double(cost) / 1000)).rounded())
  }

  /// The numbers of all sources that decide the word's count and readings, including those of the
  /// parts of an inferred reading.
  package var decisive: [Int] { Set(set.decisive + parts.flatMap(\.sources)).sorted() }
}

/// Finds the parts that an inferred reading was made from, by the rule of `ReadingInference`.
private struct PartSearch {
  let lexicon: Lexicon
  let sources: WordSources

  func parts(of word: String, _ reading: String) -> [WordExplanation.Part] {
    let characters = Array(word.unicodeScalars)
    let syllables = reading.split(separator: " ")
    guard characters.count == syllables.count else { return [] }
    var parts: [WordExplanation.Part] = []
    var start = 0
    while start < characters.count {
      guard let part = longest(characters[start...], syllables[start...]) else { return [] }
      parts.append(part)
      start += part.word.unicodeScalars.count
    }
    return parts
  }

  private func longest(
    _ characters: ArraySlice<Unicode.Scalar>, _ syllables: ArraySlice<Substring>
  ) -> WordExplanation.Part? {
    for length in (1...min(characters.count, ReadingInference.maximumLength)).reversed() {
      var text = ""
      text.unicodeScalars.append(contentsOf: characters.prefix(length))
      guard let id = lexicon.word(spelled: text), let set = sources.set(of: id),
        !set.reading.isEmpty, hasReading(syllables.prefix(length), id)
      else { continue }
      return WordExplanation.Part(
        word: text, reading: syllables.prefix(length).joined(separator: " "), sources: set.reading)
    }
    return nil
  }

  private func hasReading(_ syllables: ArraySlice<Substring>, _ word: WordID) -> Bool {
    var node = Lexicon.root
    for spelling in syllables {
      guard let syllable = lexicon.syllables.syllable(spelled: spelling),
        let child = lexicon.children(of: node, in: syllable..<(syllable + 1)).first
      else { return false }
      node = child
    }
    return lexicon.entries(at: node).contains { lexicon.word(ofEntry: $0) == word }
  }
}
