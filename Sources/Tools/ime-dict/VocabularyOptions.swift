import ArgumentParser
import DictionaryBuilder
import ModelTraining

extension VocabularyFile.Unit: ExpressibleByArgument {}

/// The options that say what n-grams are made of.
struct VocabularyOptions: ParsableArguments {
  @Option(
    help: "The words: a table 'word TAB count', a word list, an image (.imedict) or a model.")
  var vocabulary: String?

  @Option(help: "What n-grams are made of.")
  var unit = VocabularyFile.Unit.word

  /// Reads the vocabulary and lists what was refused.
  func read() throws -> Vocabulary {
    guard let vocabulary else { throw ValidationError("Give --vocabulary.") }
    var report = RejectionReport()
    let words = try VocabularyFile.read(vocabulary, unit: unit, report: &report)
    note(report)
    return words
  }
}
