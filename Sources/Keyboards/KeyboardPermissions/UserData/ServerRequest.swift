/// Keystrokes that go to a server to be made text, and how long anybody may keep them.
public struct ServerRequest: Hashable, Sendable {
  /// The longest that keystrokes are kept, here and there.
  public static let longestTimeToLive = Duration.seconds(60)

  /// What was typed.
  public let keystrokes: String
  /// How long it may be kept from the moment it is sent.
  public let timeToLive: Duration

  /// A request. More than a minute counts as a minute, less than nothing as nothing.
  public init(keystrokes: String, timeToLive: Duration) {
    self.keystrokes = keystrokes
    self.timeToLive = min(max(timeToLive, .zero), Self.longestTimeToLive)
  }

  /// What goes over the line: the time to live, so that the server knows it too, and the
  /// keystrokes. Nothing of the user or the device.
  public var bytes: [UInt8] {
    let parts = timeToLive.components
    let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    return Array("globekey/1 convert\nkeep-ms: \(milliseconds)\n\n\(keystrokes)".utf8)
  }
}
