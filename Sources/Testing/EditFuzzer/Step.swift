import TextDocument
import TextUnits

/// A change of a text field, by the keyboard or from outside.
package enum Step: Sendable {
  case edit(TextEdit), foreign(TextEdit), insert(String), mark(String), unmark
  case deleteBackward, deleteForward, adjust(Int), undo, redo
  case deleteUnit(DeleteUnit, DeleteDirection)

  /// Creates a random step.
  package init(_ random: inout some RandomNumberGenerator) {
    let count = Int.random(in: -7...7, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: self = .edit(Self.edit(&random))
    case 6: self = .foreign(Self.edit(&random))
    case 7..<9: self = .insert(RandomText.make(upTo: 3, &random))
    case 9: self = .mark(RandomText.make(upTo: 2, &random))
    case 10: self = .unmark
    case 11: self = .deleteBackward
    case 12: self = .deleteForward
    case 13: self = .adjust(count)
    case 14: self = .undo
    case 15: self = .redo
    default:
      self = .deleteUnit(
        DeleteUnit.allCases.randomElement(using: &random) ?? .word,
        DeleteDirection.allCases.randomElement(using: &random) ?? .backward)
    }
  }

  private static func edit(_ random: inout some RandomNumberGenerator) -> TextEdit {
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
