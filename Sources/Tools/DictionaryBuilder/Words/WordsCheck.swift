import DictionaryImage
import Suggestions

/// Checks a word lexicon against the formats that `WordLexiconSections` and `FollowerSections`
/// document.
struct WordsCheck {
  let lexicon: WordLexicon
  private var image: Image { lexicon.image }

  func run(_ findings: inout Findings) throws(ImageError) {
    let labels = try image.column(WordLexiconSections.labels, of: UInt8.self)
    let first = try image.column(WordLexiconSections.words, of: UInt32.self)
    // The children of a node follow those of the node before; each child is looked at once.
    var reached = 0
    for node in 0..<labels.count {
      let start = lexicon.trie.firstChild(of: node)
      let end = lexicon.trie.firstChild(of: node + 1)
      guard start <= end, end <= labels.count, start > node, start >= reached else {
        findings.add(WordLexiconSections.children, node, "its children do not follow it")
        continue
      }
      reached = end
      for child in start..<end {
        if child > start, labels[child] <= labels[child - 1] {
          findings.add(WordLexiconSections.labels, child, "it is not in ascending order")
        }
        if first[child] < first[node] || first[child] >= lexicon.count {
          findings.add(WordLexiconSections.words, child, "its word is not its parent's")
        }
      }
    }
    for (name, count) in [
      (WordLexiconSections.flags, lexicon.count), (WordLexiconSections.sources, lexicon.count),
      (WordLexiconSections.bounds, labels.count * 4), (WordLexiconSections.below, labels.count * 4),
    ] where try image.bytes(of: name).count != count {
      findings.add(name, nil, "it does not have \(count) bytes")
    }
    if lexicon.language == "und" {
      findings.add(WordLexiconSections.about, nil, "it does not name the language")
    }
    if lexicon.followers != nil { try checkFollowers(&findings) }
  }

  private func checkFollowers(_ findings: inout Findings) throws(ImageError) {
    let firstWords = try image.column(FollowerSections.firstWords, of: UInt32.self)
    let pairs = try image.column(FollowerSections.pairWords, of: UInt32.self)
    let triples = try image.column(FollowerSections.tripleWords, of: UInt32.self)
    findings.checkOffsets(
      try image.column(FollowerSections.pairOffsets, of: UInt32.self),
      of: FollowerSections.pairOffsets, between: firstWords.count, first: 0, last: pairs.count)
    findings.checkOffsets(
      try image.column(FollowerSections.tripleOffsets, of: UInt32.self),
      of: FollowerSections.tripleOffsets, between: pairs.count, first: 0, last: triples.count)
    for (name, column) in [
      (FollowerSections.pairWords, pairs), (FollowerSections.tripleWords, triples),
    ] {
      for index in 0..<column.count where column[index] >= lexicon.count {
        findings.add(name, index, "it is not a word")
      }
    }
  }
}
