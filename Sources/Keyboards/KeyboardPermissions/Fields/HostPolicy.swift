/// What a host allows. A bank's program may refuse all keyboards but the system's.
///
/// It is asked at each focus and its answer is not kept: it may change, and the next field may be
/// another host's.
public protocol HostPolicy {
  /// The host's name among all hosts: `org.example.bank`.
  var hostIdentifier: String { get }
  /// Whether extensions of a kind may serve here; `ExtensionPoint.keyboard` is ours.
  func allowsExtensionPoint(_ identifier: String) -> Bool
}

/// The kinds of extensions, by the platform's names.
public enum ExtensionPoint {
  /// A custom keyboard.
  public static let keyboard = "com.apple.keyboard-service"
}

/// A policy that is known beforehand.
public struct FixedHostPolicy: HostPolicy, Hashable, Sendable {
  /// The host's name.
  public var hostIdentifier: String
  /// The kinds of extensions that it refuses.
  public var refusedExtensionPoints: Set<String>

  /// A policy; without more, one that refuses nothing.
  public init(hostIdentifier: String, refusedExtensionPoints: Set<String> = []) {
    self.hostIdentifier = hostIdentifier
    self.refusedExtensionPoints = refusedExtensionPoints
  }

  /// Whether the kind is not among those refused.
  public func allowsExtensionPoint(_ identifier: String) -> Bool {
    !refusedExtensionPoints.contains(identifier)
  }
}
