#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes frames of a server, which are never masked.
enum FrameWriter {
  /// Returns a text message in one frame.
  static func text(_ payload: Data) -> Data { frame(0x1, payload) }

  /// Returns the answer to a ping.
  static func pong(_ payload: [UInt8]) -> Data { frame(0xA, Data(payload)) }

  /// Returns the frame that ends a connection.
  static func close(_ reason: CloseReason) -> Data {
    frame(0x8, Data([UInt8(reason.rawValue >> 8), UInt8(reason.rawValue & 0xFF)]))
  }

  private static func frame(_ code: UInt8, _ payload: Data) -> Data {
    var frame = Data([0x80 | code])
    switch payload.count {
    case ...125: frame.append(UInt8(payload.count))
    case ...0xFFFF: frame += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      frame.append(127)
      for shift in stride(from: 56, through: 0, by: -8) {
        frame.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    return frame + payload
  }
}
