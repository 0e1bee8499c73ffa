/// The sections of an image that tie its n-gram models to its lexicon. All are columns by `WordID`.
///
/// The n-gram models themselves are in the sections of `NGramSections`; a lexicon has more words
/// than the model of words, and characters have numbers of their own.
package enum ModelSections {
  /// `UInt32` a word: its token in the model of words, 0 for a word too rare to have one.
  package static let tokens = "model.tokens"
  /// `UInt16` a word: the token of its first character in the model of characters.
  package static let firstCharacters = "model.chars.first"
  /// `UInt16` a word: the token of its second character; 0xFFFF where it has none.
  package static let secondCharacters = "model.chars.second"
  /// `UInt16` a word: the token of its last character.
  package static let lastCharacters = "model.chars.last"
  /// `UInt16` a word: what its third and further characters cost after those before them, in
  /// thousandths of a nat.
  package static let innerCosts = "model.chars.inner"
  /// `UInt32` a word: the context of its last two characters in the model of characters
  /// (`NGramTables.Context.node`); 0 where it has one character.
  package static let lastContexts = "model.chars.context"

  /// Stands for a second character that is not there.
  package static let noCharacter: UInt16 = .max
}
