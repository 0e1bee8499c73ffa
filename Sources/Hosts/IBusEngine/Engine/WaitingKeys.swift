import DesktopSession
import IBus

/// The keys that follow a committed text to a client of XIM.
///
/// Xlib puts a committed text back at the head of its queue of events, and a key likewise. Where both
/// arrive before the program reads, it reads the key first:
///
/// ```
/// nihao<Space><Return>      a new line, then 你好
/// ```
///
/// So a key is sent a while after the last text. Later keys wait behind it, releases too.
final class WaitingKeys {
  /// The time that a program has for reading a text, in milliseconds. 20 and 50 were too few on
  /// a machine with five busy programs a core; a person rarely reaches the next key in 100.
  private static let delay = 100

  private let engine: UnsafeMutablePointer<IBusEngine>
  private var keys: [(keysym: UInt32, code: UInt32, state: UInt32)] = []
  private var source: UInt32 = 0
  /// The time of the last text in milliseconds, on GLib's clock.
  private var lastCommit = Int.min / 2

  init(_ engine: UnsafeMutablePointer<IBusEngine>) { self.engine = engine }

  deinit { stop() }

  /// Returns whether the client is told of texts and keys by XIM. A client whose name is not known is,
  /// if it does not report its text: other clients do.
  static func areNeeded(by client: String, _ abilities: ClientAbilities) -> Bool {
    client.isEmpty ? !abilities.contains(.surroundingText) : client.hasPrefix("xim")
  }

  /// Notes that a text was sent.
  func didCommit() { lastCommit = Self.now }

  /// Returns whether a key that the client handles has to wait. A release waits for keys only.
  func mustWait(isRelease: Bool) -> Bool {
    !keys.isEmpty || !isRelease && Self.now < lastCommit + Self.delay
  }

  /// Sends a key once the program has had its time, after those that wait already.
  func wait(keysym: UInt32, code: UInt32, state: UInt32) {
    keys.append((keysym, code, state))
    guard source == 0 else { return }
    source = g_timeout_add(
      UInt32(clamping: max(lastCommit + Self.delay - Self.now, 1)),
      { data in
        guard let data else { return 0 }
        let keys = Unmanaged<WaitingKeys>.fromOpaque(data).takeUnretainedValue()
        // GLib removes the source itself.
        keys.source = 0
        keys.send()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Sends the keys that wait.
  func send() {
    stop()
    for (keysym, code, state) in keys { ibus_engine_forward_key_event(engine, keysym, code, state) }
    keys = []
  }

  private func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }

  private static var now: Int { Int(g_get_monotonic_time() / 1000) }
}
