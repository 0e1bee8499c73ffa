import DesktopSession
import IBus

/// A key that follows a committed text to a client of XIM.
///
/// Xlib puts a committed text back at the head of its queue of events, and a key likewise. Where both
/// arrive together, the program reads the key first:
///
/// ```
/// vieetj<Return>      a new line, then việt
/// ```
///
/// So the key is sent a moment after the text, or with the next event if that comes earlier.
final class WaitingKey {
  /// The time that a program has for reading the text, in milliseconds.
  private static let delay: UInt32 = 20

  private let engine: UnsafeMutablePointer<IBusEngine>
  private var key: (keysym: UInt32, code: UInt32, state: UInt32)?
  private var source: UInt32 = 0

  init(_ engine: UnsafeMutablePointer<IBusEngine>) { self.engine = engine }

  deinit { stop() }

  /// Returns whether the client is told of texts and keys by XIM. A client whose name is not known is,
  /// if it does not report its text: other clients do.
  static func isNeeded(by client: String, _ abilities: ClientAbilities) -> Bool {
    client.isEmpty ? !abilities.contains(.surroundingText) : client.hasPrefix("xim")
  }

  /// Sends a key after the texts that were committed before.
  func wait(keysym: UInt32, code: UInt32, state: UInt32) {
    send()
    key = (keysym, code, state)
    source = g_timeout_add(
      Self.delay,
      { data in
        guard let data else { return 0 }
        let key = Unmanaged<WaitingKey>.fromOpaque(data).takeUnretainedValue()
        // GLib removes the source itself.
        key.source = 0
        key.send()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Sends the key that waits, if there is one.
  func send() {
    stop()
    guard let (keysym, code, state) = key else { return }
    key = nil
    ibus_engine_forward_key_event(engine, keysym, code, state)
  }

  private func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
