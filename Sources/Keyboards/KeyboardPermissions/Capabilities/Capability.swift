/// A service beyond a keyboard's basic duties. None is available without open access. With open
/// access only those are available that the keyboard has declared with a purpose and the user has
/// agreed to.
public enum Capability: String, CaseIterable, Codable, Hashable, Sendable {
  /// The position of the device, while the keyboard is shown.
  case location
  /// The address book.
  case contacts
  /// The user's pictures.
  case photos
  /// A folder shared with the containing program.
  case sharedContainer
  /// The network.
  case network
  /// The pasteboard: text that was cut or copied.
  case pasteboard
  /// The click of a key.
  case audioClick
  /// Synchronisation of settings and the user's words between the user's devices.
  case cloudSync
  /// Scores of games, through the containing program.
  case gameCenter
  /// Purchases, through the containing program.
  case purchase
  /// Settings from the owner of a managed device.
  case mdm
}

/// A capability that a keyboard asks for, and its purpose.
public struct CapabilityDeclaration: Codable, Hashable, Sendable {
  /// The service.
  public var capability: Capability
  /// The benefit for the user, in a sentence that is shown before the user agrees.
  public var purpose: String

  /// Creates a declaration. A purpose without text is rejected when keyboards are registered and
  /// linted.
  public init(_ capability: Capability, purpose: String) {
    self.capability = capability
    self.purpose = purpose
  }
}
