import CGlobeKey
import InputHarnesses

/// The C library: a session is given the calls that the bytes spell, with any arguments.
enum CLibraryHarness {
  static let harness = InputHarness("c-library") { bytes in
    guard let library = library.pointer else { return }
    var calls = Calls(bytes: bytes[...], library: library)
    calls.run()
  }

  /// The open library. It neither learns nor reads settings.
  private static let library = Library()

  private struct Library: @unchecked Sendable {
    var pointer: OpaquePointer?

    init() {
      "".withCString { container in
        var options = globekey_library_options()
        options.size = MemoryLayout<globekey_library_options>.size
        options.container = container
        _ = globekey_library_open(&options, &pointer)
      }
    }
  }
}

/// Reads calls and their arguments from bytes.
private struct Calls {
  var bytes: ArraySlice<UInt8>
  let library: OpaquePointer
  private static let keyboards = [
    "zh-Hans", "ja", "ko", "vi", "en", "zh-Hant", "yue", "ar", "th", "globekey-unknown", "",
  ]

  mutating func run() {
    var session: OpaquePointer?
    let keyboard = Self.keyboards[Int(byte()) % Self.keyboards.count]
    _ = globekey_session_create(library, keyboard, &session)
    defer { globekey_session_destroy(session) }
    // An error message never has a missing text.
    _ = String(cString: globekey_last_error())
    while !bytes.isEmpty {
      call(session)
      readView(of: session)
    }
  }

  private mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  private mutating func number() -> UInt64 {
    (0..<Int(byte() % 9)).reduce(UInt64(0)) { number, _ in number << 8 | UInt64(byte()) }
  }

  /// A text of up to 32 bytes, which need not be UTF-8; nil stands for NULL.
  private mutating func text() -> [CChar]? {
    let count = Int(byte() % 34)
    guard count < 33 else { return nil }
    let text = bytes.prefix(count)
    bytes = bytes.dropFirst(count)
    return text.map { CChar(bitPattern: $0) } + [0]
  }

  /// The size that a caller sets in a struct: mostly its own, sometimes any up to it.
  private mutating func size(of count: Int) -> Int {
    let byte = byte()
    return byte < 240 ? count : Int(byte) % (count + 1)
  }

  private mutating func call(_ session: OpaquePointer?) {
    var result = globekey_result()
    result.size = size(of: MemoryLayout<globekey_result>.size)
    switch byte() % 19 {
    case 0...4:
      var key = globekey_key()
      key.size = size(of: MemoryLayout<globekey_key>.size)
      let value = UInt32(byte())
      key.keysym = value < 0x80 ? value : 0xFF00 | value
      if value > 0xF0 { key.keysym = UInt32(truncatingIfNeeded: number()) }
      key.modifiers = UInt32(byte() & 0xD)
      key.code = UInt32(byte())
      key.is_release = byte() > 200
      key.time = number()
      _ = globekey_session_key(session, &key, &result)
    case 5: _ = globekey_session_type(session, text(), &result)
    case 6: _ = globekey_session_pick(session, Int(truncatingIfNeeded: number()), &result)
    case 7: _ = globekey_session_forget(session, Int(truncatingIfNeeded: number()), &result)
    case 8: _ = globekey_session_turn_page(session, byte() < 128, &result)
    case 9: _ = globekey_session_move_highlight(session, byte() < 128, &result)
    case 10: _ = globekey_session_delete(session, text(), &result)
    case 11: _ = globekey_session_command(session, text(), &result)
    case 12:
      let keyboard = Self.keyboards[Int(byte()) % Self.keyboards.count]
      _ = globekey_session_set_keyboard(session, keyboard, &result)
    case 13: _ = globekey_session_set_direct(session, byte() < 128, &result)
    case 14: _ = globekey_session_set_modes(session, byte() < 128, byte() < 128, &result)
    case 15:
      let context = text()
      let (cursor, anchor) = (number(), number())
      _ = globekey_session_surrounding_text(
        session, context, Int(truncatingIfNeeded: cursor), Int(truncatingIfNeeded: anchor), &result)
    case 16:
      _ = globekey_session_interrupt(session, globekey_fate(byte()), &result)
    case 17:
      _ = globekey_session_reset(session, globekey_fate(byte()), number(), &result)
    default:
      var field = globekey_field()
      field.size = size(of: MemoryLayout<globekey_field>.size)
      field.source = UInt32(byte() % 5)
      field.purpose = UInt32(truncatingIfNeeded: number())
      field.hints = number()
      field.client = UInt32(byte())
      field.is_secure = byte() < 40
      field.is_private = byte() < 128
      _ = globekey_session_change_field(session, &field, &result)
    }
    for index in 0..<min(result.effect_count, 20) {
      var effect = globekey_effect()
      effect.size = MemoryLayout<globekey_effect>.size
      _ = globekey_session_effect(session, index, &effect)
      check(effect.text)
    }
  }

  private mutating func readView(of session: OpaquePointer?) {
    var view = globekey_view()
    view.size = MemoryLayout<globekey_view>.size
    guard globekey_session_view(session, &view) == GLOBEKEY_OK else { return }
    check(view.keyboard)
    check(view.preedit)
    for index in 0...min(view.preedit_piece_count, 20) {
      var piece = globekey_preedit_piece()
      piece.size = MemoryLayout<globekey_preedit_piece>.size
      _ = globekey_session_preedit_piece(session, index, &piece)
      check(piece.text)
    }
    for index in 0...min(view.candidate_count, 20) {
      var candidate = globekey_candidate()
      candidate.size = MemoryLayout<globekey_candidate>.size
      _ = globekey_session_candidate(session, index, &candidate)
      check(candidate.text)
      check(candidate.annotation)
      check(candidate.label)
    }
  }

  /// Lent text ends with a NUL byte, and is UTF-8.
  private func check(_ text: globekey_text) {
    guard let bytes = text.bytes else { return }
    let isEnded = bytes[text.count] == 0
    InputHarness.require(isEnded, "a lent text has no NUL at its end")
    let contents = UnsafeBufferPointer(start: bytes, count: text.count).map {
      UInt8(bitPattern: $0)
    }
    let isText = String(validating: contents, as: UTF8.self) != nil
    InputHarness.require(isText, "a lent text is not UTF-8")
  }
}
