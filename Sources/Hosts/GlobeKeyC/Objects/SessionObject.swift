import CGlobeKey
import DesktopSession
import InputCore

/// The object behind `globekey_session *`. Used by one thread at a time.
final class SessionObject {
  let library: LibraryObject
  var session: DesktopSession
  /// The effects of the last event.
  private(set) var effects: [DesktopEffect] = []
  /// The view after the last event; computed on request.
  private var drawn: DesktopView?
  private let texts = LentTexts()

  init(_ library: LibraryObject, keyboard: String) throws {
    self.library = library
    session = try DesktopSession(library.library, keyboard: keyboard)
  }

  /// The view after the last event.
  var view: DesktopView {
    if let drawn { return drawn }
    let view = session.view
    drawn = view
    return view
  }

  /// Lends a text until the next event.
  func lend(_ text: String?) -> globekey_text { texts.lend(text) }

  /// Handles an event, and writes its result.
  func handle(
    _ result: UnsafeMutablePointer<globekey_result>?,
    _ event: (inout DesktopSession) throws -> DesktopOutcome
  ) throws {
    // A caller's mistake must not cost a key, so it is found before.
    var written = try result.map { try globekey_result(reading: $0, "result") }
    let outcome = try event(&session)
    begin(with: outcome.effects)
    written?.is_eaten = outcome.isEaten
    written?.is_view_changed = outcome.isViewChanged
    written?.effect_count = effects.count
    try written?.write(to: result, "result")
  }

  /// Takes back what was lent for the event before.
  func begin(with effects: [DesktopEffect] = []) {
    texts.takeBack()
    drawn = nil
    self.effects = effects
  }

  /// Returns the object behind a pointer.
  static func at(_ pointer: OpaquePointer?) throws(CallError) -> SessionObject {
    guard let pointer else { throw .invalid("'session' is NULL") }
    return Unmanaged<SessionObject>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}
