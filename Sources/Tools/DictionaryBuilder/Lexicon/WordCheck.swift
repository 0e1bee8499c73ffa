import SyllableConversion

/// Checks the words: valid UTF-8, none empty, ascending by their costs; and that their order is one by
/// their bytes, in which no word is missing.
struct WordCheck {
  let lexicon: Lexicon
  private var tables: LexiconTables { lexicon.tables }

  func run(_ findings: inout Findings) {
    let count = tables.wordCosts.count
    findings.checkOffsets(
      tables.wordOffsets, of: LexiconSections.wordOffsets, between: count, first: 0,
      last: tables.wordText.count)
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

  /// Texts that ascend differ, and as many different words as there are leave none out.
  private func checkOrder(_ findings: inout Findings) {
    var previous: UnsafeRawBufferPointer?
    for position in 0..<tables.wordCosts.count {
      let word = lexicon.word(inOrderAt: position)
      guard Int(word) < tables.wordCosts.count else {
        findings.add(LexiconSections.wordOrder, position, "there is no word \(word)")
        continue
      }
      let text = lexicon.utf8(of: word)
      if let previous, !previous.lexicographicallyPrecedes(text) {
        findings.add(LexiconSections.wordOrder, position, "the words do not ascend")
      }
      previous = text
    }
  }
}
