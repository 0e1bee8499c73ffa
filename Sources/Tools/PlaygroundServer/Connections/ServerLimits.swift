/// The limits of a server. What passes them ends its connection.
package struct ServerLimits: Sendable {
  /// Open connections.
  package var connections = 32
  /// Bytes of a request with its headers.
  package var requestBytes = 8_192
  /// Bytes of a message, over all its frames.
  package var messageBytes = 262_144
  /// Messages in a row that are answered at once.
  package var burst = 400.0
  /// Messages answered in a second after a burst.
  package var messagesPerSecond = 200.0
  /// The time for the frames of a message, from the first byte to the last.
  package var messageTime = Duration.seconds(5)
  /// The pause after a connection that could not be accepted.
  package var acceptPause = Duration.milliseconds(100)
  /// The time for a request, and for the peer to take an answer.
  package var transferTime = Duration.seconds(10)
  /// The time without a message.
  package var idleTime = Duration.seconds(1_800)

  /// Creates the default limits.
  package init() {}
}
