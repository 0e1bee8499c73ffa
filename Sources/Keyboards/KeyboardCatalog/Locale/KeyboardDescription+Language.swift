import Keyboards
import LanguageDescription

extension KeyboardDescription {
  /// Creates the description of a language's keyboard from its entry.
  public init(_ entry: KeyboardEntry) {
    self.init(
      id: entry.id, primaryLanguage: entry.primaryLanguage, name: entry.name,
      prefersRightToLeft: entry.prefersRightToLeft, resolution: entry.resolution)
  }
}

extension Sequence<Language> {
  /// The descriptions of the languages' keyboards, in the order of the list that the user sees.
  public var keyboardDescriptions: [KeyboardDescription] {
    flatMap { $0.keyboards.map(KeyboardDescription.init) }
  }
}
