import HostWords

/// A geographic position in degrees.
public struct GeographicPoint: Hashable, Sendable {
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of Greenwich.
  public var longitude: Double

  /// Creates a position.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// First and last names from the address book, which are neither synchronised nor exported.
public struct ContactNames: Sendable {
  /// First and last names as separate entries with the source `contacts`.
  public let entries: [LexiconEntry]

  /// Creates entries from first and last names as separate strings.
  public init(_ names: [String]) {
    entries = names.map { LexiconEntry($0, source: .contacts) }
  }
}

/// A file of the shared container to read or to write.
public enum FileRequest: Hashable, Sendable {
  /// Reads a file.
  case read(ContainerPath)
  /// Writes a file.
  case write([UInt8], to: ContainerPath)
}

/// A call of the pasteboard, which reads or replaces its text.
public enum PasteboardRequest: Hashable, Sendable {
  /// Reads the text.
  case text
  /// Replaces the text.
  case setText(String)
}

/// A request to a server, and where its reply goes.
public struct NetworkCall {
  /// The request.
  public let request: NetworkRequest
  /// The function that receives the reply; nil if none arrived.
  public let reply: ([UInt8]?) -> Void

  /// Creates a call.
  public init(_ request: NetworkRequest, reply: @escaping ([UInt8]?) -> Void) {
    self.request = request
    self.reply = reply
  }
}

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
