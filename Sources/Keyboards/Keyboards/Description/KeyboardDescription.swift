import InputCore
import KeyboardPermissions

/// The metadata of a keyboard that a host needs before it shows it. No layout or dictionary is read.
public struct KeyboardDescription: Codable, Hashable, Sendable {
  /// The name among all keyboards: the tag of its layout's folder, `tr-t-k0-trkeyf`.
  public var id: String
  /// The language it types, a BCP 47 tag with a region: `tr-TR`.
  public var primaryLanguage: String
  /// The name that settings and the list of keyboards show.
  public var name: String
  /// Whether its language is written from right to left.
  public var prefersRightToLeft: Bool
  /// Whether it can type all of printable ASCII.
  public var isASCIICapable: Bool
  /// The capabilities that the keyboard asks for.
  public var capabilities: [CapabilityDeclaration]
  /// The policy for an open composition when another keyboard takes its place.
  public var resolution: CompositionResolution

  /// Whether it asks for open access.
  public var requestsOpenAccess: Bool { !capabilities.isEmpty }

  /// A description.
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
