import InputCore
import TypingAids

/// A keyboard that ships with a language.
public struct KeyboardEntry: Sendable {
  /// The folder of its layout in `Locales`: `tr-t-k0-trkeyf`.
  public let id: String
  /// The language it types, a BCP 47 tag with a region: `tr-TR`.
  public let primaryLanguage: String
  /// The name that settings and the list of keyboards show.
  public let name: String
  /// Whether its language is written from right to left.
  public let prefersRightToLeft: Bool
  /// What becomes of an open composition when another keyboard takes its place.
  public let resolution: CompositionResolution
  /// How its keys are composed by the settings of a typist; nil where they go straight into the text.
  public let composing: @Sendable (TypingSettings) -> KeyboardComposing?

  /// Creates an entry. Without `composing` keys go straight into the text.
  public init(
    id: String, primaryLanguage: String, name: String, prefersRightToLeft: Bool = false,
    resolution: CompositionResolution = .commitRaw,
    composing: @escaping @Sendable (TypingSettings) -> KeyboardComposing? = { _ in nil }
  ) {
    self.id = id
    self.primaryLanguage = primaryLanguage
    self.name = name
    self.prefersRightToLeft = prefersRightToLeft
    self.resolution = resolution
    self.composing = composing
  }
}

/// How the keys of a keyboard are composed.
public struct KeyboardComposing: Sendable {
  /// The names of the options that the keys of the screen are typed with.
  public var options: [String]
  /// The names for a hardware keyboard; nil where they are the same.
  public var hardwareOptions: [String]?
  /// Which keys go to the input method.
  public var keys: ComposedKeys

  /// Creates a way of composing.
  public init(
    options: [String] = [], hardwareOptions: [String]? = nil, keys: ComposedKeys = ComposedKeys()
  ) {
    self.options = options
    self.hardwareOptions = hardwareOptions
    self.keys = keys
  }
}
