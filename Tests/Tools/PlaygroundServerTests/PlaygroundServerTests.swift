import DesktopSession
import Foundation
import PlaygroundServer
import TestSupport
import Testing

/// The server, through raw sockets. `Tests/Web` tries more of what breaks the protocol.
@Suite(.serialized) struct PlaygroundServerTests {
  /// Starts a server with limits and threads of its own, and gives its port to a client on another
  /// thread. Other tests slow both down, so that no limit of time counts but those that a test sets.
  private func serve(
    _ change: (inout ServerLimits) -> Void = { _ in },
    _ body: @escaping @Sendable (UInt16) throws -> Void
  ) async throws {
    let folders = DataFolders(
      locales: Repository.root.appending(path: "Locales").path,
      dictionaries: Repository.root.appending(path: ".build/dictionaries").path, container: nil)
    var limits = ServerLimits()
    limits.transferTime = .seconds(3_600)
    change(&limits)
    let server = try await PlaygroundServer(
      library: try DesktopLibrary(folders: folders, device: .screen), port: 0, limits: limits)
    let running = Task(executorPreference: QueueExecutor()) { try await server.run() }
    defer { running.cancel() }
    let port = try #require(URL(string: server.address)?.port.flatMap(UInt16.init))
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try body(port) }) }
    }
  }

  private static func upgrade(_ port: UInt16, host: String, origin: String) throws -> RawClient {
    let client = try RawClient(port: port)
    // The key and its answer are those of RFC 6455, section 1.3.
    let head = """
      GET /session HTTP/1.1\r
      Host: \(host)\r
      Origin: \(origin)\r
      Connection: keep-alive, Upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      \r

      """
    try client.send(Array(head.utf8))
    return client
  }

  private static func session(_ port: UInt16) throws -> RawClient {
    let host = "127.0.0.1:\(port)"
    let client = try upgrade(port, host: host, origin: "http://\(host)")
    _ = client.read(until: "\r\n\r\n")
    let head = client.read(4)
    let length = head.count == 4 ? Int(head[2]) << 8 | Int(head[3]) : 0
    let welcome = String(decoding: client.read(length), as: UTF8.self)
    #expect(welcome.contains("\"welcome\""))
    return client
  }

  @Test func theHandshakeIsThatOfTheStandard() async throws {
    try await serve { port in
      let host = "localhost:\(port)"
      let client = try Self.upgrade(port, host: host, origin: "http://\(host)")
      let head = client.read(until: "\r\n\r\n")
      #expect(head.hasPrefix("HTTP/1.1 101 "))
      #expect(head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
      client.close()
    }
  }

  @Test(arguments: [
    ("evil.example", "http://evil.example", "421"),
    ("evil.example:%d", "http://evil.example:%d", "421"),
    ("127.0.0.1:%d", "http://evil.example", "403"),
    ("127.0.0.1:%d", "null", "403"),
    ("127.0.0.1:%d", "http://localhost:%d", "403"),
  ]) func otherPagesGetNothing(_ host: String, _ origin: String, _ status: String) async throws {
    try await serve { port in
      func filled(_ text: String) -> String { text.replacing("%d", with: "\(port)") }
      let client = try Self.upgrade(port, host: filled(host), origin: filled(origin))
      #expect(client.read(until: "\r\n").hasPrefix("HTTP/1.1 \(status) "))
      client.close()
    }
  }

  @Test func aFrameThatIsTooLongIsRefusedByItsHeader() async throws {
    try await serve { port in
      let client = try Self.session(port)
      // 100 MB announced, none of it sent.
      try client.send([0x81, 0xFF, 0, 0, 0, 0, 6, 0x40, 0, 0, 1, 2, 3, 4])
      #expect(client.read(4) == [0x88, 2, 0x03, 0xF1])
      client.close()
    }
  }

  @Test func aSilentConnectionEnds() async throws {
    try await serve({ $0.transferTime = .milliseconds(300) }) { port in
      let client = try RawClient(port: port)
      try client.send(Array("GET / HTTP/1.1\r\n".utf8))
      #expect(client.read(1).isEmpty)
      client.close()
    }
  }

  @Test func connectionsAreLimited() async throws {
    try await serve({ $0.connections = 1 }) { port in
      let first = try Self.session(port)
      let second = try RawClient(port: port)
      #expect(second.read(1).isEmpty)
      first.close()
      second.close()
    }
  }
}
