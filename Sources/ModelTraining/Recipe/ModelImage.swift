import DictionaryFormat

/// The sections of a model image (`.imemodel`): what `train` writes and `build` joins with a lexicon.
///
/// It holds the n-gram models as `NGramSections` describes them, and their vocabularies.
enum ModelImageSections {
  /// UTF-8 lines `key TAB value`: what the model was trained on.
  static let about = "model.about"
  /// UTF-8 lines `word TAB count`: the words, the most frequent first. Those from token 3 on come
  /// first; words too rare for the model follow.
  static let vocabulary = "model.vocabulary"
  /// UTF-8 lines: the characters from token 3 on.
  static let characters = "model.characters"
}
