/// The rules by which keys are written in a script: the contents of a rule file, whose format the
/// README of this module describes.
public struct TransliterationRules: Sendable {
  /// The name of the rules.
  public let name: String
  /// The BCP 47 tag of the language.
  public let language: String
  /// The sign that removes the inherent vowel of a consonant; empty if the script has none.
  let virama: String
  /// Whether a final consonant without a vowel gets the virama: true in Tamil, false in Hindi.
  let endsWithVirama: Bool
  /// The rules by their keys.
  let tree: KeyTree
  /// The lines of the section `[punctuation]` in the format of `PunctuationTable`: key, tab, text.
  let punctuation: String

  /// Creates the rules of a language without a scheme: keys are written as themselves.
  init(language: String) {
    self.init(
      name: "", language: language, virama: "", endsWithVirama: false, tree: KeyTree(),
      punctuation: "")
  }

  init(
    name: String, language: String, virama: String, endsWithVirama: Bool, tree: KeyTree,
    punctuation: String
  ) {
    self.name = name
    self.language = language
    self.virama = virama
    self.endsWithVirama = endsWithVirama
    self.tree = tree
    self.punctuation = punctuation
  }

  /// The output of a rule.
  enum Element: Hashable, Sendable {
    /// A consonant, which has the inherent vowel unless a vowel follows. After another consonant it
    /// is written as `joined`, which includes the virama.
    case consonant(String, joined: String)
    /// A vowel: its letter, and its sign after a consonant. The sign of the inherent vowel is
    /// empty.
    case vowel(letter: String, sign: String)
    /// A consonant of a syllabary: its form without a vowel, and its forms by the keys of the
    /// vowel.
    case syllables(bare: String, byVowel: [String: String])
    /// Independent text: a sign, a letter, the virama itself. A consonant before it gets no virama.
    case text(String)
  }

  /// The position in a word where a rule applies.
  enum Position: Hashable, Sendable {
    case anywhere, start, end
    /// Not at the start.
    case inside
  }
}
