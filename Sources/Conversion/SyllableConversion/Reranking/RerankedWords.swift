import Decoding
import NGrams

/// The words of a lexicon as a homophone model reads them, kept for the next key, which asks for most
/// of them again. Copies of a reranker share it.
final class RerankedWords {
  /// A word as the model reads it.
  struct Word {
    let tokens: HomophoneWord
    /// The cost of its characters by themselves.
    let characters: Cost
    /// Whether it has letters.
    let isLettered: Bool
  }

  /// The number of words kept.
  private static let kept = 4_096

  private let lexicon: Lexicon
  private let model: HomophoneModel
  private var known = LookupTable<Word>()

  init(of lexicon: Lexicon, as model: HomophoneModel) {
    self.lexicon = lexicon
    self.model = model
  }

  /// The word with a number.
  subscript(_ id: WordID) -> Word {
    if let word = known[UInt64(id)] { return word }
    let text = lexicon.text(of: id)
    let characters = text.reduce(Cost(0)) {
      $0.addingClamped(model.weights.characters[$1] ?? 0)
    }
    let word = Word(
      tokens: model.word(text), characters: characters,
      isLettered: text.utf8.contains { $0 < 0x80 })
    if known.count >= Self.kept { known = LookupTable() }
    known.set(word, for: UInt64(id))
    return word
  }
}
