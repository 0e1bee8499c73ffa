/// What a keyboard may use at this moment: the host makes it from the keyboard's declarations and
/// from what the user has agreed to, keeps it to itself, and hands the keyboard its `access`.
///
/// It belongs to one host and one keyboard, and like them to one thread.
public final class CapabilityGrants {
  /// What the keyboard declares.
  public let declarations: [CapabilityDeclaration]
  /// What the user has agreed to.
  public private(set) var consents: Set<Capability>
  /// Whether the keyboard is shown.
  public var isVisible: Bool
  /// Whether the user has given the keyboard open access. Turning it off makes all tokens invalid
  /// for ever.
  public var openAccess: Bool {
    didSet { if !openAccess { Capability.allCases.forEach(revoke) } }
  }
  private var revisions: [Capability: UInt64] = [:]

  /// Grants; without more, those of a new keyboard: nothing.
  public init(
    _ declarations: [CapabilityDeclaration], openAccess: Bool = false,
    consents: Set<Capability> = [], isVisible: Bool = false
  ) {
    self.declarations = declarations
    self.openAccess = openAccess
    self.consents = consents
    self.isVisible = isVisible
  }

  /// What the keyboard gets to ask with.
  public var access: CapabilityAccess { CapabilityAccess(grants: self) }

  /// The user agrees to a service.
  public func consent(to capability: Capability) { consents.insert(capability) }

  /// The user agrees no longer. Tokens for it become invalid for ever.
  public func withdrawConsent(to capability: Capability) {
    consents.remove(capability)
    revoke(capability)
  }

  /// Why the keyboard cannot have a service now; nil where it can. The developer's causes come
  /// first, then the user's.
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
  /// Whether the purpose says anything: it has a letter.
  public var hasPurpose: Bool { purpose.unicodeScalars.contains { $0.properties.isAlphabetic } }
}

extension Capability {
  /// Whether it is only for a keyboard that is shown: where somebody is, is nobody's business once
  /// they have stopped typing.
  public var needsVisibleKeyboard: Bool { self == .location }
}
