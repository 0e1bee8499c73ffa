/// The reason why a connection is closed, with its code (RFC 6455, section 7.4.1).
enum CloseReason: UInt16, Error {
  case normal = 1000
  case goingAway = 1001
  case protocolError = 1002
  case notText = 1003
  case invalidUTF8 = 1007
  case tooLong = 1009
}

/// Reads the text messages of a WebSocket. A frame that is too long is refused by its header, before
/// any of it is read.
struct MessageReader {
  var reader: SocketReader
  let limit: Int

  /// A frame: its operation code and what it carries.
  private struct Frame {
    var isLast: Bool
    var code: UInt8
    var payload: [UInt8]
  }

  /// A message of the peer.
  enum Message {
    case text(String)
    /// A ping, to be answered with the same bytes.
    case ping([UInt8])
    /// An answer to a ping that was not sent, which means nothing.
    case pong
  }

  /// Bytes of the frames of an unfinished message; nil between messages.
  private var partial: [UInt8]?

  /// Whether a message is half read.
  var isUnfinished: Bool { partial != nil }
  /// Called with the first byte of a message, from which on its peer may not take long.
  private let begin: () -> Void

  init(_ reader: SocketReader, limit: Int, begin: @escaping () -> Void) {
    self.reader = reader
    self.limit = limit
    self.begin = begin
  }

  /// Returns the next message.
  ///
  /// - Throws: a `CloseReason` for what breaks the protocol or the limits, or a `SocketError` at the
  ///   end of the stream.
  mutating func next() async throws -> Message {
    while true {
      let frame = try await frame()
      switch frame.code {
      case 0x0, 0x1:
        guard (frame.code == 0x0) == (partial != nil) else { throw CloseReason.protocolError }
        let bytes = (partial ?? []) + frame.payload
        partial = frame.isLast ? nil : bytes
        guard frame.isLast else { continue }
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw CloseReason.invalidUTF8
        }
        return .text(text)
      case 0x2: throw CloseReason.notText
      case 0x8: throw CloseReason.normal
      case 0x9: return .ping(frame.payload)
      case 0xA: return .pong
      default: throw CloseReason.protocolError
      }
    }
  }

  private mutating func frame() async throws -> Frame {
    let first = try await reader.byte()
    if partial == nil { begin() }
    let second = try await reader.byte()
    // Extensions are not negotiated, and a client masks every frame (sections 5.2 and 5.3).
    guard first & 0x70 == 0, second & 0x80 != 0 else { throw CloseReason.protocolError }
    let isControl = first & 0x08 != 0
    var length = UInt64(second & 0x7F)
    if length > 125 {
      guard !isControl else { throw CloseReason.protocolError }
      let count = length == 126 ? 2 : 8
      length = try await reader.bytes(count).reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard !isControl || first & 0x80 != 0 else { throw CloseReason.protocolError }
    guard length <= UInt64(limit - (partial?.count ?? 0)) else { throw CloseReason.tooLong }
    let mask = try await reader.bytes(4)
    var payload = try await reader.bytes(Int(length))
    for index in payload.indices { payload[index] ^= mask[index % 4] }
    return Frame(isLast: first & 0x80 != 0, code: first & 0x0F, payload: payload)
  }
}
