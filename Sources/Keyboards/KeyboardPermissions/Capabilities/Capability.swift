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

// The descriptions of each service for users and developers.
extension Capability {
  /// The data that the service uses and where it goes, for the privacy label.
  public var flow: String {
    switch self {
    case .location: "the position of the device goes to the keyboard, while it is shown"
    case .contacts: "names from the address book go to the keyboard"
    case .photos: "pictures go to the keyboard"
    case .sharedContainer: "files go between the keyboard and its program, on the device"
    case .network: "what is typed may go to the developer's server, and text comes back"
    case .pasteboard: "what was cut or copied goes to the keyboard, and text goes back"
    case .audioClick: "a sound goes to the loudspeaker; no data"
    case .cloudSync: "settings and the user's words go to the user's other devices"
    case .gameCenter: "scores go to the games service, through the program"
    case .purchase: "orders go to the shop, through the program"
    case .mdm: "settings come from the owner of the device"
    }
  }

  /// The developer's obligation for the service, for the privacy label.
  public var responsibility: String {
    switch self {
    case .location:
      "never in the background, and to no server for a purpose that is not obvious"
    case .contacts:
      "only for the purpose given; names from it are neither synchronised nor exported"
    case .photos: "only for the purpose given"
    case .sharedContainer:
      "the user's words are private: they go to no server for a purpose that is not obvious"
    case .network:
      "what is typed is kept no longer than it takes to answer, and news is fetched without "
        + "telling who asks"
    case .pasteboard: "read only when the user asks to paste"
    case .audioClick: "only with a key"
    case .cloudSync: "without names from the address book"
    case .gameCenter: "nothing that was typed"
    case .purchase: "nothing that was typed, and no interruption while typing"
    case .mdm: "only settings that the user can see"
    }
  }
}
