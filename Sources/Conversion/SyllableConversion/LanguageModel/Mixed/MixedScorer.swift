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
  private typealias Step = (cost: Cost, node: UInt32)

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
  // A scorer belongs to one thread, and accesses to its memory never overlap. Swift's exclusivity
  // checks would take a fifteenth of the time of a keystroke.
  @exclusivity(unchecked) private var scored = ScoreCache(bits: 13, empty: Scored())
  @exclusivity(unchecked) private var characters = ScoreCache<Step>(bits: 12, empty: (0, 0))
  @exclusivity(unchecked) private var wordPairs = ScoreCache(bits: 8, empty: noPair)
  @exclusivity(unchecked) private var characterPairs = ScoreCache(bits: 10, empty: noPair)
  @exclusivity(unchecked) private var contexts: ScoreCache<Before>

  // The word scored last, with its data that does not depend on the preceding words. A decoder
  // scores one word after many others.
  @exclusivity(unchecked) private var word: WordID
  @exclusivity(unchecked) private var traits: WordTraits
  /// The n-grams of the word, or of the unknown word if it is too rare to have any.
  @exclusivity(unchecked) private var wordBlock: NGramBlock
  /// A cached block of character n-grams, usually that of the word's first character.
  @exclusivity(unchecked) private var characterBlock: NGramBlock

  init(_ model: MixedModel) {
    self.model = model
    contexts = ScoreCache(bits: 10, empty: Before(MixedContext(model.start), in: model))
    word = 0
    traits = model.traits(of: word)
    wordBlock = model.words.block(of: traits.token)
    characterBlock = model.characters.block(of: traits.first)
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
    var wordCost: Cost
    if traits.isInLetters {
      (wordCost, next.wordNode) = wordStep(after: before.words)
      wordCost = wordCost &+ model.costAmongWordsInLetters(of: id)
    } else if traits.token == NGramTables.unknown {
      wordCost = model.rareCost(of: id, after: before.words)
    } else {
      (wordCost, next.wordNode) = wordStep(after: before.words)
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

  private func take(_ id: WordID) {
    word = id
    traits = model.traits(of: id)
    wordBlock = model.words.block(of: traits.token)
  }

  private func before(_ state: LanguageModelState) -> Before {
    let key = ScoreCache<Before>.Key(first: state.key, second: 0)
    if let known = contexts[key] { return known }
    let found = Before(MixedContext(state), in: model)
    contexts.keep(found, for: key)
    return found
  }

  private func wordStep(after context: NGramTables.Prepared) -> Step {
    let key = ScoreCache<NGramTables.Pair>.Key(first: UInt64(context.last), second: traits.token)
    let pair: NGramTables.Pair
    if let known = wordPairs[key] {
      pair = known
    } else {
      pair = model.words.pair(wordBlock, after: context.last)
      wordPairs.keep(pair, for: key)
    }
    let trigram = model.words.trigramCost(wordBlock, after: context)
    return (trigram ?? context.backoff(to: pair) &+ pair.cost, pair.next)
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

  private func characterStep(
    _ token: NGramTables.Token, after context: NGramTables.Prepared
  ) -> Step {
    let key = ScoreCache<NGramTables.Pair>.Key(first: UInt64(context.last), second: token)
    let pair: NGramTables.Pair
    if let known = characterPairs[key] {
      pair = known
    } else {
      pair = model.characters.pair(characterBlock(of: token), after: context.last)
      characterPairs.keep(pair, for: key)
    }
    // Without a context of two characters there are no trigrams to look up.
    let trigram =
      context.node == 0
      ? nil : model.characters.trigramCost(characterBlock(of: token), after: context)
    return (trigram ?? context.backoff(to: pair) &+ pair.cost, pair.next)
  }

  private func characterBlock(of token: NGramTables.Token) -> NGramBlock {
    if characterBlock.token != token { characterBlock = model.characters.block(of: token) }
    return characterBlock
  }

  private func key(
    of token: NGramTables.Token, node: UInt32, last: NGramTables.Token
  ) -> ScoreCache<Step>.Key {
    ScoreCache<Step>.Key(first: UInt64(node) << 32 | UInt64(last), second: token)
  }
}
