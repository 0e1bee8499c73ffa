/// The files that a language reads. A front end provides them; languages open no folders
/// themselves.
public struct LanguageResources: Sendable {
  /// Returns the path of an image by its name, such as `zh-Hans`. Throws if there is none.
  public var imagePath: @Sendable (_ name: String) throws -> String
  /// Returns a file of rules, as in `Locales/<tag>/<name>.txt`. Throws if it cannot be read.
  public var rules: @Sendable (_ tag: String, _ name: String) throws -> NamedText

  /// Creates resources. By default there are no rules, and opening a language that needs them
  /// throws `MissingRules`.
  public init(
    imagePath: @escaping @Sendable (_ name: String) throws -> String,
    rules: @escaping @Sendable (_ tag: String, _ name: String) throws -> NamedText = { tag, name in
      throw MissingRules(tag: tag, name: name)
    }
  ) {
    self.imagePath = imagePath
    self.rules = rules
  }
}

/// A text and the path it was read from, for messages.
public struct NamedText: Hashable, Sendable {
  /// The path.
  public let path: String
  /// The text.
  public let text: String

  /// Creates a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// The error for rules that the resources do not provide.
public struct MissingRules: Error, Hashable, Sendable, CustomStringConvertible {
  /// The tag of the language.
  public let tag: String
  /// The name of the file without its extension.
  public let name: String

  /// Creates the error.
  public init(tag: String, name: String) {
    self.tag = tag
    self.name = name
  }

  /// A message with the missing rules and what to do.
  public var description: String {
    "'\(tag)' needs the rules '\(name)'; pass LanguageResources a closure that reads them"
  }
}
