/// The keyboard's side of what it may use: it asks for tokens and holds them.
public struct CapabilityAccess {
  private let grants: CapabilityGrants

  init(grants: CapabilityGrants) { self.grants = grants }

  /// A token for a service, where the service is declared with a purpose, open access is on and the
  /// user has agreed.
  public func token<Kind: CapabilityKind>(
    for kind: Kind.Type = Kind.self
  ) throws(CapabilityRefusal) -> CapabilityToken<Kind> {
    if let refusal = grants.refusal(of: Kind.capability) { throw refusal }
    return CapabilityToken(grants: grants, revision: grants.revision(of: Kind.capability))
  }

  /// Whether a token opens its service now.
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

/// The right to call a service. Only `CapabilityAccess` makes one: code without it does not compile.
///
/// ```
/// network.send(request)                       // no such method
/// network.send(request, with: clickToken)     // not a CapabilityToken<Capability.Network>
/// CapabilityToken<Capability.Network>(…)      // no public initializer
/// ```
///
/// It is not for ever: each call checks it, and it can be kept without harm after it was revoked.
public struct CapabilityToken<Kind: CapabilityKind> {
  let grants: CapabilityGrants
  let revision: UInt64
}

/// That a token has just been checked. A service gets it on loan for one call and cannot keep it,
/// so it can neither forget the check nor go on after the token was revoked.
public struct CapabilityProof<Kind: CapabilityKind>: ~Copyable {
  init() {}
}
