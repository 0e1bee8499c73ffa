import KeyboardPermissions
import Keyboards
import TextDocument

/// What somebody sees who looks at a host program.
package struct HostView: Hashable, Sendable {
  /// The field with the focus; nil before any has it.
  package let field: HostField?
  /// The field's document. Of a secure field the characters are dots.
  package let document: InMemoryDocument
  /// The keyboard shown, by its name; nil where the host's own serves or none is shown.
  package let keyboard: String?
  /// Whose keyboard serves.
  package let service: FieldService
  /// The candidates offered.
  package let candidates: [String]
}

/// A moment of a host's keyboards or a key of its typist, and when.
package struct HostLogEntry: Hashable, Sendable {
  /// What there was.
  package enum Event: Hashable, Sendable {
    /// A key of a custom keyboard. There is none for keys of the host's own: of those nobody knows.
    case key(KeyboardEvent.Action, keyboard: String)
    /// What the host saw.
    case moment(KeyboardMoment)
  }

  /// The line of the script.
  package let line: Int
  /// Milliseconds of the script's clock.
  package let time: UInt64
  /// The field with the focus.
  package let field: String?
  /// What there was.
  package let event: Event
}
