import LibC
import NGrams

/// The prior shares of the words of some kana: how often each is meant when the kana are typed,
/// according to the dictionary.
struct WordShares {
  /// The word of each requested text; nil if the kana have no word with that text.
  let words: [LearnedKana.WordNumber?]
  /// The word that is meant most often.
  let likeliest: LearnedKana.WordNumber?
  private let shares: [(word: LearnedKana.WordNumber, share: Double)]

  /// Computes the shares of the words with some texts at a node of the trie of readings.
  init(of texts: [String], in lexicon: KanaLexicon, at node: Int?) {
    let wanted = texts.map { Array($0.unicodeScalars)[...] }
    var words = [LearnedKana.WordNumber?](repeating: nil, count: texts.count)
    var costs: [(word: LearnedKana.WordNumber, cost: Int32)] = []
    for entry in (node.map { lexicon.words(at: $0) } ?? 0..<0).map(lexicon.word) {
      let word = lexicon.wordNumber(ofText: entry.text)
      costs.append((word, lexicon.costAlone(of: entry)))
      // A text can be requested twice, as a choice and as the kana themselves.
      for (index, text) in wanted.enumerated()
      where lexicon.texts.isEqual(Int(entry.text), to: text) {
        words[index] = word
      }
    }
    let least = costs.min { $0.cost < $1.cost }
    likeliest = least?.word
    var sum = 0.0
    var found: [(word: LearnedKana.WordNumber, share: Double)] = []
    for (word, cost) in costs {
      let part = exp(Double((least?.cost ?? cost) &- cost) / 1_000)
      sum += part
      guard words.contains(word) else { continue }
      if let index = found.firstIndex(where: { $0.word == word }) {
        found[index].share += part
      } else {
        found.append((word, part))
      }
    }
    self.words = words
    shares = found.map { ($0.word, $0.share / sum) }
  }

  /// Returns the share of a requested word; 0 for any other.
  func share(of word: LearnedKana.WordNumber) -> Double {
    shares.first { $0.word == word }?.share ?? 0
  }
}

extension KanaLexicon {
  /// The number that stands for the start of a sentence.
  var numberOfNoWord: LearnedKana.WordNumber { NGramTables.sentenceStart }
  /// The number of a word outside the dictionary.
  var numberOfUnknownWord: LearnedKana.WordNumber { NGramTables.unknown }

  /// Returns the number of the word with a text.
  func wordNumber(ofText text: UInt32) -> LearnedKana.WordNumber {
    text &+ UInt32(Self.firstTextToken)
  }

  /// Returns the text of a word.
  func text(ofWordNumber word: LearnedKana.WordNumber) -> String {
    texts.text(Int(word) - Self.firstTextToken)
  }

  /// Returns the cost of a word as a whole sentence.
  fileprivate func costAlone(of word: KanaWord) -> Int32 {
    word.cost &+ matrix.cost(from: ConnectionMatrix.boundary, to: word.left)
      &+ matrix.cost(from: word.right, to: ConnectionMatrix.boundary)
      &+ (model.unigramCost(of: token(ofText: word.text)) &* modelWeight) >> 8
  }
}
