import InputCore

/// An instruction to a desktop, in order. What is only drawn is in `DesktopView`.
package enum DesktopEffect: Hashable, Sendable {
  /// Show this marked text; empty to clear it. It is cleared before a commit, because clients that
  /// keep it would commit it too.
  case preedit(Preedit)
  /// Insert this text.
  case commit(String)
  /// Delete this text, which ends at the caret. Desktops count its code points.
  case deleteBackward(String)
  /// Send this key to the client as if the user had pressed it: for a caret that moves back into a
  /// pair of marks.
  case forward(keysym: UInt32, count: Int)
  /// Another keyboard is in use now.
  case keyboardChanged(String)
  /// The command could not be carried out: sound a bell.
  case alert
}

/// The result of an event.
package struct DesktopOutcome: Hashable, Sendable {
  /// Whether the key was taken. If not, the client handles it after the effects.
  package var isEaten: Bool
  /// The effects to carry out, in order.
  package var effects: [DesktopEffect]
  /// Whether the candidates, the highlighted one or the modes differ from those after the last event.
  package var isViewChanged: Bool

  /// Creates a result.
  package init(isEaten: Bool, effects: [DesktopEffect], isViewChanged: Bool) {
    self.isEaten = isEaten
    self.effects = effects
    self.isViewChanged = isViewChanged
  }
}

/// The state of a session that a desktop draws: preedit, candidates and modes.
package struct DesktopView: Hashable, Sendable {
  /// The marked text.
  package var preedit = Preedit.empty
  /// The candidates; nil if there are none.
  package var candidates: CandidateList?
  /// Whether keys type plain letters although the keyboard composes.
  package var isDirect = false
  /// The modes for text that is not composed; nil for keyboards without an engine.
  package var modes: InputModes?
  /// Whether nothing is learned here.
  package var isIncognito = false
  /// The id of the keyboard in use.
  package var keyboard = ""
  /// A message for the user, what is wrong and what to do; nil if there is none.
  package var message: String?

  /// Creates an empty view.
  package init() {}
}

/// The abilities of a client.
package struct ClientAbilities: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: UInt32
  /// Creates abilities from their bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The client shows marked text.
  package static let preedit = Self(rawValue: 1)
  /// The client reports the text around the caret and deletes in it.
  package static let surroundingText = Self(rawValue: 2)
  /// The client may handle keys that are left to it in another order than they were pressed, but
  /// inserts committed texts in order. A key whose text or deletion is known is then carried out by
  /// effects instead of left.
  package static let reordersKeys = Self(rawValue: 4)
}
