import DictionaryImage

/// A trained model that an image is joined with.
package struct ModelChoice {
  /// Reads the model.
  let library: any ModelLibrary
  /// Its name in the folder of the dictionary, or its path; nil for the model that the manifest names.
  let name: String?

  /// The model called `name`, or the one that the manifest names.
  package init(_ library: any ModelLibrary, name: String? = nil) {
    self.library = library
    self.name = name
  }
}

/// Reads trained models. Training knows their formats; building knows only what they add to an image.
package protocol ModelLibrary {
  /// What a model adds to the image of a lexicon.
  /// - Parameter name: A file, or the name of one in the folder; nil for the model that the manifest
  ///   names.
  func model(named name: String?, for build: DictionaryBuild) throws -> LexiconModel

  /// The model of words in the file at `path`.
  func kanaModel(at path: String) throws(DictionaryError) -> KanaModel
}

/// What a model adds to the image of a lexicon. Without arguments: nothing.
package struct LexiconModel {
  /// Adds further sections to the image; receives the words in the order of their `WordID`.
  package typealias SectionWriter =
    (_ words: [String], inout ImageWriter) throws(DictionaryError) -> Void

  /// The counts of words in a training text, which replace those of the sources (`TrainingCounts`).
  var counts: [String: UInt64]?
  /// The licence of the counts.
  var countsLicence: String
  /// The name that the model has for a word: words of one name share what it says of that
  /// (`ModelNames`).
  var name: ((_ word: String) -> String)?
  /// Adds the sections of the model.
  var addSections: SectionWriter?

  /// A model, or some of what one adds.
  package init(
    counts: [String: UInt64]? = nil, countsLicence: String = "not stated",
    name: ((_ word: String) -> String)? = nil, addSections: SectionWriter? = nil
  ) {
    self.counts = counts
    self.countsLicence = countsLicence
    self.name = name
    self.addSections = addSections
  }
}

/// What a model adds to an image of kana-kanji conversion.
package struct KanaModel {
  /// The words, from the first token for words on.
  let vocabulary: [String]
  /// Its sections.
  let sections: ImageWriter

  /// A model.
  package init(vocabulary: [String], sections: ImageWriter) {
    self.vocabulary = vocabulary
    self.sections = sections
  }
}
