import DesktopSession
import HostTraits
import IBus
import InputCore
import Keyboards
import TextDocument

/// An engine of IBus with its session. All calls come from the main loop's thread.
final class EngineObject {
  let engine: UnsafeMutablePointer<IBusEngine>
  private(set) var session: DesktopSession
  private unowned let host: EngineHost
  /// The keyboard that IBus knows the engine by.
  private let keyboard: String
  private var client = ""
  private var abilities: ClientAbilities = []
  private var contentType = IBusContentType(purpose: 0, hints: 0)
  private var properties: PanelProperties?
  private var symbol = ""
  private let waitingKeys: WaitingKeys
  /// The modes in which a program begins.
  private let initialModes: EngineHost.Modes

  /// Creates the object of an engine and receives its signals.
  init(_ engine: UnsafeMutablePointer<IBusEngine>, _ session: DesktopSession, host: EngineHost) {
    self.engine = engine
    waitingKeys = WaitingKeys(engine)
    self.session = session
    keyboard = session.keyboard
    self.host = host
    initialModes = EngineHost.Modes(isDirect: session.isDirect, modes: session.view.modes)
    symbol = session.library.description(of: session.keyboard)?.symbol ?? ""
    connectSignals(host: host)
  }

  deinit { properties?.release() }

  // MARK: Keys

  /// Handles a key of IBus: a keysym, an evdev code and the bits of an X11 state. Returns whether the
  /// client must not handle it.
  func handleKey(keysym: UInt32, code: UInt32, state: UInt32) -> Bool {
    let isRelease = state & IBUS_RELEASE_MASK.rawValue != 0
    let outcome = session.handle(
      DesktopKey(
        keysym: keysym, code: code, modifiers: DesktopModifiers(rawValue: state),
        isRelease: isRelease, time: Self.now))
    if !outcome.effects.isEmpty { waitingKeys.send() }
    let isEaten = carryOut(outcome)
    guard !isEaten, WaitingKeys.areNeeded(by: client, abilities),
      waitingKeys.mustWait(isRelease: isRelease)
    else { return isEaten }
    waitingKeys.wait(keysym: keysym, code: code, state: state)
    return true
  }

  // MARK: The field

  /// Takes the focus of a client: `gtk3-im:gedit`. The name is empty if IBus does not tell it.
  func focusIn(client name: String) {
    leaveClient()
    client = name
    host.focused = self
    // A key has switched to another keyboard, which has an engine of its own.
    if session.keyboard != keyboard { _ = try? session.select(keyboard) }
    session.focusIn(contentType.traits, client: abilities, program: name)
    let modes = host.modes(of: clientKey) ?? initialModes
    if let modes = modes.modes { _ = session.setModes(modes) }
    _ = session.setDirect(modes.isDirect)
    let view = session.view
    properties?.release()
    properties = PanelProperties(view, symbol: symbol)
    properties?.register(for: engine)
    // The panel shows what the program before has left.
    shownCandidates = nil
    ibus_engine_hide_lookup_table(engine)
    draw(view)
    askForSurroundingText()
  }

  /// Gives up the focus. IBus has committed the marked text already.
  func focusOut() {
    waitingKeys.send()
    _ = carryOut(session.interrupt(.unmarked))
    leaveClient()
    client = ""
    if host.focused === self { host.focused = nil }
  }

  /// The client resets its input: IBus has committed the marked text already, and nothing may be
  /// written where nothing is composed.
  func reset() { _ = carryOut(session.reset(.unmarked, at: Self.now)) }

  /// Another engine takes over: IBus has committed the marked text already.
  func disable() { _ = carryOut(session.interrupt(.unmarked)) }

  /// The time in milliseconds, on the clock of the keys.
  private static var now: UInt64 { UInt64(g_get_monotonic_time() / 1000) }

  /// Modes are remembered by client and keyboard.
  private var clientKey: String { "\(client)\n\(session.keyboard)" }

  private func leaveClient() {
    guard !client.isEmpty else { return }
    host.remember(
      EngineHost.Modes(isDirect: session.isDirect, modes: session.view.modes), of: clientKey)
  }

  /// Takes what the client can do, as bits of `IBusCapabilite`.
  func setCapabilities(_ bits: UInt32) {
    abilities = []
    if bits & IBUS_CAP_PREEDIT_TEXT.rawValue != 0 { abilities.insert(.preedit) }
    if bits & IBUS_CAP_SURROUNDING_TEXT.rawValue != 0 { abilities.insert(.surroundingText) }
    // GTK 4 handles a key inside the handler of the one before (ibus/ibus#2486), and the program gets
    // the later one first: "ehllo".
    if bits & IBUS_CAP_SYNC_PROCESS_KEY.rawValue != 0 { abilities.insert(.reordersKeys) }
    _ = carryOut(session.change(contentType.traits, client: abilities))
    askForSurroundingText()
  }

