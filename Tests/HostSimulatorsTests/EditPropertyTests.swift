import HostSimulators
import TestSupport
import Testing
import TextDocument

/// Random edits on every kind of host: the host, the plainest document, and what an engine makes
/// of the edits in each of the four units are the same text with the same selection.
@Suite struct EditPropertyTests {
  #if DEBUG
    static let editsPerRun = 400
  #else
    static let editsPerRun = 10_000
  #endif
  static let runs = HostProfile.all.flatMap { profile in (0..<4).map { (profile, UInt64($0)) } }

  @Test(arguments: runs)
  func hostsAndModelsAgreeInAllUnits(profile: HostProfile, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var stage = Stage(profile: profile, &random)
    for number in 0..<Self.editsPerRun {
      if number.isMultiple(of: 50) { stage = Stage(profile: profile, &random) }
      let step = Step(&random)
      stage.perform(step)
      let problem = stage.problem
      #expect(problem == nil, "\(profile) seed \(seed) edit \(number): \(step)")
      guard problem == nil else { return }
    }
  }

  enum Step {
    case edit(TextEdit), foreign(TextEdit), insert(String), mark(String), unmark
    case deleteBackward, deleteForward, adjust(Int), undo, redo

    init(_ random: inout SeededGenerator) {
      let count = Int.random(in: -7...7, using: &random)
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<6: self = .edit(Self.edit(&random))
      case 6: self = .foreign(Self.edit(&random))
      case 7..<9: self = .insert(RandomText.make(upTo: 3, &random))
      case 9: self = .mark(RandomText.make(upTo: 2, &random))
      case 10: self = .unmark
      case 11: self = .deleteBackward
      case 12: self = .deleteForward
      case 13: self = .adjust(count)
      case 14: self = .undo
      default: self = .redo
      }
    }

    private static func edit(_ random: inout SeededGenerator) -> TextEdit {
      let unit = CountingUnit.allCases.randomElement(using: &random) ?? .utf8
      let (a, b) = (Int.random(in: -7...9, using: &random), Int.random(in: -7...9, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return TextEdit(.move(by: a), in: unit)
      case 1: return TextEdit(.delete(before: max(a, -1), after: max(b, 0)), in: unit)
      default:
        let text = RandomText.make(upTo: 2, &random)
        return TextEdit(.replace(min(a, b)..<max(a, b), with: text), in: unit)
      }
    }
  }

  struct Stage {
    var host: SimulatedHost
    var direct: DirectDocument
    var models: [CountingUnit: TextContext] = [:]
    var complaint: String?

    init(profile: HostProfile, _ random: inout SeededGenerator) {
      let (before, rest) = RandomText.split(RandomText.make(upTo: 20, &random), &random)
      let (selected, after) =
        Int.random(in: 0..<3, using: &random) == 0
        ? RandomText.split(rest, &random) : ("", rest)
      let content = TextContext(before: before, selected: selected, after: after)
      host = SimulatedHost(profile: profile, document: InMemoryDocument(content))
      direct = DirectDocument(content)
      follow()
    }

    /// Begins anew from what the host has, after changes that no edit of the keyboard made.
    mutating func follow() {
      direct = DirectDocument(host.document.content)
      for unit in CountingUnit.allCases { models[unit] = host.document.content }
    }

    mutating func perform(_ step: Step) {
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

    private mutating func apply(_ edit: TextEdit) {
      let refused = Result { () throws(TextEdit.Refusal) in try direct.apply(edit) }
      let context = host.context
      let converted = Self.outcome { () throws(TextEdit.Refusal) in
        try edit.converted(to: .utf8, in: host.document.content)
      }
      let answer = Result { () throws(TextEdit.Refusal) in try host.apply(edit) }
      if Self.refusal(refused) != Self.refusal(answer) { complaint = "\(refused) \(answer)" }
      // What the host shows of the text is enough, as far as it reaches.
      guard edit.unit != .characters, let context,
        let near = Self.outcome({ () throws(TextEdit.Refusal) in
          try edit.converted(to: .utf8, in: context)
        })
      else { return }
      if near != converted { complaint = "context gives \(near)" }
    }

    /// What an engine that counts in each unit makes of what the host was told.
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

    /// What does not agree, or nil.
    var problem: String? {
      if let complaint { return complaint }
      let content = host.document.content
      guard direct.matches(content) else { return "\(direct) is not \(content)" }
      for (unit, model) in models where !DirectDocument(model).matches(content) {
        return "\(unit) has \(model), not \(content)"
      }
      return nil
    }
  }
}
