/// The reason why a keyboard cannot use a service. Each case is a cause that the developer, the
/// host or the user can act on.
public enum CapabilityRefusal: Error, Hashable, Sendable {
  /// The keyboard has not declared the service.
  case notDeclared(Capability)
  /// The keyboard has declared the service without a purpose.
  case emptyPurpose(Capability)
  /// Open access is off, which is the default until the user turns it on.
  case openAccessOff(Capability)
  /// The user has not agreed to the service.
  case notConsented(Capability)
  /// The keyboard is not shown, and the service is only for keyboards that are.
  case hidden(Capability)
  /// The token dates from before open access was turned off or consent was withdrawn.
  case revoked(Capability)
  /// The token was not issued by this host for this keyboard.
  case foreignToken(Capability)

  /// The service that was refused.
  public var capability: Capability {
    switch self {
    case .notDeclared(let capability), .emptyPurpose(let capability),
      .openAccessOff(let capability), .notConsented(let capability), .hidden(let capability),
      .revoked(let capability), .foreignToken(let capability):
      capability
    }
  }
}

extension CapabilityRefusal: CustomStringConvertible {
  /// The problem and its remedy, in one line.
  public var description: String { "\(capability.rawValue): \(explanation)" }

  private var explanation: String {
    switch self {
    case .notDeclared:
      "not declared; add it, with a purpose, to the keyboard's capabilities"
    case .emptyPurpose:
      "declared without a purpose; write what the user gets from it"
    case .openAccessOff:
      "open access is off; continue without it, the user can turn it on in the settings"
    case .notConsented:
      "the user has not agreed to it; ask in the containing program, never while they type"
    case .hidden:
      "available only while the keyboard is shown; try again then"
    case .revoked:
      "the token is no longer valid; ask for a new one"
    case .foreignToken:
      "the token belongs to another keyboard or host; ask this host for one"
    }
  }
}
