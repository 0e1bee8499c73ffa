/// A request to a server to convert keystrokes to text, with the time for which they may be kept.
public struct ServerRequest: Hashable, Sendable {
  /// The maximum time to live of keystrokes, on the device and on the server: 60 seconds.
  public static let maximumTimeToLive = Duration.seconds(60)

  /// The keystrokes.
  public let keystrokes: String
  /// The time for which the keystrokes may be kept after they are sent.
  public let timeToLive: Duration

  /// Creates a request. The time to live is limited to the range from zero to 60 seconds.
  public init(keystrokes: String, timeToLive: Duration) {
    self.keystrokes = keystrokes
    self.timeToLive = min(max(timeToLive, .zero), Self.maximumTimeToLive)
  }

  /// The bytes to send: the time to live in milliseconds, so that the server knows it too, and the
  /// keystrokes. They contain nothing about the user or the device.
  public var bytes: [UInt8] {
    let parts = timeToLive.components
    let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    return Array("globekey/1 convert\nkeep-ms: \(milliseconds)\n\n\(keystrokes)".utf8)
  }
}
