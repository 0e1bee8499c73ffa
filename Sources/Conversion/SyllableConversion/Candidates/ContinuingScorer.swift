import Decoding
import NGrams

/// A scorer for the first word after the preceding text. The word continues the text, completes a
/// word that the text begins, or begins another clause, whichever costs least.
///
/// A completed word costs the text with the whole word minus the text. A word that begins a clause
/// costs what it costs at the start of a sentence, and most of what it costs that a sentence ends.
///
/// ```
/// 表|  shi                  示, since 表示 is likelier than 表 and then 时
/// 去上海|  xian              not 鲜: 去 上 海鲜 costs much more than 去 上海
/// 退出程序|  zhebiaoshicuowu  这表示错误, not 者表示错误: a clause ended before it
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
  private static let maximumBeginningLength = 3

  /// The cost of having committed part of a word. Users mostly commit at the end of a word.
  private static let costOfPart: Cost = 2_000

  /// The part of the cost of a sentence end that a word does not pay to begin another clause. With
  /// more, words that the text begins are lost; with less, whole clauses.
  private static let omittedMark: Cost = 1_000

  /// The state after the preceding text.
  let start: LanguageModelState
  /// The state at the start of a sentence.
  private let clauseStart: LanguageModelState
  /// The cost of ending a clause after the text, without a mark. Few end after 的.
  private let clauseEnd: Cost
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
    clauseStart = model.start
    let outset = words.beginsSentence ? model.start : model.state(afterUnknownIn: model.start)
    let text = words.words.score(after: outset, model: model, by: scorer)
    start = text.next
    clauseEnd = max(scorer.endCost(after: text.next) &- Self.omittedMark, 0)
    let end = words.characters.count
    for index in stride(from: end - 1, through: max(0, end - Self.maximumBeginningLength), by: -1) {
      let beginning = String(words.characters[index...])
      let positions = lexicon.positionsOfWords(beginningWith: beginning)
      guard !positions.isEmpty, !words.words(in: index..<end).contains(nil) else { continue }
      let before = words.words(in: 0..<index).score(
        after: outset, model: model, by: scorer)
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
    var scored = scorer.score(word, after: state)
    let beginning = beginClause(with: word)
    if beginning.cost < scored.cost { scored = beginning }
    guard !beginnings.isEmpty else { return scored }
    let whole = finished[UInt64(word)] ?? finish(word)
    return whole.cost < scored.cost ? whole : scored
  }

  /// Returns the cost of a word that begins another clause, and the state after it.
  func beginClause(with word: WordID) -> (cost: Cost, next: LanguageModelState) {
    let (cost, next) = scorer.score(word, after: clauseStart)
    return (cost.addingClamped(clauseEnd), next)
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

extension [WordID?] {
  /// Returns the total cost of words after a state, and the state after them. A nil word is unknown
  /// and costs nothing.
  func score(
    after state: LanguageModelState, model: any LanguageModel, by scorer: any LanguageModelScorer
  ) -> (cost: Cost, next: LanguageModelState) {
    reduce((cost: 0, next: state)) { scored, word in
      guard let word else { return (scored.cost, model.state(afterUnknownIn: scored.next)) }
      let (cost, next) = scorer.score(word, after: scored.next)
      return (scored.cost.addingClamped(cost), next)
    }
  }
}
