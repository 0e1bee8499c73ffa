/// A service that a keyboard calls with a token: the host makes it, for one keyboard, and each call
/// checks the token.
///
/// ```swift
/// let clicks = CapabilityService<Capability.AudioClick>(for: grants.access) { _, _ in playClick() }
/// try clicks.call(with: token)
/// ```
///
/// Tokens help honest code: they show which services it uses. Code that calls the system directly is
/// restrained by its sandbox, not by tokens.
public struct CapabilityService<Kind: CapabilityKind> {
  private let access: CapabilityAccess
  private let answer: (Kind.Request, borrowing CapabilityProof<Kind>) -> Kind.Answer

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - access: The access of the keyboard that the service is for.
  ///   - answer: Performs a call. It borrows the proof that the token has just been checked.
  public init(
    for access: CapabilityAccess,
    answer: @escaping (Kind.Request, borrowing CapabilityProof<Kind>) -> Kind.Answer
  ) {
    self.access = access
    self.answer = answer
  }

  /// Calls the service.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func call(
    _ request: Kind.Request, with token: CapabilityToken<Kind>
  ) throws(CapabilityRefusal) -> Kind.Answer {
    answer(request, try access.proof(of: token))
  }
}

extension CapabilityService where Kind.Request == Void {
  /// Calls the service without an argument.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func call(with token: CapabilityToken<Kind>) throws(CapabilityRefusal) -> Kind.Answer {
    try call((), with: token)
  }
}
