import HostWords

/// A service that a keyboard calls with a token. Hosts implement the methods that take a proof.
/// Keyboards call the methods that take a token, which check it at each call.
///
/// Tokens help honest code: they show which services it uses. Code that calls the system directly
/// is restrained by its sandbox, not by tokens.
public protocol CapabilityService {
  /// The access of the keyboard that the service serves.
  var access: CapabilityAccess { get }
}

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

/// The position of the device.
public protocol LocationService: CapabilityService {
  /// Returns the position; nil if it is unknown.
  func position(_ proof: borrowing CapabilityProof<Capability.Location>) -> GeographicPoint?
}

extension LocationService {
  /// Returns the position; nil if it is unknown.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func position(
    with token: CapabilityToken<Capability.Location>
  ) throws(CapabilityRefusal) -> GeographicPoint? {
    position(try access.proof(of: token))
  }
}

/// The address book.
public protocol ContactsService: CapabilityService {
  /// Returns first and last names as separate strings.
  func names(_ proof: borrowing CapabilityProof<Capability.Contacts>) -> [String]
}

extension ContactsService {
  /// Returns first and last names as separate entries with the source `contacts`.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func entries(
    with token: CapabilityToken<Capability.Contacts>
  ) throws(CapabilityRefusal) -> [LexiconEntry] {
    names(try access.proof(of: token)).map { LexiconEntry($0, source: .contacts) }
  }
}

/// The user's pictures.
public protocol PhotosService: CapabilityService {
  /// Returns the bytes of the newest picture; nil if there is none.
  func newestPicture(_ proof: borrowing CapabilityProof<Capability.Photos>) -> [UInt8]?
}

extension PhotosService {
  /// Returns the bytes of the newest picture; nil if there is none.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func newestPicture(
    with token: CapabilityToken<Capability.Photos>
  ) throws(CapabilityRefusal) -> [UInt8]? {
    newestPicture(try access.proof(of: token))
  }
}

/// The pasteboard.
public protocol PasteboardService: CapabilityService {
  /// Returns the text on the pasteboard; nil if there is none.
  func text(_ proof: borrowing CapabilityProof<Capability.Pasteboard>) -> String?
  /// Puts text on the pasteboard.
  func setText(_ text: String, _ proof: borrowing CapabilityProof<Capability.Pasteboard>)
}

extension PasteboardService {
  /// Returns the text on the pasteboard; nil if there is none.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func text(
    with token: CapabilityToken<Capability.Pasteboard>
  ) throws(CapabilityRefusal) -> String? {
    text(try access.proof(of: token))
  }

  /// Puts text on the pasteboard.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func setText(
    _ text: String, with token: CapabilityToken<Capability.Pasteboard>
  ) throws(CapabilityRefusal) {
    setText(text, try access.proof(of: token))
  }
}

/// The click sound of a key.
public protocol ClickService: CapabilityService {
  /// Plays the sound.
  func playInputClick(_ proof: borrowing CapabilityProof<Capability.AudioClick>)
}

extension ClickService {
  /// Plays the sound.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func playInputClick(
    with token: CapabilityToken<Capability.AudioClick>
  ) throws(CapabilityRefusal) {
    playInputClick(try access.proof(of: token))
  }
}
