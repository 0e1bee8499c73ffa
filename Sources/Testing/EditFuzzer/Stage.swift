import GlobeKey
import HostSimulators
import TextDocument
import TextUnits

/// A simulated host, a reference document, and a model of the text in each of the four units. After
/// every step they must agree.
package struct Stage {
  var host: SimulatedHost
  var direct: DirectDocument
  var models: [CountingUnit: TextContext] = [:]
  var complaint: String?
  private let units: TextUnitFinder

  /// Creates a host of the given profile with a random text.
  package init(profile: HostProfile, _ random: inout some RandomNumberGenerator) {
    let (before, rest) = RandomText.split(RandomText.make(upTo: 20, &random), &random)
    let (selected, after) =
      Int.random(in: 0..<3, using: &random) == 0
      ? RandomText.split(rest, &random) : ("", rest)
    let content = TextContext(before: before, selected: selected, after: after)
    units = TextUnitFinder(
      language: ["en", "th", "ja", "ar", "und"].randomElement(using: &random) ?? "und")
    host = SimulatedHost(profile: profile, document: InMemoryDocument(content))
    direct = DirectDocument(content)
    follow()
  }

  /// Restarts from the host's text, after changes that no edit of the keyboard made.
  mutating func follow() {
    direct = DirectDocument(host.document.content)
    for unit in CountingUnit.allCases { models[unit] = host.document.content }
  }

  /// Performs the step on the host, the reference document and the models.
  package mutating func perform(_ step: Step) {
    let logged = host.log.count
    switch step {
    case .edit(let edit): apply(edit)
    case .foreign(let edit):
      _ = try? host.changeFromOutside(edit, markedText: .unmarked)
      return follow()
    case .insert(let text):
      host.insertText(text)
      direct.insert(text)
    case .mark(let text):
      if !text.isEmpty, !direct.selection.isEmpty { direct.insert("") }
      host.setMarkedText(text, selectedRange: 0..<0)
    case .unmark:
      let marked = host.document.markedText
      host.unmarkText()
      if !marked.isEmpty { direct.insert(marked) }
    case .deleteBackward:
      let isMarked = !host.document.markedText.isEmpty
      host.deleteBackward()
      if !isMarked { direct.deleteBackward(host.profile.deletionUnit) }
    case .deleteForward:
      host.unmarkText()
      host.done()
      follow()
      if host.deleteForward() != .unknown { _ = direct.deleteForward() }
      host.done()
      if !direct.matches(host.document.content) { complaint = "deleteForward" }
      return follow()
    case .deleteUnit(let unit, let direction):
      host.unmarkText()
      host.done()
      follow()
      let settled = host.log.count
      delete(unit, direction)
      host.done()
      for case .edit(let edit) in host.log.dropFirst(settled) { model(edit) }
      return
    case .adjust(let count):
      let marked = host.document.markedText
      host.adjustTextPosition(byCharacterOffset: count)
      if !marked.isEmpty { direct.insert(marked) }
      direct.adjust(by: count, host.profile.countingUnit)
    case .undo, .redo:
      return checkUndo()
    }
    host.done()
    for case .edit(let edit) in host.log.dropFirst(logged) { model(edit) }
    if case .mark = step { follow() }
  }

  /// Deletes by unit in the host, and the same number of code points in the reference document.
  private mutating func delete(_ unit: DeleteUnit, _ direction: DeleteDirection) {
    let context = host.context
    switch host.delete(unit, direction, with: units) {
    case .deleted(let text):
      guard host.document.content.selected.isEmpty, context?.selected.isEmpty ?? true else {
        return direct.insert("")
      }
      let count = text.unicodeScalars.count
      let change: TextEdit.Change =
        direction == .backward ? .delete(before: count, after: 0) : .delete(before: 0, after: count)
      try? direct.apply(TextEdit(change, in: .scalars))
      if unit == .character, direction == .forward, let context,
        units.tokens(of: .character, in: context.after).first
          .map({ context.after.utf8[$0.range].count }) != text.utf8.count
      {
        complaint = "'\(text)' is not a whole cluster"
      }
    case .byHost: direct.deleteBackward(host.profile.deletionUnit)
    case .nothing: break
    case .refused(let refusal): complaint = "\(unit) \(direction): \(refusal)"
    }
  }

  private mutating func apply(_ edit: TextEdit) {
    let refused = Result { () throws(TextEdit.Refusal) in try direct.apply(edit) }
    let context = host.context
    let converted = Self.outcome { () throws(TextEdit.Refusal) in
      try edit.converted(to: .utf8, in: host.document.content)
    }
    let answer = Result { () throws(TextEdit.Refusal) in try host.apply(edit) }
    if Self.refusal(refused) != Self.refusal(answer) { complaint = "\(refused) \(answer)" }
    // The host's context must be enough to convert the edit, as far as it reaches.
    guard edit.unit != .characters, let context,
      let near = Self.outcome({ () throws(TextEdit.Refusal) in
        try edit.converted(to: .utf8, in: context)
      })
    else { return }
    if near != converted { complaint = "context gives \(near)" }
  }

  /// Applies the host's edit to the models, converted to the unit of each.
  private mutating func model(_ edit: TextEdit) {
    for unit in CountingUnit.allCases {
      guard var content = models[unit] else { continue }
      do throws(TextEdit.Refusal) {
        var own = edit
        do throws(TextEdit.Refusal) {
          own = try edit.converted(to: unit, in: content)
        } catch {
          guard unit == .characters, error == .splitsCharacter else { throw error }
        }
        try content.apply(own)
      } catch {
        complaint = "\(unit) refuses \(edit): \(error)"
      }
      models[unit] = content
    }
  }

  private mutating func checkUndo() {
    host.unmarkText()
    host.done()
    follow()
    var document = host.document
    let now = Array(document.text.utf8)
    guard document.undo() else { return }
    if !document.redo() || !document.text.utf8.elementsEqual(now) { complaint = "undo" }
  }

  private static func outcome(
    _ body: () throws(TextEdit.Refusal) -> TextEdit
  ) -> TextEdit? { try? body() }

  private static func refusal(_ result: Result<Void, TextEdit.Refusal>) -> TextEdit.Refusal? {
    if case .failure(let refusal) = result { refusal } else { nil }
  }

  /// A description of the first disagreement; nil if all agree.
  package var problem: String? {
    if let complaint { return complaint }
    let content = host.document.content
    guard direct.matches(content) else { return "\(direct) is not \(content)" }
    for (unit, model) in models where !DirectDocument(model).matches(content) {
      return "\(unit) has \(model), not \(content)"
    }
    return nil
  }
}
