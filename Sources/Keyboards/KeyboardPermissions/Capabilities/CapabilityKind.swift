import HostWords

/// A capability as a type, so that a token for one service cannot be used for another.
public protocol CapabilityKind: Sendable {
  /// The argument of a call.
  associatedtype Request = Void
  /// The result of a call.
  associatedtype Answer = Void
  /// The capability as a value.
  static var capability: Capability { get }
}

extension Capability {
  /// `location` as a type.
  public enum Location: CapabilityKind {
    /// The position; nil if it is unknown.
    public typealias Answer = GeographicPoint?
    /// `location`.
    public static var capability: Capability { .location }
  }
  /// `contacts` as a type.
  public enum Contacts: CapabilityKind {
    /// First and last names.
    public typealias Answer = ContactNames
    /// `contacts`.
    public static var capability: Capability { .contacts }
  }
  /// `photos` as a type.
  public enum Photos: CapabilityKind {
    /// The bytes of the newest picture; nil if there is none.
    public typealias Answer = [UInt8]?
    /// `photos`.
    public static var capability: Capability { .photos }
  }
  /// `sharedContainer` as a type.
  public enum SharedContainer: CapabilityKind {
    /// A file to read or to write.
    public typealias Request = FileRequest
    /// The bytes of the file, after writing; nil if there is none or it could not be written.
    public typealias Answer = [UInt8]?
    /// `sharedContainer`.
    public static var capability: Capability { .sharedContainer }
  }
  /// `network` as a type.
  public enum Network: CapabilityKind {
    /// A request, whose reply comes later.
    public typealias Request = NetworkCall
    /// `network`.
    public static var capability: Capability { .network }
  }
  /// `pasteboard` as a type.
  public enum Pasteboard: CapabilityKind {
    /// Whether to read or to write.
    public typealias Request = PasteboardRequest
    /// The text on the pasteboard; nil if there is none.
    public typealias Answer = String?
    /// `pasteboard`.
    public static var capability: Capability { .pasteboard }
  }
  /// `audioClick` as a type.
  public enum AudioClick: CapabilityKind {
    /// `audioClick`.
    public static var capability: Capability { .audioClick }
  }
  /// `cloudSync` as a type.
  public enum CloudSync: CapabilityKind {
    /// The words that may leave the device.
    public typealias Request = LexiconExport
    /// `cloudSync`.
    public static var capability: Capability { .cloudSync }
  }
  /// `gameCenter` as a type.
  public enum GameCenter: CapabilityKind {
    /// The score to report.
    public typealias Request = Int
    /// `gameCenter`.
    public static var capability: Capability { .gameCenter }
  }
  /// `purchase` as a type.
  public enum Purchase: CapabilityKind {
    /// The identifiers of the user's purchases.
    public typealias Answer = Set<String>
    /// `purchase`.
    public static var capability: Capability { .purchase }
  }
  /// `mdm` as a type.
  public enum MDM: CapabilityKind {
    /// The settings by key.
    public typealias Answer = [String: String]
    /// `mdm`.
    public static var capability: Capability { .mdm }
  }
}
