import SyllableConversion

/// Checks the entries: each refers to a word, those of a node ascend by total cost and then by
/// word, and every word has an entry.
struct EntryCheck {
  let lexicon: Lexicon
  private var tables: LexiconTables { lexicon.tables }

  func run(_ findings: inout Findings) {
    let count = tables.entryWords.count
    if tables.entryCosts.count != count {
      findings.add(
        LexiconSections.entryCosts, nil, "\(tables.entryCosts.count) costs for \(count) entries")
    }
    let wordCount = tables.wordCosts.count
    var isReached = [Bool](repeating: false, count: wordCount)
    for entry in 0..<count {
      let word = Int(tables.entryWords[entry])
      guard word < wordCount else {
        findings.add(LexiconSections.entryWords, entry, "word \(word) does not exist")
        continue
      }
      isReached[word] = true
    }
    for word in isReached.indices where !isReached[word] {
      findings.add(LexiconSections.wordCosts, word, "no entry refers to the word")
    }
    // Where the ranges of entries overlap, `TrieCheck` has said so.
    let first = tables.firstEntries
    guard (1..<max(first.count, 1)).allSatisfy({ first[$0 - 1] <= first[$0] }) else { return }
    for node in 0..<tables.labels.count { checkOrder(at: node, &findings) }
  }

  private func checkOrder(at node: Int, _ findings: inout Findings) {
    for entry in lexicon.entries(at: node).dropFirst() {
      if (totalCost(entry - 1), tables.entryWords[entry - 1])
        >= (totalCost(entry), tables.entryWords[entry])
      {
        findings.add(LexiconSections.entryWords, entry, "the entries of node \(node) do not ascend")
      }
    }
  }

  private func totalCost(_ entry: Int) -> Int {
    Int(tables.entryCosts[entry]) + Int(tables.wordCosts[Int(tables.entryWords[entry])])
  }
}
