/// The policy of a program that text is typed into. A bank's program, for example, may refuse all
/// keyboards but the system's.
///
/// The policy is read at each focus and not cached: it may change, and the next field may belong to
/// another program.
public protocol HostPolicy {
  /// The unique identifier of the program, such as `org.example.bank`.
  var hostIdentifier: String { get }
  /// Whether extensions of a kind may serve here. Custom keyboards are `ExtensionPoint.keyboard`.
  func allowsExtensionPoint(_ identifier: String) -> Bool
}

/// The kinds of extensions, with the identifiers of Apple's platforms.
public enum ExtensionPoint {
  /// A custom keyboard.
  public static let keyboard = "com.apple.keyboard-service"
}

/// A policy with constant answers.
public struct FixedHostPolicy: HostPolicy, Hashable, Sendable {
  /// The unique identifier of the program.
  public var hostIdentifier: String
  /// The kinds of extensions that the program refuses.
  public var refusedExtensionPoints: Set<String>

  /// Creates a policy. By default it refuses nothing.
  public init(hostIdentifier: String, refusedExtensionPoints: Set<String> = []) {
    self.hostIdentifier = hostIdentifier
    self.refusedExtensionPoints = refusedExtensionPoints
  }

  /// Whether the kind is not among those refused.
  public func allowsExtensionPoint(_ identifier: String) -> Bool {
    !refusedExtensionPoints.contains(identifier)
  }
}
