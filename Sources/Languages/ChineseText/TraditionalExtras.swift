import DictionaryImage
import InputCore

/// The kaomoji and dates offered after words in traditional characters.
///
/// ```
/// 開心   (^_^) (^▽^)
/// 農曆   農曆十月十七
/// ```
public struct TraditionalExtras: CandidateExtras {
  /// The name of the image with the tables.
  public static let image = "zh-text"

  private let kaomoji: PhraseTable
  private let script: ScriptConverter
  private let clock: (@Sendable () -> LocalTime?)?

  /// Opens the kaomoji in the tables of an image.
  ///
  /// - Parameters:
  ///   - tables: the phrase tables of an image.
  ///   - form: the form that dates are written in.
  ///   - clock: returns the local date and time; nil if dates are not offered.
  /// - Throws: an `ImageError` if the image lacks a table.
  public init(
    tables: PhraseTableSet, form: OutputForm, clock: (@Sendable () -> LocalTime?)?
  ) throws(ImageError) {
    kaomoji = try tables.table("kaomoji-traditional")
    script = try ScriptConverter(form.conversion ?? .s2t, tables: tables)
    self.clock = clock
  }

  /// Returns the dates or times that a word means, and the kaomoji that express it.
  public func texts(of word: String) -> [String] {
    var dates: [String] = []
    if DateWords.isOne(word), let now = clock?() {
      dates = DateWords.texts(for: word, at: now).map(script.convert)
    }
    return dates + kaomoji.texts(of: word)
  }
}
