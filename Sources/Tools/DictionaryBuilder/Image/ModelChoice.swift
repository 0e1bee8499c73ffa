import DictionaryImage

/// A trained model to join with an image.
package struct ModelChoice: Sendable {
  /// The library that reads the model.
  let library: any ModelLibrary
  /// The name of the model in the folder of the dictionary, or its path; nil for the model that the
  /// manifest names.
  let name: String?

  /// Chooses the model called `name`, or with nil the one that the manifest names.
  package init(_ library: any ModelLibrary, name: String? = nil) {
    self.library = library
    self.name = name
  }
}

/// A reader of trained models. Training knows their formats; building knows only their contribution
/// to an image.
package protocol ModelLibrary: Sendable {
  /// Returns the contribution of a model to the image of a lexicon.
  ///
  /// - Parameter name: A file, or the name of one in the folder; nil for the model that the
  ///   manifest names.
  func model(named name: String?, for build: DictionaryBuild) throws -> LexiconModel

  /// Returns the word model in the file at `path`.
  func kanaModel(at path: String) throws(DictionaryError) -> KanaModel
}

/// The contribution of a model to the image of a lexicon. Without arguments it is empty.
package struct LexiconModel: Sendable {
  /// Adds sections to the image. It receives the words in the order of their `WordID`, and the
  /// threads to work with.
  package typealias SectionWriter =
    @Sendable (_ words: ConcatenatedTexts, Parallel, inout ImageWriter) throws(DictionaryError) ->
    Void

  /// The word counts of a training text, which replace those of the sources (`TrainingCounts`).
  var counts: WordCounts?
  /// The licence of the counts.
  var countsLicence: String
  /// Returns the name that the model has for a word. Words with the same name share its probability
  /// (`ModelNames`).
  var name: (@Sendable (_ word: String) -> String)?
  /// Adds the sections of the model.
  var addSections: SectionWriter?

  package init(
    counts: WordCounts? = nil, countsLicence: String = "not stated",
    name: (@Sendable (_ word: String) -> String)? = nil, addSections: SectionWriter? = nil
  ) {
    self.counts = counts
    self.countsLicence = countsLicence
    self.name = name
    self.addSections = addSections
  }
}

/// The contribution of a model to an image of kana-kanji conversion.
package struct KanaModel {
  /// The words of the model, from the first word token on.
  let vocabulary: [String]
  /// The sections of the model.
  let sections: ImageWriter

  package init(vocabulary: [String], sections: ImageWriter) {
    self.vocabulary = vocabulary
    self.sections = sections
  }
}
