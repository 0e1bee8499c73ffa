import InputCore
import TypingAids

/// A keyboard that ships with a language.
public struct KeyboardEntry: Sendable {
  /// The id, which is the name of its layout's folder in `Locales`: `tr-t-k0-trkeyf`.
  public let id: String
  /// The language as a BCP 47 tag with a region: `tr-TR`.
  public let primaryLanguage: String
  /// The name in settings and in the list of keyboards.
  public let name: String
  /// The id of the layout whose keys it has; nil if there is one under its own id.
  public let layout: String?
  /// Whether the language is written from right to left.
  public let prefersRightToLeft: Bool
  /// The resolution of an open composition when the user switches to another keyboard.
  public let resolution: CompositionResolution
  /// Returns the composing options for the user's settings; nil if keys insert text directly.
  public let composing: @Sendable (TypingSettings) -> KeyboardComposing?

  /// Creates an entry. By default keys insert text directly.
  public init(
    id: String, primaryLanguage: String, name: String, layout: String? = nil,
    prefersRightToLeft: Bool = false, resolution: CompositionResolution = .commitRaw,
    composing: @escaping @Sendable (TypingSettings) -> KeyboardComposing? = { _ in nil }
  ) {
    self.id = id
    self.primaryLanguage = primaryLanguage
    self.name = name
    self.layout = layout
    self.prefersRightToLeft = prefersRightToLeft
    self.resolution = resolution
    self.composing = composing
  }
}

/// The options with which a keyboard composes, and the keys that it passes to the input method.
public struct KeyboardComposing: Sendable {
  /// The names of options for the on-screen keys.
  public var options: [String]
  /// The names of options for a hardware keyboard; nil if they are the same.
  public var hardwareOptions: [String]?
  /// The keys that the input method receives.
  public var keys: ComposedKeys

  /// Creates composing options.
  public init(
    options: [String] = [], hardwareOptions: [String]? = nil, keys: ComposedKeys = ComposedKeys()
  ) {
    self.options = options
    self.hardwareOptions = hardwareOptions
    self.keys = keys
  }
}
