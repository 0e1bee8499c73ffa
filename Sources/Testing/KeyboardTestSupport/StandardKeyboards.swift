import KeyboardCatalog
import Keyboards
import LanguageCatalog

/// The keyboards of the catalogue.
public enum StandardKeyboards {
  /// What hosts must know of each, in the order of the list that a typist sees.
  public static let descriptions = LanguageCatalog.standard.languages.keyboardDescriptions

  /// The description of a keyboard; nil where there is none.
  public static func description(of id: String) -> KeyboardDescription? {
    descriptions.first { $0.id == id }
  }
}
