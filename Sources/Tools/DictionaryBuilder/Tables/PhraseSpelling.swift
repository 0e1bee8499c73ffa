import NGrams
import SyllableConversion

/// Spells phrases of a table by the letters that type them, for phrases that are not words of a
/// lexicon. Typing the pinyin of such a phrase then offers its texts too.
///
/// ```
/// 右箭头 TAB → ⇒      youjiantou TAB → ⇒
/// ```
///
/// A phrase is read from the left: the longest word of the lexicon gives its most common reading.
package struct PhraseSpelling {
  private let lexicon: Lexicon
  private var readings: [String: (letters: String, cost: Cost)] = [:]
  private var texts: [String: [String]] = [:]

  /// Creates a speller from the words of a lexicon and reads all of them once.
  package init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    LexiconListing(lexicon).forEach { row in
      if row.readingCost < readings[row.word]?.cost ?? .max {
        readings[row.word] = (row.reading.filter { $0 != " " }, row.readingCost)
      }
      return true
    }
  }

  /// Adds the phrases of a file. Rejected lines are added to `report`.
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

  /// The number of spellings.
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

  /// Returns the file of spellings, ascending.
  package func serialized(header: [WordList.Field]) -> [UInt8] {
    let comments = header.map { "# \($0.key): \($0.value)\n" }
    let lines = texts.sorted { Word($0.key) < Word($1.key) }
      .map { "\($0)\t\($1.joined(separator: " "))\n" }
    return Array((comments + lines).joined().utf8)
  }
}
