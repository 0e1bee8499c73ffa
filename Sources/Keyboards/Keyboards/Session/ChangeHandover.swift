import TypingAids

/// A session that takes over a change that another keyboard made with the last key, so that the next
/// key can still show that it was wrong.
///
/// ```
/// -- on the Russian keyboard     опция —|
/// v on the English keyboard      опция --v|     the option of a program
/// ```
package protocol ChangeHandover: KeyboardSession {
  /// The dash that the last key made of two hyphens; nil if it made none.
  var automaticDash: AutomaticChange? { get }
  /// The correction of the word that the change of keyboard ended; nil if it stays as typed.
  var correctedWord: AutomaticChange? { get }
  /// Continues after a change that another keyboard made. Called after `begin`.
  mutating func takeOver(_ change: AutomaticChange)
}

extension LanguageSession: ChangeHandover {
  /// The dash that the last key made of two hyphens; nil if it made none. Corrections that a key made
  /// stay with their keyboard, which also keeps their lessons.
  package var automaticDash: AutomaticChange? {
    recent.change.pending.flatMap { aids.isDash($0) ? $0 : nil }
  }

  /// The correction of the word that the change of keyboard ended; nil if it stays as typed.
  package var correctedWord: AutomaticChange? { recent.change.pending }

  /// Continues after a change that another keyboard made.
  package mutating func takeOver(_ change: AutomaticChange) { recent.change.make(change) }
}

extension OpenSessions {
  /// The dash that the last key made on a keyboard; nil if it made none.
  package func automaticDash(of id: String) -> AutomaticChange? {
    (self[id] as? any ChangeHandover)?.automaticDash
  }

  /// The correction of the word that the change of keyboard ended; nil if it stays as typed.
  package func correctedWord(of id: String) -> AutomaticChange? {
    (self[id] as? any ChangeHandover)?.correctedWord
  }

  /// Lets a keyboard continue after a change that another one made.
  package mutating func takeOver(_ change: AutomaticChange?, in id: String) {
    guard let change else { return }
    update(id) { session in
      guard var continuing = session as? any ChangeHandover else { return }
      continuing.takeOver(change)
      session = continuing
    }
  }
}
