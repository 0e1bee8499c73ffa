import KeyboardCatalog
import Keyboards
import LanguageCatalog

/// The keyboards of the catalogue.
public enum StandardKeyboards {
  /// The descriptions of the keyboards, in the order of the list shown to users.
  public static let descriptions = LanguageCatalog.standard.languages.keyboardDescriptions

  /// Returns the description of a keyboard; nil if there is none with this id.
  public static func description(of id: String) -> KeyboardDescription? {
    descriptions.first { $0.id == id }
  }
}
