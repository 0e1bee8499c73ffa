import Evaluation
import SyllableConversion
import UserHistory

/// A language whose sessions learn.
protocol TeachableLanguage: ComposingLanguage {
  /// What was learned; nil where nothing is to be learned.
  var history: (any HistoryReader)? { get }
}

/// One whose sentences are measured while it learns.
protocol LearningLanguage: TeachableLanguage {
  /// What was learned; nil where nothing is to be learned.
  var history: (any HistoryReader)? { get set }
  /// Converts the keys of rows to sentences, with what was learned.
  func makeSentenceConverter() -> any SentenceConverter
  /// Someone who types rows and corrects them.
  func makeTypist() -> any SentenceTypist
}

extension LearningLanguage {
  /// Chooses among candidates that are offered with each key.
  func makeTypist() -> any SentenceTypist { LearningTypist(session) }
}
