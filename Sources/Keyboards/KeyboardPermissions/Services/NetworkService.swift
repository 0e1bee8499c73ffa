import HostWords

/// All that a keyboard can send: the list is closed, so that the compiler refuses anything else.
///
/// The user's words are not on it. `UserLexicon` and `LexiconEntry` have no bytes and are not
/// `Encodable`; there is no way from them to a request that a reader of the code would not see.
///
/// ```
/// NetworkRequest.lexicon(userLexicon)      // no such case
/// JSONEncoder().encode(userLexicon)        // not Encodable
/// ```
public enum NetworkRequest: Hashable, Sendable {
  /// Keystrokes for which the server knows text.
  case server(ServerRequest)
  /// New words for everybody.
  case lexiconUpdate(LexiconUpdateRequest)

  /// What goes over the line.
  public var bytes: [UInt8] {
    switch self {
    case .server(let request): request.bytes
    case .lexiconUpdate(let request): request.bytes
    }
  }
}

/// The network.
public protocol NetworkService: CapabilityService {
  /// Sends a request and answers later; nil where nothing came back.
  func send(
    _ request: NetworkRequest, _ proof: borrowing CapabilityProof<Capability.Network>,
    answer: @escaping ([UInt8]?) -> Void)
}

extension NetworkService {
  /// Sends a request and answers later; nil where nothing came back.
  public func send(
    _ request: NetworkRequest, with token: CapabilityToken<Capability.Network>,
    answer: @escaping ([UInt8]?) -> Void
  ) throws(CapabilityRefusal) {
    send(request, try access.proof(of: token), answer: answer)
  }
}
