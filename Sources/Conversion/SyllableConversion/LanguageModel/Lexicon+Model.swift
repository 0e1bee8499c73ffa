import DictionaryImage

extension Lexicon {
  /// The language model in the image, or a `FrequencyModel` if the image has none or it cannot be
  /// read, so that a keyboard keeps working. A program that can report errors calls `checkModel()`
  /// first.
  public var model: any LanguageModel {
    (try? MixedModel(lexicon: self)) ?? FrequencyModel(lexicon: self)
  }

  /// Validates the language model of the image, if it has one.
  ///
  /// - Throws: `ImageError` if the model is damaged or has a layout that this toolkit cannot read.
  public func checkModel() throws(ImageError) { _ = try MixedModel(lexicon: self) }
}
