import InputCore
import KeyboardPermissions
import Keyboards
import TextDocument

/// A stage that plays a script in a host program with its keyboards.
final class HostStage: Stage {
  private let program: HostProgram
  private let switcher: KeyboardSwitcher<InMemoryDocument>
  private let log: (HostLogEntry) -> Void
  private var documents: [String: InMemoryDocument] = [:]
  private(set) var field: HostField?
  private var shown = Scene()
  private var time: UInt64 = 0
  /// The line of the script being carried out, counted from 1.
  var line = 0

  init(
    _ program: HostProgram, _ plugins: [any KeyboardPlugin], packaging: LanguagePackaging,
    first: String?, log: @escaping (HostLogEntry) -> Void
  ) throws(KeyboardError) {
    self.program = program
    self.log = log
    switcher = try KeyboardSwitcher(
      plugins, packaging: packaging, document: InMemoryDocument(), first: first)
    switcher.onMoment = { [unowned self] in note($0) }
  }

  /// Opens the program. A single field gets the focus.
  func open() throws {
    if program.fields.count == 1, let field = program.fields.first { try focus(field.name) }
  }

  /// Closes the program.
  func close() {
    switcher.loseFocus()
  }

  // MARK: State

  var scene: Scene {
    var scene = shown
    scene.document = switcher.document.document
    scene.layer = isServed ? switcher.current?.view()?.layer ?? "" : ""
    scene.service =
      switch switcher.service {
      case .custom: "custom"
      case .host(let reason): reason.rawValue
      }
    if switcher.showsKeyboardList {
      scene.list = switcher.keyboardList.map { $0.id + ($0.isCurrent ? "*" : "") }
    }
    return scene
  }

  var view: HostView {
    let current = switcher.current
    return HostView(
      field: field, document: field?.traits.isSecure == true ? dots : switcher.document.document,
      keyboard: isServed
        ? current?.registry.plugin(current?.currentID ?? "")?.description.name : nil,
      service: switcher.service, candidates: shown.page?.candidates.map(\.text) ?? [])
  }

  private var dots: InMemoryDocument {
    let document = switcher.document.document
    return InMemoryDocument(
      before: String(repeating: "•", count: document.textBeforeInput.count),
      after: String(repeating: "•", count: document.textAfterInput.count))
  }

  /// Whether a custom keyboard is visible.
  private var isServed: Bool { switcher.current?.isVisible ?? false }

  private func note(_ moment: KeyboardMoment) {
    if case .effect(let effect, _) = moment { shown.note(effect) }
    record(.moment(moment))
  }

  private func record(_ event: HostLogEntry.Event) {
    log(HostLogEntry(line: line, time: time, field: field?.name, event: event))
  }

  // MARK: Actions

  func perform(_ action: Scenario.Action) -> String? {
    shown.committed = ""
    return problem { try carryOut(action) }
  }

  private func carryOut(_ action: Scenario.Action) throws {
    switch action {
    case .focus(let name): try focus(name)
    case .tap(let taps):
      for tap in taps { try self.tap(tap) }
    case .keys(let events):
      for event in events { try press(event) }
    case .language(let tag): try switcher.select(tag)
    case .lexicon(let entry):
      switcher.supplementaryLexicon.append(entry)
      switcher.current?.supplementaryLexicon = switcher.supplementaryLexicon
    case .keyboard(let id, _), .pick(let id):
      if case .pick = action, !switcher.showsKeyboardList {
        throw StageProblem("the list of keyboards is not shown; write TAP <next-keyboard>^ first")
      }
      try switcher.pick(id)
    case .choose(let index):
      try checkFocus()
      try handle(.pickCandidate(index))
    case .dismiss:
      // The host's own keyboard is dismissed too. Custom keyboards are not told about it.
      if isServed { switcher.current?.dismissKeyboard() } else { switcher.dismissKeyboard() }
    case .field:
      throw StageProblem("the fields of a host program have fixed types; write FOCUS and a field")
    case .expect: break
    }
  }

  private func focus(_ name: String) throws {
    guard let next = program.field(name) else {
      let names = program.fields.map(\.name).joined(separator: ", ")
      throw StageProblem("\(program.title) has no field '\(name)'; it has \(names)")
    }
    switcher.loseFocus()
    if let field { documents[field.name] = switcher.document.document }
    field = next
    switcher.document.document = documents[name] ?? InMemoryDocument()
    shown = Scene()
    try switcher.focus(next.traits, in: program.policy)
  }

  private func tap(_ tap: KeyTap) throws {
    try checkFocus()
    if isServed { return try handle(tap.action(on: switcher.current?.view())) }
    time += KeyTap.pause
    switch (tap.target, tap.gesture) {
    case (.text(let text), .tap): switcher.document.document.insertText(text)
    case (.id("space"), .tap): switcher.document.document.insertText(" ")
    case (.id("backspace"), .tap): switcher.document.document.deleteBackward()
    case (.id("return"), .tap): try performReturn(field?.traits.returnKey ?? .default)
    default:
      throw StageProblem(
        "the host's own keyboard has no key for \(tap.target); tap text, <space>, <backspace> or "
          + "<return>")
    }
  }

  private func press(_ event: KeyEvent) throws {
    try checkFocus()
    if isServed { return try handle(KeyboardEvent.Action(onUSKeyboard: event)) }
    time += KeyTap.pause
    if event.key == .named(.return) {
      try performReturn(field?.traits.returnKey ?? .default)
    } else {
      switcher.document.document.apply(.passThrough(event))
    }
  }

  private func checkFocus() throws(StageProblem) {
    guard field != nil else {
      let names = program.fields.map(\.name).joined(separator: ", ")
      throw StageProblem("no field has the focus; write FOCUS and one of \(names)")
    }
    guard !switcher.isDismissed else {
      throw StageProblem("the keyboard is dismissed; write FOCUS and a field")
    }
  }

  private func handle(_ action: KeyboardEvent.Action) throws {
    (shown.alert, shown.action) = (nil, "")
    time += KeyTap.pause
    record(.key(action, keyboard: switcher.current?.currentID ?? ""))
    switcher.handle(KeyboardEvent(action, time: time))
    switcher.current?.offerPredictions()
    if !shown.action.isEmpty { try performReturn(field?.traits.returnKey ?? .default) }
  }

  /// Performs the return key: moves to the next field if the key is `next`.
  private func performReturn(_ key: InputTraits.ReturnKey) throws {
    if key == .next, let index = program.fields.firstIndex(where: { $0.name == field?.name }),
      index + 1 < program.fields.count
    {
      try focus(program.fields[index + 1].name)
    }
    shown.action = key.rawValue
  }
}
