/// Where a language finds what it reads. A front end says where its images and rules are; languages
/// open no folder themselves.
public struct LanguageResources: Sendable {
  /// The path of the image of a name: `zh-Hans`. Throws where there is none.
  public var imagePath: @Sendable (_ name: String) throws -> String
  /// A file of rules of a language, as in `Locales/<tag>/<name>.txt`. Throws where it cannot be read.
  public var rules: @Sendable (_ tag: String, _ name: String) throws -> NamedText

  /// Creates resources. Without `rules` there are none, and a language that needs some cannot be opened.
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

/// The error of resources without rules.
public struct MissingRules: Error, Hashable, Sendable, CustomStringConvertible {
  /// The language.
  public let tag: String
  /// The name of the file without its ending.
  public let name: String

  /// Creates the error.
  public init(tag: String, name: String) {
    self.tag = tag
    self.name = name
  }

  /// What is missing and what to do.
  public var description: String {
    "'\(tag)' needs the rules '\(name)'; give LanguageResources a way to read them"
  }
}
