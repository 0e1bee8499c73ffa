import SyllableConversion

/// Checks the words: they are valid UTF-8, not empty, and ascend by cost. The word order lists all
/// of them, ascending by bytes.
struct WordCheck {
  let lexicon: Lexicon
  private var tables: LexiconTables { lexicon.tables }

  func run(_ findings: inout Findings) {
    let count = tables.wordCosts.count
    guard
      findings.checkOffsets(
        tables.wordOffsets, of: LexiconSections.wordOffsets, between: count, first: 0,
        last: tables.wordText.count)
    else { return }
    for word in 0..<count {
      let text = lexicon.utf8(of: WordID(truncatingIfNeeded: word))
      if text.isEmpty { findings.add(LexiconSections.wordOffsets, word, "the word is empty") }
      if String(validating: text, as: UTF8.self) == nil {
        findings.add(LexiconSections.wordText, word, "the word is not valid UTF-8")
      }
      if word > 0, tables.wordCosts[word] < tables.wordCosts[word - 1] {
        findings.add(LexiconSections.wordCosts, word, "the costs do not ascend")
      }
    }
    checkOrder(&findings)
  }

  /// Checks the word order. Ascending texts are all different, so an order of full length is
  /// complete.
  private func checkOrder(_ findings: inout Findings) {
    var previous: UnsafeRawBufferPointer?
    for index in 0..<tables.wordCosts.count {
      let word = lexicon.word(inOrderAt: index)
      guard Int(word) < tables.wordCosts.count else {
        findings.add(LexiconSections.wordOrder, index, "word \(word) does not exist")
        continue
      }
      let text = lexicon.utf8(of: word)
      if let previous, !previous.lexicographicallyPrecedes(text) {
        findings.add(LexiconSections.wordOrder, index, "the words do not ascend")
      }
      previous = text
    }
  }
}
