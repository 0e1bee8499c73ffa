import Decoding
import NGrams

/// A scorer for the first word after the preceding text, which may complete a word that this text
/// begins. The cost is then the cost of the text with the whole word minus the cost of the text.
///
/// ```
/// 表|  shi       示, since 表示 is likelier than 表 and then 时
/// 去上海|  xian   not 鲜: 去 上 海鲜 costs much more than 去 上海
/// ```
final class ContinuingScorer: LanguageModelScorer {
  /// A suffix of the preceding text that begins longer words.
  private struct Beginning {
    let text: [UInt8]
    /// The range of these words in the byte order of the lexicon (`Lexicon.word(inOrderAt:)`).
    let words: Range<Int>
    /// The state before the suffix, and the cost of the text minus the cost of its words up to the
    /// suffix.
    let state: LanguageModelState
    let cost: Cost
  }

  /// The maximum length of a suffix in characters. Few words begin with a longer one that a user
  /// would commit in parts.
  private static let longestBeginning = 3

  /// The cost of having committed part of a word. Users mostly commit at the end of a word.
  private static let costOfPart: Cost = 2_000

  /// The state after the preceding text.
  let start: LanguageModelState
  private let lexicon: Lexicon
  private let scorer: any LanguageModelScorer
  private var beginnings: [Beginning] = []
  /// A cache of results by word; the cost is `Cost.max` if the word completes nothing.
  private var finished = LookupTable<(cost: Cost, next: LanguageModelState)>()
  private var spelling: [UInt8] = []

  /// Creates a scorer for the word after some preceding words.
  init(
    after words: PrecedingWords, in lexicon: Lexicon, model: any LanguageModel,
    scorer: any LanguageModelScorer
  ) {
    self.lexicon = lexicon
    self.scorer = scorer
    let outset = words.beginsSentence ? model.start : model.state(afterUnknownIn: model.start)
    let text = model.score(words.words, after: outset, by: scorer)
    start = text.next
    let end = words.characters.count
    for index in stride(from: end - 1, through: max(0, end - Self.longestBeginning), by: -1) {
      let beginning = String(words.characters[index...])
      let positions = lexicon.positionsOfWords(beginningWith: beginning)
      guard !positions.isEmpty, !words.words(in: index..<end).contains(nil) else { continue }
      let before = model.score(words.words(in: 0..<index), after: outset, by: scorer)
      beginnings.append(
        Beginning(
          text: Array(beginning.utf8), words: positions, state: before.next,
          cost: text.cost &- before.cost))
    }
  }

  /// Returns the cost of the first word after the text, and the state after it.
  func score(
    _ word: WordID, after state: LanguageModelState
  ) -> (cost: Cost, next: LanguageModelState) {
    let scored = scorer.score(word, after: state)
    guard !beginnings.isEmpty else { return scored }
    let whole = finished[UInt64(word)] ?? finish(word)
    return whole.cost < scored.cost ? whole : scored
  }

  /// Returns the cost of the sentence ending after a state.
  func endCost(after state: LanguageModelState) -> Cost { scorer.endCost(after: state) }

  /// Returns the cheapest of the words that a word completes.
  private func finish(_ word: WordID) -> (cost: Cost, next: LanguageModelState) {
    var best = (cost: Cost.max, next: start)
    for beginning in beginnings {
      spelling.removeAll(keepingCapacity: true)
      spelling += beginning.text
      spelling += lexicon.utf8(of: word)
      let whole = spelling.withUnsafeBytes { lexicon.word(spelled: $0, among: beginning.words) }
      guard let whole else { continue }
      let (cost, next) = scorer.score(whole, after: beginning.state)
      let more = max(cost &- beginning.cost, 0).addingClamped(Self.costOfPart)
      if more < best.cost { best = (more, next) }
    }
    finished.set(best, for: UInt64(word))
    return best
  }
}

extension LanguageModel {
  /// Returns the total cost of words after a state, and the state after them. A nil word is unknown
  /// and costs nothing.
  func score(
    _ words: some Sequence<WordID?>, after state: LanguageModelState,
    by scorer: any LanguageModelScorer
  ) -> (cost: Cost, next: LanguageModelState) {
    words.reduce((cost: 0, next: state)) { scored, word in
      guard let word else { return (scored.cost, self.state(afterUnknownIn: scored.next)) }
      let (cost, next) = scorer.score(word, after: scored.next)
      return (scored.cost.addingClamped(cost), next)
    }
  }
}
