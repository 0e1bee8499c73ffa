import DictionaryImage
import InputCore

/// The kaomoji and dates offered after words in traditional characters, and numbers after a key.
///
/// ```
/// 開心   (^_^) (^▽^)
/// 農曆   農曆十月十七
/// i5km   5公里 3.107英里
/// ```
public final class TraditionalExtras: CandidateExtras {
  /// The name of the image with the tables.
  public static let image = "zh-text"

  private let kaomoji: PhraseTable
  private let script: ScriptConverter
  private let clock: (@Sendable () -> LocalTime?)?
  private let numbers: NumbersByKey

  /// Opens the kaomoji in the tables of an image.
  ///
  /// - Parameters:
  ///   - tables: the phrase tables of an image.
  ///   - form: the form that dates are written in.
  ///   - numberKey: the key that begins a number, a date or a quantity; nil for none.
  ///   - clock: returns the local date and time; nil if dates are not offered.
  /// - Throws: an `ImageError` if the image lacks a table.
  public init(
    tables: PhraseTableSet, form: OutputForm, numberKey: Character? = nil,
    clock: (@Sendable () -> LocalTime?)?
  ) throws(ImageError) {
    kaomoji = try tables.table("kaomoji-traditional")
    script = try ScriptConverter(form.conversion ?? .s2t, tables: tables)
    self.clock = clock
    numbers = NumbersByKey(
      keys: numberKey.map { [$0] } ?? [], large: form.largeNumbers, measures: form.measures)
  }

  /// Returns whether a character continues a number, or a number with a unit.
  public func continues(_ keystrokes: String, with character: Character) -> Bool {
    numbers.continues(keystrokes, with: character)
  }

  /// Returns the texts of a number, a date or a quantity.
  public func texts(insteadOfWords keystrokes: String) -> [String]? {
    numbers.texts(of: keystrokes) { $0.map(script.convert) }
  }

  /// Returns the dates or times that a word means.
  public func texts(of word: String) -> [String] {
    guard DateWords.contains(word), let now = clock?() else { return [] }
    return DateWords.texts(for: word, at: now).map(script.convert)
  }

  /// Returns the kaomoji that express a word.
  public func pictures(of word: String) -> [String] { kaomoji.texts(of: word) }
}
