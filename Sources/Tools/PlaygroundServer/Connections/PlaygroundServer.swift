import DesktopSession
import FlyingSocks
import Keyboards
import LibC
import Playground

/// Serves the page and its sessions on 127.0.0.1.
///
/// ```swift
/// let server = try await PlaygroundServer(library: library, port: 8417)
/// print(server.address)  // http://127.0.0.1:8417/?key=5f0c…
/// try await server.run()
/// ```
package final class PlaygroundServer: Sendable {
  let library: DesktopLibrary
  let plugins: [any KeyboardPlugin]
  let limits: ServerLimits
  let guardian: RequestGuard
  private let key: SessionKey
  let table: ConnectionTable
  /// The path of the WebSocket.
  static let sessionPath = "/session"

  private let listener: AsyncSocket
  private let pool: any AsyncSocketPool
  private let port: UInt16

  /// The address of the page with the key, for the user alone.
  package var address: String { "http://127.0.0.1:\(port)/?key=\(key.text)" }

  /// Listens on a port.
  ///
  /// - Parameters:
  ///   - library: the keyboards, made for keys on the screen.
  ///   - plugins: keyboards without a language.
  ///   - port: the port; 0 for a free one.
  /// - Throws: a `SocketError` if the port is in use.
  package init(
    library: DesktopLibrary, plugins: [any KeyboardPlugin] = [], port: UInt16,
    limits: ServerLimits = ServerLimits()
  ) async throws {
    self.library = library
    self.plugins = plugins
    self.limits = limits
    table = ConnectionTable(limit: limits.connections)
    let pool = SocketPool.make()
    try await pool.prepare()
    self.pool = pool
    let socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    // No other address: the page is for this machine alone.
    try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    try socket.listen()
    guard case .ip4(_, let bound) = try socket.sockname() else {
      throw SocketError.unsupportedAddress
    }
    self.port = bound
    guardian = RequestGuard(port: bound)
    key = SessionKey(port: bound)
    listener = try AsyncSocket(socket: socket, pool: pool)
  }

  /// Accepts connections until the task is cancelled.
  package func run() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [pool] in try await pool.run() }
      group.addTask { [table] in try await table.watch() }
      group.addTask { try await self.accept() }
      try await group.next()
      group.cancelAll()
    }
  }

  private func accept() async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let socket: AsyncSocket
        do {
          socket = try await listener.accept()
        } catch {
          // Descriptors may be used up for a moment, or the peer may be gone already.
          try await Task.sleep(for: limits.acceptPause)
          continue
        }
        guard table.add(socket.socket, for: limits.transferTime) else {
          try? socket.close()
          continue
        }
        group.addTask { [self] in
          // A connection that fails ends; the others go on.
          try? await serve(socket)
          table.close(socket.socket)
        }
      }
    }
  }

  private func serve(_ socket: AsyncSocket) async throws {
    var reader = SocketReader(socket)
    guard let request = try await RequestReader.request(&reader, limit: limits.requestBytes) else {
      return try await send(.badRequest, on: socket)
    }
    if let rejection = guardian.rejection(of: request) {
      return try await send(rejection, on: socket)
    }
    if let response = key.exchange(for: request) { return try await send(response, on: socket) }
    guard key.isShown(by: request) else { return try await send(.noKey, on: socket) }
    table.trust(socket.socket)
    guard request.path == Self.sessionPath else {
      return try await send(PageFiles.response(at: request.path), on: socket)
    }
    let response = Handshake.response(to: request)
    try await send(response, on: socket)
    guard response.isSwitch else { return }
    var loop = SessionLoop(socket: socket, reader: reader, server: self)
    try await loop.run()
  }

  /// Sends a response with the headers that every response has.
  private func send(_ response: Response, on socket: AsyncSocket) async throws {
    table.allow(limits.transferTime, for: socket.socket)
    try await socket.write(ResponseWriter.bytes(of: response))
  }
}
