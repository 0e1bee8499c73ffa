import Lexicon

/// Checks the words: valid UTF-8, none empty, ascending by their bytes.
struct WordCheck {
  let lexicon: Lexicon
  private var tables: LexiconTables { lexicon.tables }

  func run(_ findings: inout Findings) {
    let count = tables.wordCosts.count
    findings.checkOffsets(
      tables.wordOffsets, of: LexiconSections.wordOffsets, between: count, first: 0,
      last: tables.wordText.count)
    var previous: UnsafeRawBufferPointer?
    for word in 0..<count {
      let text = lexicon.utf8(of: WordID(truncatingIfNeeded: word))
      if text.isEmpty { findings.add(LexiconSections.wordOffsets, word, "the word is empty") }
      if String(validating: text, as: UTF8.self) == nil {
        findings.add(LexiconSections.wordText, word, "the word is not valid UTF-8")
      }
      if let previous, !previous.lexicographicallyPrecedes(text) {
        findings.add(LexiconSections.wordText, word, "the words do not ascend")
      }
      previous = text
    }
  }
}
