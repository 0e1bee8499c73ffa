import TextDocument

/// A text field of a kind of host, in memory. It behaves by its profile, notifies its delegate and
/// logs the requests it carries out.
///
/// Call `done()` after the effects of each key, as the real protocols require.
///
/// ```swift
/// var host = SimulatedHost(profile: .phone)
/// host.insertText("你好")
/// host.done()
/// print(host.document.text)  // 你好
/// ```
public struct SimulatedHost {
  /// The behaviour of the host.
  public let profile: HostProfile
  /// The full content of the field, which the host may show only in part.
  public private(set) var document: InMemoryDocument
  /// The requests in order. Becoming secure clears the log, and a secure field logs nothing.
  public private(set) var log: [HostRequest] = []
  /// The number of requests, including those of a secure field.
  public private(set) var requestCount = 0
  /// The observer of changes.
  public weak var delegate: (any TextInputDelegate)?
  /// Whether a newline is inserted as text. If false, it triggers the field's action.
  public var acceptsNewlines = true
  /// Whether the field is secure. It then gives no context.
  public internal(set) var isSecure = false
  /// Whether the field has the focus.
  public internal(set) var hasFocus = true
  /// The traits of the field.
  public internal(set) var traits = InputTraits()

  var pending = PendingRequests()
  var deferredMove: TextEdit?

  /// Creates a field with a profile and a text.
  public init(profile: HostProfile, document: InMemoryDocument = InMemoryDocument()) {
    self.profile = profile
    self.document = document
  }

  /// Ends a batch: carries out all pending requests.
  public mutating func done() {
    let batch = pending
    pending = PendingRequests()
    if let edit = batch.deletion { try? carryOut(edit, by: .keyboard) }
    if let text = batch.inserted { insertNow(text) }
    if let marked = batch.marked { markNow(marked.text, marked.selected) }
    if let edit = deferredMove {
      deferredMove = nil
      change(by: .host) { try? $0.apply(edit) }
    }
  }

  // MARK: Requests

  /// Changes the document, and notifies the delegate if anything changed.
  mutating func change(by origin: EditOrigin, _ body: (inout InMemoryDocument) -> Void) {
    var next = document
    body(&next)
    let changesText =
      !next.markedText.isIdentical(to: document.markedText)
      || !next.content.text.isIdentical(to: document.content.text)
    let movesSelection =
      changesText || next.content.selectedUTF8 != document.content.selectedUTF8
      || next.markedSelection != document.markedSelection
    if changesText { delegate?.textWillChange(origin) }
    if movesSelection { delegate?.selectionWillChange(origin) }
    document = next
    if movesSelection { delegate?.selectionDidChange(origin) }
    if changesText { delegate?.textDidChange(origin) }
  }

  mutating func carryOut(_ edit: TextEdit, by origin: EditOrigin) throws(TextEdit.Refusal) {
    var content = document.content
    do throws(TextEdit.Refusal) {
      try content.apply(edit)
    } catch {
      note(.refused(edit, error))
      throw error
    }
    if origin == .keyboard { note(.edit(inOwnUnit(edit))) }
    change(by: origin) { try? $0.apply(edit) }
  }

  mutating func insertNow(_ text: String) {
    if text == "\n", !acceptsNewlines { return note(.returnAction) }
    let selected = document.content.selected.utf8.count
    note(.edit(inOwnUnit(TextEdit(.replace(0..<selected, with: text), in: .utf8))))
    change(by: .keyboard) { $0.insertText(text) }
  }

  mutating func markNow(_ text: String, _ selected: Range<Int>) {
    note(.markedText(text, selected: selected))
    change(by: .keyboard) { $0.setMarkedText(text, selectedRange: selected) }
  }

  mutating func moveNow(by offset: Int) {
    if !document.markedText.isEmpty { insertNow(document.markedText) }
    let start = document.content
    let unit = profile.countingUnit
    change(by: .keyboard) { $0.adjustTextPosition(by: offset, in: unit) }
    let base = offset > 0 ? start.selectedUTF8.upperBound : start.selectedUTF8.lowerBound
    let distance = document.content.selectedUTF8.lowerBound - base
    let end = start.selectedUTF8.count
    // If nothing follows the selection, a move to the right only collapses it to its end.
    let atEnd = offset > 0 && distance == 0
    let move = TextEdit(atEnd ? .replace(end..<end, with: "") : .move(by: distance), in: .utf8)
    note(.edit((try? move.converted(to: profile.countingUnit, in: start)) ?? move))
  }

  private func inOwnUnit(_ edit: TextEdit) -> TextEdit {
    (try? edit.converted(to: profile.countingUnit, in: document.content)) ?? edit
  }

  private mutating func note(_ request: HostRequest) {
    requestCount += 1
    if !isSecure { log.append(request) }
  }

  mutating func forget() {
    log = []
    pending = PendingRequests()
  }
}

extension String {
  /// Whether the code points are equal. `==` would also accept canonically equivalent text.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
