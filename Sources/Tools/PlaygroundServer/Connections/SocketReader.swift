import FlyingSocks

/// Bytes of a connection, read through a buffer of 4 KiB.
struct SocketReader {
  let socket: AsyncSocket
  private var buffer: [UInt8] = []
  private var position = 0

  init(_ socket: AsyncSocket) {
    self.socket = socket
  }

  /// Returns the next byte.
  ///
  /// - Throws: a `SocketError` at the end of the stream.
  mutating func byte() async throws -> UInt8 {
    try await fill()
    defer { position += 1 }
    return buffer[position]
  }

  /// Returns the next bytes. The caller checks the count, which may come from the peer.
  mutating func bytes(_ count: Int) async throws -> [UInt8] {
    var result: [UInt8] = []
    while result.count < count {
      try await fill()
      let part = buffer[position...].prefix(count - result.count)
      result += part
      position += part.count
    }
    return result
  }

  private mutating func fill() async throws {
    guard position == buffer.count else { return }
    buffer = try await socket.read(atMost: 4_096)
    position = 0
    guard !buffer.isEmpty else { throw SocketError.disconnected }
  }
}
