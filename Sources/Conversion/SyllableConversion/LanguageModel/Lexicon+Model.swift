import DictionaryImage

extension Lexicon {
  /// The language model in the image; word frequencies where it has none, or where what there is
  /// cannot be read: a keyboard goes on with them. A program that can tell its user asks
  /// `checkModel()` first.
  public var model: any LanguageModel {
    (try? MixedModel(lexicon: self)) ?? FrequencyModel(lexicon: self)
  }

  /// Throws `ImageError` where the image has a language model that is damaged, or of another layout
  /// than this toolkit reads.
  public func checkModel() throws(ImageError) { _ = try MixedModel(lexicon: self) }
}
