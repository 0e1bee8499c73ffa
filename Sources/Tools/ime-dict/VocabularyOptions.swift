import ArgumentParser
import DictionaryBuilder

extension VocabularyFile.Unit: ExpressibleByArgument {}

/// The vocabulary and the unit of n-grams.
struct VocabularyOptions: ParsableArguments {
  @Option(
    help: "The words: lines 'word TAB count', a word list, an image (.imedict) or a model.")
  var vocabulary: String?

  @Option(help: "The unit of the n-grams.")
  var unit = VocabularyFile.Unit.word

  /// Reads the vocabulary and lists rejected lines.
  func read() throws -> Vocabulary {
    guard let vocabulary else { throw ValidationError("Give --vocabulary.") }
    var report = RejectionReport()
    let words = try VocabularyFile.read(vocabulary, unit: unit, report: &report)
    note(report)
    return words
  }
}
