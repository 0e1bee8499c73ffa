import InputCore
import NGrams

extension LatticeConverter {
  /// Returns what tells the characters of a candidate apart from others that sound the same; empty
  /// for text that has other characters than ideographs, and for more than `maximumDescribedLength`.
  ///
  /// - Parameters:
  ///   - candidate: the candidate. Of a character with several readings the typed one counts.
  ///   - words: the words that the language describes characters with.
  public func descriptions(
    of candidate: Candidate, in words: DescriptionWords
  ) -> [CharacterDescription] {
    let characters = Array(candidate.text)
    guard isUsable, characters.count <= Self.maximumDescribedLength,
      characters.allSatisfy({ $0.isIdeographic })
    else { return [] }
    let typed = typedSyllables(of: candidate.segment) ?? syllables(of: candidate.text)
    return characters.enumerated().map { index, character in
      let letters = typed.flatMap { $0.count == characters.count ? $0[index] : nil }
      return describe(character, typedAs: letters, in: candidate.text, words)
    }
  }

  /// The largest number of characters that are described. Whole sentences are read aloud instead.
  static let maximumDescribedLength = 8

  /// Returns the letters typed for each syllable; nil if they are not known.
  private func typedSyllables(of segment: Segment) -> [String]? {
    guard !segment.syllableEnds.isEmpty else { return nil }
    let letters = Array(segment.letters.unicodeScalars)
    var start = 0
    return segment.syllableEnds.map { end in
      defer { start = end }
      let syllable = letters[min(start, letters.count)..<min(max(start, end), letters.count)]
      return String(String.UnicodeScalarView(syllable.filter { $0 != "'" })).lowercased()
    }
  }

  private func describe(
    _ character: Character, typedAs letters: String?, in text: String,
    _ words: DescriptionWords
  ) -> CharacterDescription {
    let all = character.unicodeScalars.first.map(examples.examples) ?? []
    let spellings = lexicon.syllables.spellings
    func spelling(_ example: CharacterExamples.Example) -> String? {
      spellings.indices.contains(Int(example.syllable)) ? spellings[Int(example.syllable)] : nil
    }
    let asTyped = all.filter { example in
      letters.map { spelling(example)?.hasPrefix($0) ?? false } ?? true
    }
    let known = asTyped.isEmpty ? all : asTyped
    let reading = known.first.flatMap(spelling).map { spelling in
      TonedSpelling.reading(
        of: character, spelled: spelling, tones: lexicon.tones, syllable: known.first?.syllable)
    }
    let examples = known.map { lexicon.text(of: $0.word) }
    // A word inside the candidate tells nothing. `contains` of a text would link a regular expression
    // engine into every keyboard.
    let example =
      examples.first { word in !text.indices.contains { text[$0...].hasPrefix(word) } }
      ?? examples.first
    let named = words.parts[character] ?? example
    return CharacterDescription(
      String(character), reading: reading,
      spoken: named.map { $0 + words.link + String(character) } ?? String(character))
  }
}

/// The words of a language that describe a character to people who hear it.
public struct DescriptionWords: Sendable {
  /// The word between an example and the character that it names: 的 in 世界的世.
  public let link: String
  /// The parts of characters whose words all sound as those of other characters do: 女字旁 of 她.
  public let parts: [Character: String]

  /// Creates the words of a language.
  public init(link: String, parts: [Character: String]) {
    self.link = link
    self.parts = parts
  }

  /// The words of Mandarin in simplified characters.
  public static let simplified = DescriptionWords(
    link: "的", parts: ["她": "女字旁", "它": "宝盖头", "妳": "女字旁", "牠": "牛字旁", "祂": "示字旁"])
  /// The words of Mandarin in traditional characters.
  public static let traditional = DescriptionWords(
    link: "的", parts: ["她": "女字旁", "它": "寶蓋頭", "妳": "女字旁", "牠": "牛字旁", "祂": "示字旁"])
  /// The words of Cantonese.
  public static let cantonese = DescriptionWords(
    link: "嘅", parts: ["她": "女字邊", "它": "寶蓋頭", "牠": "牛字邊", "祂": "示字邊"])
}
