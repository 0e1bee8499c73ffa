import FlyingSocks
import Playground

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The session of a connection: each message has one answer, in order.
struct SessionLoop {
  private let socket: AsyncSocket
  private let server: PlaygroundServer
  private var messages: MessageReader
  private var rate: MessageRate
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init(socket: AsyncSocket, reader: SocketReader, server: PlaygroundServer) {
    self.socket = socket
    self.server = server
    messages = MessageReader(reader, limit: server.limits.messageBytes) {
      server.table.allow(server.limits.messageTime, for: socket.socket)
    }
    rate = MessageRate(server.limits)
    encoder.outputFormatting = [.withoutEscapingSlashes]
  }

  /// Runs the session: answers messages until the peer closes the connection, breaks the protocol or
  /// is silent for too long.
  mutating func run() async throws {
    do {
      try await answerMessages()
    } catch let reason as CloseReason {
      try await write(FrameWriter.close(reason))
    } catch SocketError.disconnected {
      return
    }
  }

  private mutating func answerMessages() async throws {
    let library = server.library
    let first = library.keyboards.first { (try? library.checkConsent(to: $0.id)) != nil }
    guard let first else { throw CloseReason.goingAway }
    var session = try PlaygroundSession(library, plugins: server.plugins, keyboard: first.id)
    try await send(session.welcome)
    while true {
      let limits = server.limits
      server.table.allow(
        messages.isUnfinished ? limits.messageTime : limits.idleTime, for: socket.socket)
      let message = try await messages.next()
      // The answer may take longer than a message.
      server.table.allow(server.limits.idleTime, for: socket.socket)
      try await rate.take()
      switch message {
      case .ping(let payload): try await write(FrameWriter.pong(payload))
      case .pong: break
      case .text(let text): try await send(answer(text, &session))
      }
    }
  }

  private func answer(_ text: String, _ session: inout PlaygroundSession) -> PageAnswer {
    do {
      let message = try decoder.decode(ClientMessage.self, from: Data(text.utf8))
      return session.answer(message, at: Self.milliseconds)
    } catch {
      // The error of the decoder would repeat what was typed.
      return .failure("the message is not one of the protocol", n: 0)
    }
  }

  private static let start = ContinuousClock.now

  private static var milliseconds: UInt64 {
    UInt64(max(0, (ContinuousClock.now - start) / .milliseconds(1))) + 10_000
  }

  private func send(_ answer: PageAnswer) async throws {
    try await write(FrameWriter.text(try encoder.encode(answer)))
  }

  private func write(_ frame: Data) async throws {
    server.table.allow(server.limits.transferTime, for: socket.socket)
    try await socket.write(frame)
  }
}
