/// The services that a keyboard may currently use. The host creates the grants from the keyboard's
/// declarations and the user's consents, keeps them to itself, and hands the keyboard their
/// `access`.
///
/// Grants belong to one host, one keyboard and one thread.
///
/// ```swift
/// let grants = CapabilityGrants(
///   [CapabilityDeclaration(.audioClick, purpose: "Keys click when you press them.")],
///   openAccess: true, consents: [.audioClick], isVisible: true)
/// let token = try grants.access.token(for: Capability.AudioClick.self)
/// ```
public final class CapabilityGrants {
  /// The keyboard's declarations.
  public let declarations: [CapabilityDeclaration]
  /// The services that the user has agreed to.
  public private(set) var consents: Set<Capability>
  /// Whether the keyboard is shown.
  public var isVisible: Bool
  /// Whether the user has given the keyboard open access. Turning it off invalidates all tokens
  /// permanently.
  public var openAccess: Bool {
    didSet { if !openAccess { Capability.allCases.forEach(revoke) } }
  }
  private var revisions: [Capability: UInt64] = [:]

  /// Creates grants. With the default arguments they are those of a new keyboard, which grant
  /// nothing.
  public init(
    _ declarations: [CapabilityDeclaration], openAccess: Bool = false,
    consents: Set<Capability> = [], isVisible: Bool = false
  ) {
    self.declarations = declarations
    self.openAccess = openAccess
    self.consents = consents
    self.isVisible = isVisible
  }

  /// The access for the keyboard, which creates and checks tokens.
  public var access: CapabilityAccess { CapabilityAccess(grants: self) }

  /// Records that the user agrees to a service.
  public func consent(to capability: Capability) { consents.insert(capability) }

  /// Records that the user withdraws consent to a service. Its tokens become invalid permanently.
  public func withdrawConsent(to capability: Capability) {
    consents.remove(capability)
    revoke(capability)
  }

  /// Returns the reason why the keyboard cannot use a service now; nil if it can. Causes that the
  /// developer can fix come first, then those of the user.
  public func refusal(of capability: Capability) -> CapabilityRefusal? {
    guard let declaration = declarations.first(where: { $0.capability == capability }) else {
      return .notDeclared(capability)
    }
    guard declaration.hasPurpose else { return .emptyPurpose(capability) }
    guard openAccess else { return .openAccessOff(capability) }
    guard consents.contains(capability) else { return .notConsented(capability) }
    guard isVisible || !capability.needsVisibleKeyboard else { return .hidden(capability) }
    return nil
  }

  func revision(of capability: Capability) -> UInt64 { revisions[capability, default: 0] }

  private func revoke(_ capability: Capability) { revisions[capability, default: 0] &+= 1 }
}

extension CapabilityDeclaration {
  /// Whether the purpose contains at least one letter.
  public var hasPurpose: Bool { purpose.unicodeScalars.contains { $0.properties.isAlphabetic } }
}

extension Capability {
  /// Whether the service is only for a keyboard that is shown. The position of the device must not
  /// be used after the user has stopped typing.
  public var needsVisibleKeyboard: Bool { self == .location }
}
