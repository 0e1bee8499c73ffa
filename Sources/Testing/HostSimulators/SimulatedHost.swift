import TextDocument

/// A text field of some kind of host, in memory: it keeps its contract, tells its delegate, and
/// keeps a log of what it was told.
///
/// Call `done()` after the effects of a key, as the real protocols have it.
public struct SimulatedHost {
  /// Its contract.
  public let profile: HostProfile
  /// What is really in the field.
  public private(set) var document: InMemoryDocument
  /// What it was told, in order. Turning secure empties it, and a secure field keeps none.
  public private(set) var log: [HostRequest] = []
  /// How many requests there were, secure or not.
  public private(set) var requestCount = 0
  /// Who hears of changes.
  public weak var delegate: (any TextInputDelegate)?
  /// Whether a newline is text here, or the field's action.
  public var acceptsNewlines = true
  /// Whether the field is secure: it gives no context then.
  public internal(set) var isSecure = false
  /// Whether the field has the focus.
  public internal(set) var hasFocus = true
  /// What the field asks of the keyboard.
  public internal(set) var traits = InputTraits()

  var pending = PendingRequests()
  var deferredMove: TextEdit?

  /// A field with some text.
  public init(profile: HostProfile, document: InMemoryDocument = InMemoryDocument()) {
    self.profile = profile
    self.document = document
  }

  /// Ends a batch: what was asked for and not yet done is done now.
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

  // MARK: Carrying out

  /// Changes the document and tells the delegate, if it changes at all.
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
    // With nothing behind a selection, moving on only leaves it at its end.
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
  /// The same code points: `==` takes NFC and NFD for the same.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
