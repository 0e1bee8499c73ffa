import NGrams
import SyllableConversion

/// Spells the phrases of a table in the letters that type them, for phrases that are no words of a
/// lexicon: typing the pinyin of one offers its texts all the same.
///
/// ```
/// 右箭头 TAB → ⇒      youjiantou TAB → ⇒
/// ```
///
/// A phrase is read from the left: the longest word of the lexicon, by its most common reading.
package struct PhraseSpelling {
  private let lexicon: Lexicon
  private var readings: [String: (letters: String, cost: Cost)] = [:]
  private var texts: [String: [String]] = [:]

  /// A speller over the words of a lexicon, all of which are read once.
  package init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    LexiconListing(lexicon).forEach { row in
      if row.readingCost < readings[row.word]?.cost ?? .max {
        readings[row.word] = (row.reading.filter { $0 != " " }, row.readingCost)
      }
      return true
    }
  }

  /// Takes the phrases of a file. Bad lines go to `report`.
  package mutating func read(_ source: SourceText, report: inout RejectionReport) {
    for entry in PhraseFile(source, report: &report).entries {
      let scalars = entry.phrase.compactMap(Unicode.Scalar.init)
      let phrase = String(String.UnicodeScalarView(scalars))
      guard readings[phrase] == nil, let letters = letters(of: Array(phrase)) else { continue }
      for text in String(decoding: entry.texts, as: UTF8.self).split(separator: " ")
      where texts[letters, default: []].contains(String(text)) == false {
        texts[letters, default: []].append(String(text))
      }
    }
  }

  /// How many spellings there are.
  package var count: Int { texts.count }

  private func letters(of phrase: [Character]) -> String? {
    var letters = ""
    var start = 0
    while start < phrase.count {
      let end = (start + 1...phrase.count).last { readings[String(phrase[start..<$0])] != nil }
      guard let end, let reading = readings[String(phrase[start..<end])] else { return nil }
      letters += reading.letters
      start = end
    }
    return letters
  }

  /// The file of spellings, ascending.
  package func serialized(header: [WordList.Field]) -> [UInt8] {
    let comments = header.map { "# \($0.key): \($0.value)\n" }
    let lines = texts.sorted { Word($0.key) < Word($1.key) }
      .map { "\($0)\t\($1.joined(separator: " "))\n" }
    return Array((comments + lines).joined().utf8)
  }
}
