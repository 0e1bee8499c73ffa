import InputCore
import KeyboardPermissions

/// The metadata of a keyboard that a host needs before it opens the keyboard. Reading it opens no
/// layout and no dictionary.
public struct KeyboardDescription: Codable, Hashable, Sendable {
  /// The unique name of the keyboard: its layout's folder, such as `tr-t-k0-trkeyf`.
  public var id: String
  /// The language that the keyboard types, a BCP 47 tag with a region: `tr-TR`.
  public var primaryLanguage: String
  /// The name shown in settings and in the list of keyboards.
  public var name: String
  /// Whether the language is written from right to left.
  public var prefersRightToLeft: Bool
  /// Whether the keyboard can type all of printable ASCII.
  public var isASCIICapable: Bool
  /// The capabilities that the keyboard asks for.
  public var capabilities: [CapabilityDeclaration]
  /// The policy for an open composition when another keyboard replaces this one.
  public var resolution: CompositionResolution

  /// Whether the keyboard asks for open access, that is, for any capability.
  public var requestsOpenAccess: Bool { !capabilities.isEmpty }

  /// Creates a description.
  public init(
    id: String, primaryLanguage: String, name: String, prefersRightToLeft: Bool = false,
    isASCIICapable: Bool = true, capabilities: [CapabilityDeclaration] = [],
    resolution: CompositionResolution = .commitRaw
  ) {
    self.id = id
    self.primaryLanguage = primaryLanguage
    self.name = name
    self.prefersRightToLeft = prefersRightToLeft
    self.isASCIICapable = isASCIICapable
    self.capabilities = capabilities
    self.resolution = resolution
  }
}
