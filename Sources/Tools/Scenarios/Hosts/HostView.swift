import KeyboardPermissions
import Keyboards
import TextDocument

/// The visible state of a host program.
package struct HostView: Hashable, Sendable {
  /// The field with the focus; nil before the first focus.
  package let field: HostField?
  /// The document of the field. In a secure field each character is replaced by a dot.
  package let document: InMemoryDocument
  /// The name of the visible keyboard; nil if it is the host's own or none is shown.
  package let keyboard: String?
  /// Whether a custom keyboard or the host's own serves the field, and why.
  package let service: FieldService
  /// The texts of the shown candidates.
  package let candidates: [String]
}

/// A log entry of a host program: a key or a moment of its keyboards, with its time.
package struct HostLogEntry: Hashable, Sendable {
  /// The logged event.
  package enum Event: Hashable, Sendable {
    /// A key of a custom keyboard. Keys of the host's own keyboard are not logged, because no
    /// keyboard sees them.
    case key(KeyboardEvent.Action, keyboard: String)
    /// An observation of the host.
    case moment(KeyboardMoment)
  }

  /// The line of the script, counted from 1.
  package let line: Int
  /// The time in milliseconds on the script's clock.
  package let time: UInt64
  /// The name of the field with the focus; nil before the first focus.
  package let field: String?
  /// The logged event.
  package let event: Event
}
