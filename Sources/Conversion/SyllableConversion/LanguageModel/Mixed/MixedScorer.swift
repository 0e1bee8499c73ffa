import NGrams

/// A scorer of the mixed model that caches lookups.
///
/// While a syllable is typed letter by letter, the same words follow the same words repeatedly:
/// `zh`, `zho`, `zhon` and `zhong` all ask for the cost of 中. Many hypotheses at a point also end
/// with the same word; the lookups that they share are done once (`NGramTables.Pair`).
final class MixedScorer: LanguageModelScorer {
  private struct Scored {
    var cost: Cost = 0
    var next = LanguageModelState(key: 0)
  }

  /// A token after a context: its cost, and the number of the context after it.
  private struct Step {
    var cost: Cost
    var node: UInt32
  }

  /// The part of a score that depends only on the preceding words.
  private struct Before {
    let words: NGramTables.Prepared
    let characters: NGramTables.Prepared

    init(_ history: MixedContext, in model: MixedModel) {
      words = model.wordContext(history)
      characters = model.characterContext(history)
    }
  }

  private static let noPair = NGramTables.Pair(isBigram: false, cost: 0, next: 0)

  private let model: MixedModel
  private let scored = ScoreCache(bits: 13, empty: Scored())
  private let characters = ScoreCache<Step>(bits: 12, empty: Step(cost: 0, node: 0))
  private let wordPairs = ScoreCache(bits: 10, empty: noPair)
  private let characterPairs = ScoreCache(bits: 10, empty: noPair)
  private let contexts: ScoreCache<Before>
  private let wordBlocks: BlockCache
  private let characterBlocks: BlockCache

  // The word scored last, with its data that does not depend on the preceding words. A decoder
  // scores one word after many others. A scorer belongs to one thread, and accesses to its memory
  // never overlap.
  @exclusivity(unchecked) private var word: WordID
  @exclusivity(unchecked) private var traits: WordTraits

  init(_ model: MixedModel) {
    self.model = model
    contexts = ScoreCache(bits: 10, empty: Before(MixedContext(model.start), in: model))
    wordBlocks = BlockCache(bits: 5, of: model.words)
    characterBlocks = BlockCache(bits: 6, of: model.characters)
    word = 0
    traits = model.traits(of: word)
  }

  func score(
    _ word: WordID, after state: LanguageModelState
  ) -> (cost: Cost, next: LanguageModelState) {
    let key = ScoreCache<Scored>.Key(first: state.key, second: word)
    if let known = scored[key] { return (known.cost, known.next) }
    let found = compute(word, after: state)
    scored.keep(found, for: key)
    return (found.cost, found.next)
  }

  private func compute(_ id: WordID, after state: LanguageModelState) -> Scored {
    if word != id { take(id) }
    let before = before(state)
    var next = MixedContext(lastWord: id)
    let wordCost: Cost
    if traits.token == NGramTables.unknown, !traits.isInLetters {
      wordCost = model.rareCost(of: id, after: before.words)
    } else {
      let step = wordStep(traits.token, after: before.words)
      next.wordNode = step.node
      wordCost =
        traits.isInLetters ? step.cost &+ model.costAmongWordsInLetters(of: id) : step.cost
    }

    let first = firstCharacter(after: before.characters)
    var characterCost = first.cost
    next.characterNode = first.node
    if traits.second != WordTraits.noCharacter {
      characterCost =
        characterCost &+ secondCharacter(after: first.node).cost &+ traits.innerCost
      next.characterNode = traits.lastContext
    }
    return Scored(
      cost: model.mixed(words: wordCost, characters: characterCost)
        &+ model.frequencyCost(of: id), next: next.state)
  }

  /// Returns the cost of the sentence ending after the state.
  func endCost(after state: LanguageModelState) -> Cost {
    let before = before(state)
    return model.mixed(
      words: wordStep(NGramTables.sentenceEnd, after: before.words).cost,
      characters: characterStep(NGramTables.sentenceEnd, after: before.characters).cost)
  }

  private func take(_ id: WordID) {
    word = id
    traits = model.traits(of: id)
  }

  private func before(_ state: LanguageModelState) -> Before {
    let key = ScoreCache<Before>.Key(first: state.key, second: 0)
    if let known = contexts[key] { return known }
    let found = Before(MixedContext(state), in: model)
    contexts.keep(found, for: key)
    return found
  }

  private func wordStep(_ token: NGramTables.Token, after context: NGramTables.Prepared) -> Step {
    step(token, after: context, model.words, wordPairs, wordBlocks)
  }

  private func characterStep(
    _ token: NGramTables.Token, after context: NGramTables.Prepared
  ) -> Step {
    step(token, after: context, model.characters, characterPairs, characterBlocks)
  }

  @inline(__always)
  private func step(
    _ token: NGramTables.Token, after context: NGramTables.Prepared, _ tables: NGramTables,
    _ pairs: ScoreCache<NGramTables.Pair>, _ blocks: BlockCache
  ) -> Step {
    let key = ScoreCache<NGramTables.Pair>.Key(first: UInt64(context.last), second: token)
    let pair: NGramTables.Pair
    if let known = pairs[key] {
      pair = known
    } else {
      pair = tables.pair(blocks.block(of: token), after: context.last)
      pairs.keep(pair, for: key)
    }
    // Without a context of two tokens there are no trigrams to look up.
    if context.node > 0,
      let trigram = tables.trigramCost(blocks.block(of: token), after: context)
    {
      return Step(cost: trigram, node: pair.next)
    }
    return Step(cost: context.backoff(to: pair) &+ pair.cost, node: pair.next)
  }

  /// Scores the first character of the word.
  private func firstCharacter(after context: NGramTables.Prepared) -> Step {
    let key = key(of: traits.first, node: context.node, last: context.last)
    if let known = characters[key] { return known }
    let found = characterStep(traits.first, after: context)
    characters.keep(found, for: key)
    return found
  }

  /// Scores the second character of the word, after the context of the first.
  private func secondCharacter(after node: UInt32) -> Step {
    let key = key(of: traits.second, node: node, last: traits.first)
    if let known = characters[key] { return known }
    let context = model.characters.prepare(NGramTables.Context(node: node, last: traits.first))
    let found = characterStep(traits.second, after: context)
    characters.keep(found, for: key)
    return found
  }

  private func key(
    of token: NGramTables.Token, node: UInt32, last: NGramTables.Token
  ) -> ScoreCache<Step>.Key {
    ScoreCache<Step>.Key(first: UInt64(node) << 32 | UInt64(last), second: token)
  }
}
