import HostWords

/// A service that a keyboard calls with a token. A host implements the methods that take a proof;
/// keyboards call those that take a token, which check it each time.
///
/// Tokens keep honest code honest and make what it uses plain to read. Code that calls the system
/// by itself is held back by the sandbox it runs in.
public protocol CapabilityService {
  /// The access of the keyboard that the service was opened for.
  var access: CapabilityAccess { get }
}

/// A place on the earth, in degrees.
public struct GeographicPoint: Hashable, Sendable {
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of Greenwich.
  public var longitude: Double

  /// A place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Where the device is.
public protocol LocationService: CapabilityService {
  /// The place; nil where it is not known.
  func position(_ proof: borrowing CapabilityProof<Capability.Location>) -> GeographicPoint?
}

extension LocationService {
  /// The place; nil where it is not known.
  public func position(
    with token: CapabilityToken<Capability.Location>
  ) throws(CapabilityRefusal) -> GeographicPoint? {
    position(try access.proof(of: token))
  }
}

/// The address book.
public protocol ContactsService: CapabilityService {
  /// First and last names, each by itself.
  func names(_ proof: borrowing CapabilityProof<Capability.Contacts>) -> [String]
}

extension ContactsService {
  /// First and last names, each by itself, marked as what they are.
  public func entries(
    with token: CapabilityToken<Capability.Contacts>
  ) throws(CapabilityRefusal) -> [LexiconEntry] {
    names(try access.proof(of: token)).map { LexiconEntry($0, source: .contacts) }
  }
}

/// Pictures.
public protocol PhotosService: CapabilityService {
  /// The bytes of the newest picture.
  func newestPicture(_ proof: borrowing CapabilityProof<Capability.Photos>) -> [UInt8]?
}

extension PhotosService {
  /// The bytes of the newest picture.
  public func newestPicture(
    with token: CapabilityToken<Capability.Photos>
  ) throws(CapabilityRefusal) -> [UInt8]? {
    newestPicture(try access.proof(of: token))
  }
}

/// What was cut or copied.
public protocol PasteboardService: CapabilityService {
  /// The text on the pasteboard.
  func text(_ proof: borrowing CapabilityProof<Capability.Pasteboard>) -> String?
  /// Puts text on the pasteboard.
  func setText(_ text: String, _ proof: borrowing CapabilityProof<Capability.Pasteboard>)
}

extension PasteboardService {
  /// The text on the pasteboard.
  public func text(
    with token: CapabilityToken<Capability.Pasteboard>
  ) throws(CapabilityRefusal) -> String? {
    text(try access.proof(of: token))
  }

  /// Puts text on the pasteboard.
  public func setText(
    _ text: String, with token: CapabilityToken<Capability.Pasteboard>
  ) throws(CapabilityRefusal) {
    setText(text, try access.proof(of: token))
  }
}

/// The click of a key.
public protocol ClickService: CapabilityService {
  /// Makes the sound.
  func playInputClick(_ proof: borrowing CapabilityProof<Capability.AudioClick>)
}

extension ClickService {
  /// Makes the sound.
  public func playInputClick(
    with token: CapabilityToken<Capability.AudioClick>
  ) throws(CapabilityRefusal) {
    playInputClick(try access.proof(of: token))
  }
}
