import DictionaryImage
import KanaConversion

/// Checks a dictionary of kana-kanji conversion against the format that `KanaSections` documents.
struct KanaCheck {
  let lexicon: KanaLexicon

  func run(_ findings: inout Findings) throws(ImageError) {
    checkTrie(&findings)
    if lexicon.descriptions != nil {
      try PhraseTrie(lexicon.image, KanaSections.descriptions).check(&findings)
    }
    for number in 0..<lexicon.wordCount {
      let word = lexicon.word(number)
      if Int(word.text) >= lexicon.texts.count {
        findings.add(KanaSections.words, number, "text \(word.text) does not exist")
      }
      if Int(max(word.left, word.right)) >= lexicon.matrix.classCount {
        findings.add(KanaSections.words, number, "its class does not exist")
      }
    }
    if lexicon.model.tokenCount > lexicon.texts.count + KanaLexicon.firstTextToken {
      findings.add(KanaSections.model, nil, "it has more tokens than there are texts")
    }
  }

  private func checkTrie(_ findings: inout Findings) {
    var nextChild = KanaLexicon.root + 1
    var nextWord = 0
    for node in 0..<lexicon.nodeCount {
      let children = lexicon.children(of: node)
      if !children.isEmpty {
        if children.lowerBound != nextChild {
          findings.add(KanaSections.children, node, "its children do not follow the preceding ones")
        }
        nextChild = children.upperBound
      }
      let words = lexicon.words(at: node)
      if !words.isEmpty {
        if words.lowerBound != nextWord {
          findings.add(KanaSections.firstWords, node, "its words do not follow the preceding ones")
        }
        nextWord = words.upperBound
      }
      if node != KanaLexicon.root, lexicon.scalar(to: node) == nil {
        findings.add(KanaSections.labels, node, "the alphabet has no such label")
      }
    }
    if nextChild != max(lexicon.nodeCount, 1) {
      findings.add(
        KanaSections.children, nil, "\(lexicon.nodeCount - nextChild) nodes have no parent")
    }
    if nextWord != lexicon.wordCount {
      findings.add(
        KanaSections.firstWords, nil, "\(lexicon.wordCount - nextWord) words have no reading")
    }
  }
}
