/// How keys are written in a script: the contents of a file of rules, in the format that the README
/// of this folder lays down.
public struct TransliterationRules: Sendable {
  /// What the rules are called.
  public let name: String
  /// The tag of the language.
  public let language: String
  /// The sign that takes the vowel of a consonant away; empty where the script has none.
  let virama: String
  /// Whether a consonant without a vowel at the end of a word has the sign: in Tamil, not in Hindi.
  let endsWithVirama: Bool
  /// The rules by their keys.
  let tree: KeyTree
  /// The lines of the section `[punctuation]`, key, tab, text, as `PunctuationTable` reads them.
  let punctuation: String

  /// What some keys are written as.
  enum Element: Hashable, Sendable {
    /// A consonant, which has the inherent vowel until another one follows; after another consonant
    /// it is `joined`, with the virama.
    case consonant(String, joined: String)
    /// A vowel: its letter, and its sign after a consonant, which is empty for the inherent vowel.
    case vowel(letter: String, sign: String)
    /// A consonant of a syllabary: itself without a vowel, and with each vowel, by its keys.
    case syllables(bare: String, byVowel: [String: String])
    /// Text that stands beside others: a sign, a letter, the virama itself. A consonant before it gets
    /// none.
    case text(String)
  }

  /// Where in a word a rule holds.
  enum Position: Hashable, Sendable {
    case anywhere, start, end
  }
}
