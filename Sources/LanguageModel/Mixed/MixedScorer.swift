import Lexicon

/// Scores words by a mixed model, and remembers.
///
/// While a syllable is typed letter by letter the same words come after the same words again and
/// again: `zh`, `zho`, `zhon` and `zhong` all ask how likely 中 is.
final class MixedScorer: LanguageModelScorer {
  private struct Scored {
    var cost: Cost = 0
    var next = LanguageModelState(key: 0)
  }

  private struct Character {
    var cost: Cost = 0
    var node: UInt32 = 0
  }

  /// What of a word does not depend on what stands before it.
  private struct Word {
    let id: WordID
    /// Its n-grams; nil where the word is too rare to have any.
    let block: NGramBlock?
    let traits: WordTraits

    init(_ id: WordID, in model: MixedModel) {
      self.id = id
      traits = model.traits(of: id)
      block = traits.token == NGramTables.unknown ? nil : model.words.block(of: traits.token)
    }
  }

  private let model: MixedModel
  /// The word scored last: a decoder asks for one word after many others.
  private var word: Word
  private var scored = ScoreCache(bits: 13, empty: Scored())
  private var characters = ScoreCache(bits: 12, empty: Character())
  private var wordContexts: ScoreCache<NGramTables.Prepared>

  init(_ model: MixedModel) {
    self.model = model
    word = Word(0, in: model)
    wordContexts = ScoreCache(
      bits: 8, empty: model.words.prepare(model.words.context(after: NGramTables.unknown)))
  }

  func score(
    _ word: WordID, after state: LanguageModelState
  ) -> (cost: Cost, next: LanguageModelState) {
    let found = scored.value(state.key, word) { compute(word, after: state) }
    return (found.cost, found.next)
  }

  private func compute(_ id: WordID, after state: LanguageModelState) -> Scored {
    if word.id != id { word = Word(id, in: model) }
    let history = MixedHistory(state)
    var next = MixedHistory(lastWord: id)
    let context = wordContexts.value(
      UInt64(history.wordNode) << 32 | UInt64(history.lastWord), 0
    ) { model.wordContext(history) }
    let wordCost: Cost
    if let block = word.block {
      let scored = model.words.score(block, after: context)
      wordCost = scored.cost
      next.wordNode = scored.next.node
    } else {
      wordCost = model.rareCost(of: id, after: context)
    }

    let traits = word.traits
    let first = character(
      traits.first, node: history.characterNode, last: model.lastCharacter(history))
    var characterCost = first.cost
    next.characterNode = first.node
    if traits.second != WordTraits.noCharacter {
      characterCost =
        characterCost &+ character(traits.second, node: first.node, last: traits.first).cost
        &+ traits.innerCost
      next.characterNode = traits.lastContext
    }
    return Scored(
      cost: model.mixed(words: wordCost, characters: characterCost), next: next.state)
  }

  private func character(_ token: UInt32, node: UInt32, last: UInt32) -> Character {
    characters.value(UInt64(node) << 32 | UInt64(last), token) {
      let tables = model.characters
      let context = tables.prepare(NGramTables.Context(node: node, last: last))
      let (cost, next) = tables.score(token, after: context)
      return Character(cost: cost, node: next.node)
    }
  }
}
