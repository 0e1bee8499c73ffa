import SyllableConversion

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Imports pypinyin's phrases: `"词": [["cí"]]` with a list of readings per character, or lines
/// `词语: cí yǔ`. The first combination of readings has weight 1, every other one 0.
struct PypinyinPhrasesImporter: PypinyinImporter {
  /// The maximum number of combinations of readings per phrase.
  static let maximumCombinations = 8

  let parser: EntryParser

  func take(key: String, json value: Data, into sink: ImportSink) throws(RejectionReason) {
    for entry in try entries(key: key, readings: decode([[String]].self, value)) {
      sink.append(entry)
    }
  }

  func take(key: String, text value: String, into sink: ImportSink) throws(RejectionReason) {
    let readings = value.split(separator: " ").map { [String($0)] }
    for entry in try entries(key: key, readings: readings) { sink.append(entry) }
  }

  private func entries(key: String, readings: [[String]]) throws(RejectionReason) -> [WordEntry] {
    let word = try parser.word(Array(key.utf8)[...])
    guard !readings.isEmpty else { throw .missingField("reading") }
    var combinations: [[SyllableID]] = [[]]
    for choices in readings {
      guard !choices.isEmpty else { throw .missingField("reading") }
      var longer: [[SyllableID]] = []
      for choice in choices {
        let syllable = try parser.syllable(choice)
        longer += combinations.map { $0 + [syllable] }
      }
      combinations = Array(longer.prefix(Self.maximumCombinations))
    }
    var entries: [WordEntry] = []
    for reading in combinations where !entries.contains(where: { $0.reading == reading }) {
      try parser.check(reading, of: word)
      entries.append(WordEntry(word: word, reading: reading, weight: entries.isEmpty ? 1 : 0))
    }
    return entries
  }
}
