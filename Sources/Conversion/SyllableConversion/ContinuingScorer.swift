import Decoding
import NGrams

/// Scores the first word of what is typed, which may finish a word that the text before began: it then
/// costs what the text with the whole word costs more than the text did.
///
/// ```
/// 表|  shi       示, since 表示 is likelier than 表 and then 时
/// 去上海|  xian   not 鲜: 去 上 海鲜 costs much more than 去 上海
/// ```
final class ContinuingScorer: LanguageModelScorer {
  /// An end of the text before that longer words begin with.
  private struct Beginning {
    let text: [UInt8]
    /// The places of these words in the order of the lexicon.
    let words: Range<Int>
    /// The state before the end, and what the text costs more than the words up to there.
    let state: LanguageModelState
    let cost: Cost
  }

  /// Longer ends of the text begin few words that somebody would commit in parts.
  private static let longestBeginning = 3

  /// Who commits mostly does so behind a word.
  private static let costOfPart: Cost = 2_000

  /// The state that sentences begin with.
  let start: LanguageModelState
  private let lexicon: Lexicon
  private let scorer: any LanguageModelScorer
  private var beginnings: [Beginning] = []
  /// What was looked up, by the number of the word; the cost is the greatest where nothing is finished.
  private var finished = LookupTable<(cost: Cost, next: LanguageModelState)>()
  private var spelling: [UInt8] = []

  /// A scorer behind some words.
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
    for position in stride(from: end - 1, through: max(0, end - Self.longestBeginning), by: -1) {
      let beginning = String(words.characters[position...])
      let positions = lexicon.positionsOfWords(beginningWith: beginning)
      guard !positions.isEmpty, !words.words(in: position..<end).contains(nil) else { continue }
      let before = model.score(words.words(in: 0..<position), after: outset, by: scorer)
      beginnings.append(
        Beginning(
          text: Array(beginning.utf8), words: positions, state: before.next,
          cost: text.cost &- before.cost))
    }
  }

  /// What a word costs that stands first behind the text.
  func score(
    _ word: WordID, after state: LanguageModelState
  ) -> (cost: Cost, next: LanguageModelState) {
    let scored = scorer.score(word, after: state)
    guard !beginnings.isEmpty else { return scored }
    let whole = finished[UInt64(word)] ?? finish(word)
    return whole.cost < scored.cost ? whole : scored
  }

  /// The cheapest of the words that a word finishes.
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
  /// What words cost together behind a state, and the state after them; nil is what is no word, and costs
  /// nothing.
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
