import FlyingSocks
import Foundation
import LibC

/// A socket without a library for HTTP, which can send what no browser sends. Reads end after ten
/// minutes.
struct RawClient {
  private let socket: Socket

  init(port: UInt16) throws {
    socket = try Socket(domain: AF_INET)
    try socket.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    var limit = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(
      socket.file.rawValue, SOL_SOCKET, SO_RCVTIMEO, &limit,
      socklen_t(MemoryLayout<timeval>.size))
  }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count { sent = try socket.write(Data(bytes), from: sent) }
  }

  /// Reads what comes until a text ends it, or the end of the stream.
  func read(until end: String) -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8), let byte = try? socket.read() {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func read(_ count: Int) -> [UInt8] { (0..<count).compactMap { _ in try? socket.read() } }

  func close() { try? socket.close() }
}
