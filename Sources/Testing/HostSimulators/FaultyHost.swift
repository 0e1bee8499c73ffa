import TextDocument

/// A host that misbehaves according to a script. Use it like the host it wraps, and ask it for
/// events after every key.
///
/// ```
/// host.done()
/// host.keyHandled()
/// while let event = host.nextEvent() { session.handle(event) … }
/// ```
public struct FaultyHost: EditableDocument {
  /// The wrapped host.
  public var host: SimulatedHost
  private let script: [ScriptedFault]
  private var keys = 0
  private var limit = ContextLimit.whole
  private var delay = 0
  private let longestDelay: Int
  private var earlier: [TextContext?] = []
  private var due: [HostFault] = []

  /// Creates a faulty host from a host and a script of faults.
  public init(_ host: SimulatedHost, script: [ScriptedFault]) {
    self.host = host
    self.script = script
    longestDelay =
      script.map { if case .delayContext(let keys) = $0.fault { max(keys, 0) } else { 0 } }
      .max() ?? 0
    earlier = [host.context]
  }

  /// Counts a key. The faults scripted for this moment can then be fetched with `nextEvent()`.
  public mutating func keyHandled() {
    keys += 1
    host.hasFocus = true
    earlier = host.isSecure ? [] : earlier.suffix(longestDelay) + [host.context]
    due = script.filter { $0.afterKeys == keys }.map(\.fault)
  }

  /// Carries out the next fault and returns its event for the session. Handle each event before
  /// fetching the next one.
  ///
  /// - Returns: The event; nil if nothing more happens before the next key.
  public mutating func nextEvent() -> HostEvent? {
    while !due.isEmpty {
      let event = strike(due.removeFirst())
      if host.isSecure { earlier = [] }
      if let event { return event }
    }
    return nil
  }

  /// Ends a batch of requests.
  public mutating func done() { host.done() }

  private mutating func strike(_ fault: HostFault) -> HostEvent? {
    switch fault {
    case .truncateContext(let count, let unit): limit = .window(count, unit)
    case .delayContext(let keys): delay = max(keys, 0)
    case .rejectContext: limit = .nothing
    case .moveCaret(let offset): return host.moveCaret(inMarkedText: offset)
    case .moveCaretAway(let offset, let fate):
      return host.moveCaretAway(by: offset, markedText: fate)
    case .changeText(let edit, let fate):
      return try? host.changeFromOutside(edit, markedText: fate)
    case .changeTraits(let traits, let fate):
      return host.becomeField(with: traits, markedText: fate)
    case .loseFocus(let fate): return host.loseFocus(markedText: fate)
    case .turnSecure: return host.becomeSecure()
    case .turnOpen: return host.becomeOpen()
    }
    return nil
  }

  // MARK: Context

  private var late: TextContext? {
    guard delay > 0 else { return host.context }
    return earlier.dropLast(min(delay, earlier.count)).last ?? nil
  }

  /// The text before the insertion point, as far as the faults leave it.
  public var documentContextBeforeInput: String? { late.flatMap { limit.before($0.before) } }
  /// The text after the insertion point, as far as the faults leave it.
  public var documentContextAfterInput: String? { late.flatMap { limit.after($0.after) } }
  /// The selected text; nil if the context is rejected.
  public var selectedText: String? { limit == .nothing ? nil : host.selectedText }
  /// Whether there is any text.
  public var hasText: Bool { host.hasText }
  /// The counting unit of the wrapped host.
  public var countingUnit: CountingUnit { host.countingUnit }
  /// The deletion unit of the wrapped host.
  public var deletionUnit: CountingUnit { host.deletionUnit }

  // MARK: Requests

  /// Inserts text.
  public mutating func insertText(_ text: String) { host.insertText(text) }
  /// Deletes backward.
  public mutating func deleteBackward() { host.deleteBackward() }
  /// Moves the insertion point.
  public mutating func adjustTextPosition(byCharacterOffset offset: Int) {
    host.adjustTextPosition(byCharacterOffset: offset)
  }
  /// Shows marked text.
  public mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    host.setMarkedText(markedText, selectedRange: selectedRange)
  }
  /// Makes the marked text part of the document.
  public mutating func unmarkText() { host.unmarkText() }
  /// Applies an edit.
  public mutating func apply(_ edit: TextEdit) throws(TextEdit.Refusal) { try host.apply(edit) }
}
