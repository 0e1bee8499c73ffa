import Decoding
import NGrams

/// The first reason that holds for a text not being the best conversion of some kana.
enum KanaDiagnosis {
  /// The dictionary cannot read the text.
  case notInDictionary
  /// The text is read by other kana than were typed.
  case readingDiffers(String)
  /// A limit of the search excluded the sentence with the text.
  case cut(KanaCut, KanaComparison)
  /// Other sentences cost less.
  case lower(KanaComparison)
  /// The best sentence contains the text.
  case first(KanaComparison)

  /// Finds the reason.
  ///
  /// - Parameters:
  ///   - text: a whole sentence, or words within one.
  ///   - best: the best sentence of the kana.
  ///   - rank: the rank of the text among the sentences, counted from 1; nil if it is not searched
  ///     so far.
  ///   - usual: the decoder of the kana.
  ///   - wide: the decoder of the same kana with all words of each reading.
  init(
    of text: String, best: JapaneseExplanation, rank: Int?, in usual: KanaDecoder,
    wide: KanaDecoder
  ) {
    var search = KanaTextSearch(text, in: wide)
    guard let path = search.best() else {
      let kana = KanaReadings(lexicon: usual.lattice.lexicon).words(of: text)?.kana
      self = kana.map { .readingDiffers(String(String.UnicodeScalarView($0))) } ?? .notInDictionary
      return
    }
    let found = wide.explanation(of: path.nodes, cost: path.cost)
    let comparison = KanaComparison(
      found: found, best: best, rank: found.text == text ? rank : nil)
    if found.text == best.text {
      self = .first(comparison)
    } else if let cut = KanaCut(of: path.nodes, cost: path.cost, best: best.cost, usual, wide) {
      self = .cut(cut, comparison)
    } else {
      self = .lower(comparison)
    }
  }
}

/// A sentence with the text, compared with the best one.
struct KanaComparison {
  /// The cheapest sentence that contains the text.
  let found: JapaneseExplanation
  /// The best sentence.
  let best: JapaneseExplanation
  /// The rank of the text among the sentences, counted from 1; nil if it is not among the first
  /// `ranksSearched`, or a part of a sentence.
  let rank: Int?

  /// The number of sentences searched for `rank`.
  static let ranksSearched = 200

  /// The cost of `found` minus that of `best`.
  var gap: Cost { found.cost &- best.cost }
}

/// A limit of the search for sentences that excluded a text.
enum KanaCut {
  /// The word has many homophones, and only the first `kept` are tried in sentences.
  case wordsOfReading(String, kept: Int)
  /// The text is offered for its reading and is never a part of sentences: a symbol, a rare kanji.
  case onlyOffered(String)
  /// By the classes of words alone the sentence with the word costs more than `allowed` above the best.
  case classes(String, allowed: Cost)
  /// The sentence is cheaper, but its beginning was not among the `kept` best.
  case beam(kept: Int)

  /// Finds the limit that excluded the nodes of a path; nil if none did.
  init?(
    of path: [Int32], cost: Cost, best: Cost, _ usual: KanaDecoder, _ wide: KanaDecoder
  ) {
    for number in path {
      let node = wide.lattice.nodes[Int(number)]
      let text = wide.lattice.text(of: node)
      let index = usual.lattice.nodes(endingAt: Int(node.end)).first {
        let other = usual.lattice.nodes[$0]
        return (other.start, other.written, other.left, other.right)
          == (node.start, node.written, node.left, node.right)
      }
      guard let index else {
        let isOffered = usual.lattice.lexicon.words(
          readAs: Array(usual.lattice.kana[Int(node.start)..<Int(node.end)])
        ).contains {
          $0.left == node.left && usual.lattice.lexicon.isOnlyOffered($0)
            && .word($0.text) == node.written
        }
        self =
          isOffered
          ? .onlyOffered(text) : .wordsOfReading(text, kept: KanaLattice.wordsPerReading)
        return
      }
      guard usual.scored.kept[index] else {
        self = .classes(text, allowed: KanaDecoder.Limits().classMargin)
        return
      }
    }
    guard cost < best else { return nil }
    self = .beam(kept: KanaDecoder.Limits().beam.beamWidth)
  }
}
