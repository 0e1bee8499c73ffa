import DesktopSession
import IBus
import InputCore
import Keyboards

/// The state that all engines of the process share.
final class EngineHost {
  /// The modes of a program.
  struct Modes {
    var isDirect: Bool
    var modes: InputModes?
  }

  let library: DesktopLibrary
  /// The modes by client and keyboard, used longest ago first. IBus has one engine for all clients,
  /// but a terminal in plain letters must not switch off the composition of a chat window.
  private var modes: [(name: String, modes: Modes)] = []
  private static let maximumClients = 64
  /// The engines of IBus that are alive. IBus owns them.
  private(set) var engines: [UnsafeMutableRawPointer: EngineObject] = [:]
  /// The connection to the daemon, while it is served.
  var bus: UnsafeMutablePointer<IBusBus>?
  /// The engine that has the focus.
  weak var focused: EngineObject?

  init(_ library: DesktopLibrary) { self.library = library }

  /// Makes the engine of a keyboard that of the desktop, as if the user had chosen it in the panel.
  func switchEngine(to keyboard: String) {
    guard let bus else { return }
    ibus_bus_set_global_engine_async(
      bus, EngineList.engineName(of: keyboard), -1, nil, nil, nil)
  }

  /// Returns the modes that a client had last.
  func modes(of client: String) -> Modes? { modes.last { $0.name == client }?.modes }

  /// Remembers the modes of a client.
  func remember(_ new: Modes, of client: String) {
    modes.removeAll { $0.name == client }
    modes.append((client, new))
    if modes.count > Self.maximumClients { modes.removeFirst() }
  }

  /// Creates the engine for a name that IBus asks for; nil if there is no such keyboard, or it
  /// cannot be opened.
  func makeEngine(
    _ name: String, connection: OpaquePointer?
  ) -> UnsafeMutablePointer<IBusEngine>? {
    guard let keyboard = EngineList.keyboard(of: name) else { return nil }
    let session: DesktopSession
    do throws(KeyboardError) {
      session = try DesktopSession(library, keyboard: keyboard)
    } catch {
      log("cannot open the keyboard '\(keyboard)': \(error)")
      return nil
    }
    lastNumber += 1
    let object = makeObject(
      ibus_engine_get_type(),
      [
        "engine-name": .text(name),
        "object-path": .text("/org/freedesktop/IBus/GlobeKey/Engine/\(lastNumber)"),
        "connection": .object(connection.map(UnsafeMutableRawPointer.init)),
        "has-focus-id": .flag(true),
        "active-surrounding-text": .flag(true),
      ])
    guard let object else { return nil }
    let engine = UnsafeMutableRawPointer(object).assumingMemoryBound(to: IBusEngine.self)
    engines[engine] = EngineObject(engine, session, host: self)
    return engine
  }

  private var lastNumber = 0

  /// Forgets an engine that IBus has released.
  func remove(_ engine: UnsafeMutableRawPointer) { engines[engine] = nil }
}
