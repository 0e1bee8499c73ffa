import SyllableConversion

/// Checks the trie nodes: every node but the root is the child of a preceding one, siblings ascend,
/// and a node without children has entries.
struct TrieCheck {
  let lexicon: Lexicon
  private var tables: LexiconTables { lexicon.tables }

  func run(_ findings: inout Findings) {
    let count = tables.labels.count
    guard count > 0 else {
      return findings.add(LexiconSections.trieLabels, nil, "the trie has no root")
    }
    let hasChildren = findings.checkOffsets(
      tables.children, of: LexiconSections.trieChildren, between: count, first: 1, last: count)
    let hasEntries = findings.checkOffsets(
      tables.firstEntries, of: LexiconSections.trieEntries, between: count, first: 0,
      last: tables.entryWords.count)
    guard hasChildren, hasEntries else { return }
    for node in 0..<count { check(node, of: count, &findings) }
  }

  private func check(_ node: Int, of count: Int, _ findings: inout Findings) {
    let children = tables.children.range(at: node, limit: count)
    if !children.isEmpty, children.lowerBound <= node {
      findings.add(LexiconSections.trieChildren, node, "the node is its own descendant")
    }
    if node > 0, tables.labels[node] >= lexicon.syllables.count {
      findings.add(
        LexiconSections.trieLabels, node, "syllable \(tables.labels[node]) does not exist")
    }
    for child in children.dropFirst() where tables.labels[child - 1] >= tables.labels[child] {
      findings.add(LexiconSections.trieLabels, child, "the siblings do not ascend")
    }
    if node > 0, children.isEmpty, lexicon.entries(at: node).isEmpty {
      findings.add(LexiconSections.trieEntries, node, "the leaf has no entries")
    }
  }
}
