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
    _ body: @escaping @Sendable (_ port: UInt16, _ key: String) throws -> Void
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
    let address = try #require(URLComponents(string: server.address))
    let port = try #require(address.port.flatMap(UInt16.init))
    let key = try #require(address.queryItems?.first { $0.name == "key" }?.value)
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try body(port, key) }) }
    }
  }

  private static func upgrade(
    _ port: UInt16, host: String, origin: String, key: String?
  ) throws -> RawClient {
    let client = try RawClient(port: port)
    let cookie = key.map { "other=1; globekey-\(port)=\($0)" } ?? "other=1"
    // The key and its answer are those of RFC 6455, section 1.3.
    let head = """
      GET /session HTTP/1.1\r
      Host: \(host)\r
      Origin: \(origin)\r
      Cookie: \(cookie)\r
      Connection: keep-alive, Upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      \r

      """
    try client.send(Array(head.utf8))
    return client
  }

  private static func session(_ port: UInt16, _ key: String) throws -> RawClient {
    let host = "127.0.0.1:\(port)"
    let client = try upgrade(port, host: host, origin: "http://\(host)", key: key)
    _ = client.read(until: "\r\n\r\n")
    let head = client.read(4)
    let length = head.count == 4 ? Int(head[2]) << 8 | Int(head[3]) : 0
    let welcome = String(decoding: client.read(length), as: UTF8.self)
    #expect(welcome.contains("\"welcome\""))
    return client
  }

  @Test func theHandshakeIsThatOfTheStandard() async throws {
    try await serve { port, key in
      let host = "localhost:\(port)"
      let client = try Self.upgrade(port, host: host, origin: "http://\(host)", key: key)
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
    try await serve { port, key in
      func filled(_ text: String) -> String { text.replacing("%d", with: "\(port)") }
      let client = try Self.upgrade(port, host: filled(host), origin: filled(origin), key: key)
      #expect(client.read(until: "\r\n").hasPrefix("HTTP/1.1 \(status) "))
      client.close()
    }
  }

  @Test func aFrameThatIsTooLongIsRefusedByItsHeader() async throws {
    try await serve { port, key in
      let client = try Self.session(port, key)
      // 100 MB announced, none of it sent.
      try client.send([0x81, 0xFF, 0, 0, 0, 0, 6, 0x40, 0, 0, 1, 2, 3, 4])
      #expect(client.read(4) == [0x88, 2, 0x03, 0xF1])
      client.close()
    }
  }

  @Test func aSilentConnectionEnds() async throws {
    try await serve({ $0.transferTime = .milliseconds(300) }) { port, key in
      let client = try RawClient(port: port)
      try client.send(Array("GET / HTTP/1.1\r\n".utf8))
      #expect(client.read(1).isEmpty)
      client.close()
    }
  }

  @Test func connectionsAreLimited() async throws {
    try await serve({ $0.connections = 1 }) { port, key in
      let first = try Self.session(port, key)
      let second = try RawClient(port: port)
      #expect(second.read(1).isEmpty)
      first.close()
      second.close()
    }
  }

  /// The printed address gives the cookie that everything else must show.
  @Test func theKeyIsExchangedForACookie() async throws {
    try await serve { port, key in
      func get(_ target: String, cookie: String = "") throws -> String {
        let client = try RawClient(port: port)
        defer { client.close() }
        let head = "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(cookie)\r\n"
        try client.send(Array(head.utf8))
        return client.read(until: "\r\n\r\n")
      }
      let exchange = try get("/?key=\(key)")
      #expect(exchange.hasPrefix("HTTP/1.1 303 "))
      #expect(exchange.contains("Location: /\r\n"))
      #expect(
        exchange.contains("Set-Cookie: globekey-\(port)=\(key); HttpOnly; SameSite=Lax; Path=/"))
      let cookie = "Cookie: globekey-\(port)=\(key)\r\n"
      #expect(try get("/", cookie: cookie).hasPrefix("HTTP/1.1 200 "))
      #expect(try get("/page.js", cookie: cookie).hasPrefix("HTTP/1.1 200 "))
      let other = String(key.reversed())
      for target in [
        "/", "/page.js", "/?key=", "/?key=\(other)", "/?key=\(key)0", "/page.js?key=\(key)",
        "/?key=\(key)&key=\(key)",
      ] {
        #expect(try get(target).hasPrefix("HTTP/1.1 403 "), "\(target)")
      }
      for cookie in ["globekey-\(port)=", "globekey-\(port)=\(other)", "globekey-1=\(key)", key] {
        #expect(
          try get("/", cookie: "Cookie: \(cookie)\r\n").hasPrefix("HTTP/1.1 403 "), "\(cookie)")
      }
    }
  }

  @Test func aSessionNeedsTheKey() async throws {
    try await serve { port, _ in
      let host = "127.0.0.1:\(port)"
      let client = try Self.upgrade(port, host: host, origin: "http://\(host)", key: nil)
      #expect(client.read(until: "\r\n").hasPrefix("HTTP/1.1 403 "))
      client.close()
    }
  }

  /// A message whose end does not come ends its connection, in one frame and in parts.
  @Test(
    arguments: [[0x81, 0x85, 1, 2, 3, 4, 5], [0x01, 0x81, 1, 2, 3, 4, 5], [0x81]] as [[UInt8]])
  func halfSentMessagesEnd(_ bytes: [UInt8]) async throws {
    try await serve({ $0.messageTime = .milliseconds(300) }) { port, key in
      let client = try Self.session(port, key)
      try client.send(bytes)
      #expect(client.read(1).isEmpty)
      client.close()
    }
  }

  /// Connections of others make room for the user of the page.
  @Test func connectionsWithoutTheKeyMakeRoom() async throws {
    try await serve({ $0.connections = 4 }) { port, key in
      let others = try (0..<4).map { _ in
        let client = try RawClient(port: port)
        try client.send(Array("GET / HTTP/1.1\r\n".utf8))
        return client
      }
      let client = try Self.session(port, key)
      client.close()
      for other in others { other.close() }
    }
  }

  /// Pings and pongs count as messages: with one message a second, the fourth answer takes seconds.
  @Test func pingsCount() async throws {
    try await serve({ ($0.burst, $0.messagesPerSecond) = (2, 4) }) { port, key in
      let client = try Self.session(port, key)
      let start = ContinuousClock.now
      for _ in 0..<3 {
        try client.send([0x8A, 0x80, 0, 0, 0, 0])
        try client.send([0x89, 0x80, 0, 0, 0, 0])
      }
      for _ in 0..<3 { #expect(client.read(2) == [0x8A, 0]) }
      // Six messages, two of them at once: the others wait a quarter of a second each.
      #expect(ContinuousClock.now - start >= .milliseconds(900))
      client.close()
    }
  }
}
