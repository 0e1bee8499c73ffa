/// A capability as a type, so that a token for one service cannot be used for another.
public protocol CapabilityKind: Sendable {
  /// The capability as a value.
  static var capability: Capability { get }
}

extension Capability {
  /// `location` as a type.
  public enum Location: CapabilityKind {
    /// `location`.
    public static var capability: Capability { .location }
  }
  /// `contacts` as a type.
  public enum Contacts: CapabilityKind {
    /// `contacts`.
    public static var capability: Capability { .contacts }
  }
  /// `photos` as a type.
  public enum Photos: CapabilityKind {
    /// `photos`.
    public static var capability: Capability { .photos }
  }
  /// `sharedContainer` as a type.
  public enum SharedContainer: CapabilityKind {
    /// `sharedContainer`.
    public static var capability: Capability { .sharedContainer }
  }
  /// `network` as a type.
  public enum Network: CapabilityKind {
    /// `network`.
    public static var capability: Capability { .network }
  }
  /// `pasteboard` as a type.
  public enum Pasteboard: CapabilityKind {
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
    /// `cloudSync`.
    public static var capability: Capability { .cloudSync }
  }
  /// `gameCenter` as a type.
  public enum GameCenter: CapabilityKind {
    /// `gameCenter`.
    public static var capability: Capability { .gameCenter }
  }
  /// `purchase` as a type.
  public enum Purchase: CapabilityKind {
    /// `purchase`.
    public static var capability: Capability { .purchase }
  }
  /// `mdm` as a type.
  public enum MDM: CapabilityKind {
    /// `mdm`.
    public static var capability: Capability { .mdm }
  }
}