  /// Takes the kind of the field.
  func setContentType(purpose: UInt32, hints: UInt32) {
    contentType = IBusContentType(purpose: purpose, hints: hints)
    _ = carryOut(session.change(contentType.traits, client: abilities))
  }

  /// Takes the text around the caret; positions are in code points.
  func setSurroundingText(_ text: String, cursor: UInt32, anchor: UInt32) {
    _ = carryOut(session.report(text, cursor: Int(cursor), anchor: Int(anchor)))
  }

  /// Asking once makes the client report its text from now on.
  private func askForSurroundingText() {
    guard abilities.contains(.surroundingText) else { return }
    ibus_engine_get_surrounding_text(engine, nil, nil, nil)
  }

  // MARK: The panel

  func turnPage(forward: Bool) { _ = carryOut(session.turnPage(forward: forward)) }

  func moveHighlight(forward: Bool) { _ = carryOut(session.moveHighlight(forward: forward)) }

  /// A click on a candidate of the page chooses it. A click with the right button forgets what was
  /// learned about it.
  func click(_ index: UInt32, button: UInt32) {
    let isForgetting = button == 3
    _ = carryOut(isForgetting ? session.forget(Int(index)) : session.pick(Int(index)))
  }

  /// The user chose an entry of the panel's menu.
  func activate(_ key: PanelProperties.Key) {
    var modes = session.view.modes ?? InputModes()
    switch key {
    case .mode: return setDirect(!session.isDirect)
    case .width: modes.width = modes.width == .half ? .full : .half
    case .punctuation: modes.punctuation = modes.punctuation == .ascii ? .language : .ascii
    case .incognito:
      session.isIncognito.toggle()
      return updateProperties(session.view)
    case .settings: return SettingsFile(host.library).open()
    }
    _ = carryOut(session.setModes(modes))
  }

  /// Switches between the language and plain letters.
  func setDirect(_ isDirect: Bool) { _ = carryOut(session.setDirect(isDirect)) }

  // MARK: Effects

  private func carryOut(_ outcome: DesktopOutcome) -> Bool {
    for effect in outcome.effects { carryOut(effect) }
    if outcome.isViewChanged { draw(session.view) }
    return outcome.isEaten
  }

  private func carryOut(_ effect: DesktopEffect) {
    switch effect {
    case .preedit(let preedit):
      let isShown = !preedit.pieces.isEmpty
      ibus_engine_update_preedit_text_with_mode(
        engine, BusPreedit.makeText(preedit), UInt32(preedit.caretInCodePoints), isShown ? 1 : 0,
        isShown ? IBUS_ENGINE_PREEDIT_COMMIT : IBUS_ENGINE_PREEDIT_CLEAR)
    case .commit(let text):
      ibus_engine_commit_text(engine, busText(text))
      waitingKeys.didCommit()
    case .deleteBackward(let text):
      let count = text.unicodeScalars.count
      ibus_engine_delete_surrounding_text(engine, Int32(-count), UInt32(count))
    case .forward(let keysym, let count):
      for _ in 0..<count {
        ibus_engine_forward_key_event(engine, keysym, 0, 0)
        ibus_engine_forward_key_event(engine, keysym, 0, IBUS_RELEASE_MASK.rawValue)
      }
    case .keyboardChanged(let id): host.switchEngine(to: id)
    case .alert: break
    }
  }

  private func draw(_ view: DesktopView) {
    if view.candidates != shownCandidates {
      if let list = view.candidates {
        ibus_engine_update_lookup_table(engine, BusCandidates.makeTable(list), 1)
      } else {
        ibus_engine_hide_lookup_table(engine)
      }
      shownCandidates = view.candidates
    }
    let auxiliary = view.message ?? (view.candidates?.readings ?? []).joined(separator: " ")
    if auxiliary != shownAuxiliary {
      ibus_engine_update_auxiliary_text(engine, busText(auxiliary), auxiliary.isEmpty ? 0 : 1)
      shownAuxiliary = auxiliary
    }
    updateProperties(view)
  }

  /// The candidates that the panel shows now: messages to it cost more than a key's conversion.
  private var shownCandidates: CandidateList?

  /// The line above the candidates: the readings of an ambiguous syllable, or a message.
  private var shownAuxiliary = ""

  /// The entries that the panel shows now. Most keys change none of them.
  private var shownModes: [String] = []

  private func updateProperties(_ view: DesktopView) {
    let modes = ["\(view.isDirect)", "\(view.isIncognito)", "\(String(describing: view.modes))"]
    guard modes != shownModes else { return }
    shownModes = modes
    properties?.update(view, symbol: symbol)
    properties?.sendChanges(to: engine)
  }
}
