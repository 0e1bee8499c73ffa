import Keyboards
import LanguageDescription

extension KeyboardDescription {
  /// What a host must know of a keyboard of a language.
  public init(_ entry: KeyboardEntry) {
    self.init(
      id: entry.id, primaryLanguage: entry.primaryLanguage, name: entry.name,
      prefersRightToLeft: entry.prefersRightToLeft, resolution: entry.resolution)
  }
}

extension Sequence<Language> {
  /// What hosts must know of all keyboards, in the order of the list that a typist sees.
  public var keyboardDescriptions: [KeyboardDescription] {
    flatMap { $0.keyboards.map(KeyboardDescription.init) }
  }
}
