/// A service beyond a keyboard's basic duties. None of them is there without open access, and with
/// it only what the keyboard has declared, with a purpose.
public enum Capability: String, CaseIterable, Codable, Hashable, Sendable {
  /// Where the device is, while the keyboard is shown.
  case location
  /// The address book.
  case contacts
  /// Pictures.
  case photos
  /// A folder shared with the containing program.
  case sharedContainer
  /// The network.
  case network
  /// What was cut or copied.
  case pasteboard
  /// The click of a key.
  case audioClick
  /// Settings and lexicon on all devices of the user.
  case cloudSync
  /// Games' scores, through the containing program.
  case gameCenter
  /// Purchases, through the containing program.
  case purchase
  /// Settings by the owner of a managed device.
  case mdm
}

/// A capability that a keyboard asks for, and what the user gets from it.
public struct CapabilityDeclaration: Codable, Hashable, Sendable {
  /// The service.
  public var capability: Capability
  /// What the user gets from it, in a sentence that is shown before they agree.
  public var purpose: String

  /// A declaration. A purpose of spaces alone is refused where keyboards are registered and linted.
  public init(_ capability: Capability, purpose: String) {
    self.capability = capability
    self.purpose = purpose
  }
}
