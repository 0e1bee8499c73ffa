/// A keyboard's access to services: it issues tokens and checks them.
public struct CapabilityAccess {
  private let grants: CapabilityGrants

  init(grants: CapabilityGrants) { self.grants = grants }

  /// Returns a token for a service.
  ///
  /// - Throws: a ``CapabilityRefusal`` unless the service is declared with a purpose, open access
  ///   is on, the user has agreed, and the keyboard is shown where the service requires it.
  public func token<Kind: CapabilityKind>(
    for kind: Kind.Type = Kind.self
  ) throws(CapabilityRefusal) -> CapabilityToken<Kind> {
    if let refusal = grants.refusal(of: Kind.capability) { throw refusal }
    return CapabilityToken(grants: grants, revision: grants.revision(of: Kind.capability))
  }

  /// Returns the reason why a token cannot be used now; nil if it can.
  public func refusal<Kind>(of token: CapabilityToken<Kind>) -> CapabilityRefusal? {
    guard token.grants === grants else { return .foreignToken(Kind.capability) }
    if let refusal = grants.refusal(of: Kind.capability) { return refusal }
    guard token.revision == grants.revision(of: Kind.capability) else {
      return .revoked(Kind.capability)
    }
    return nil
  }

  func proof<Kind>(
    of token: CapabilityToken<Kind>
  ) throws(CapabilityRefusal) -> CapabilityProof<Kind> {
    if let refusal = refusal(of: token) { throw refusal }
    return CapabilityProof()
  }
}

/// A token that allows a keyboard to call a service. Only ``CapabilityAccess`` creates tokens, so
/// code without one does not compile.
///
/// ```
/// network.call(request)                       // no such method
/// network.call(request, with: clickToken)     // not a CapabilityToken<Capability.Network>
/// CapabilityToken<Capability.Network>(…)      // no public initializer
/// ```
///
/// Each call checks the token. Keeping a token after it was revoked does no harm.
public struct CapabilityToken<Kind: CapabilityKind> {
  let grants: CapabilityGrants
  let revision: UInt64
}

/// A proof that a token has just been checked. A service borrows it for one call and cannot keep
/// it, so it can neither skip the check nor continue after the token was revoked.
public struct CapabilityProof<Kind: CapabilityKind>: ~Copyable {
  init() {}
}
