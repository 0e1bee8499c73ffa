import HostWords

/// The requests that a keyboard can send. The list is closed, so that the compiler rejects anything
/// else.
///
/// The user's words are not among them. `UserLexicon` and `LexiconEntry` have no bytes and are not
/// `Encodable`, so any code that sends them is conspicuous to a reviewer.
///
/// ```
/// NetworkRequest.lexicon(userLexicon)      // no such case
/// JSONEncoder().encode(userLexicon)        // not Encodable
/// ```
public enum NetworkRequest: Hashable, Sendable {
  /// A conversion of keystrokes to text by a server.
  case server(ServerRequest)
  /// An update of the lexicon, the same for all users.
  case lexiconUpdate(LexiconUpdateRequest)

  /// The bytes to send.
  public var bytes: [UInt8] {
    switch self {
    case .server(let request): request.bytes
    case .lexiconUpdate(let request): request.bytes
    }
  }
}

/// The network.
public protocol NetworkService: CapabilityService {
  /// Sends a request and calls `answer` later with the reply; nil if none arrived.
  func send(
    _ request: NetworkRequest, _ proof: borrowing CapabilityProof<Capability.Network>,
    answer: @escaping ([UInt8]?) -> Void)
}

extension NetworkService {
  /// Sends a request and calls `answer` later with the reply; nil if none arrived.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func send(
    _ request: NetworkRequest, with token: CapabilityToken<Capability.Network>,
    answer: @escaping ([UInt8]?) -> Void
  ) throws(CapabilityRefusal) {
    send(request, try access.proof(of: token), answer: answer)
  }
}
