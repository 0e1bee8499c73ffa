/// The compose sequence that keys left to the client have begun, such as `<dead_acute> e` for é or
/// `<Multi_key> o c` for ©. Its keys all have to reach the client.
struct ClientSequence {
  /// The number of characters that may still belong to the sequence.
  private var remaining = 0

  /// Whether a sequence may be open.
  var isOpen: Bool { remaining > 0 }

  /// Notes a key that is left to the client.
  mutating func leave(_ key: DesktopKey) {
    switch key.keysym {
    // dead_grave to dead_longsolidusoverlay.
    case 0xFE50...0xFE93: remaining = max(remaining, 1)
    // Multi_key. The longest sequences of X11's Compose files for characters that people type have
    // four keys after it.
    case 0xFF20: remaining = 4
    case _ where Keysyms.character(of: key.keysym) != nil: remaining = max(remaining - 1, 0)
    default: end()
    }
  }

  /// Ends the sequence.
  mutating func end() { remaining = 0 }
}
