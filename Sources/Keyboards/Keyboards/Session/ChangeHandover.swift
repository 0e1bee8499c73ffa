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
  var madeDash: AutomaticChange? { get }
  /// Continues after a dash that another keyboard made. Called after `begin`.
  mutating func takeOver(_ dash: AutomaticChange)
}

extension LanguageSession: ChangeHandover {
  /// The dash that the last key made of two hyphens; nil if it made none. Corrections stay with their
  /// keyboard, which also keeps their lessons.
  package var madeDash: AutomaticChange? {
    recent.change.pending.flatMap { aids.isDash($0) ? $0 : nil }
  }

  /// Continues after a dash that another keyboard made.
  package mutating func takeOver(_ dash: AutomaticChange) { recent.change.make(dash) }
}

extension OpenSessions {
  /// The dash that the last key made on a keyboard; nil if it made none.
  package func madeDash(of id: String) -> AutomaticChange? {
    (self[id] as? any ChangeHandover)?.madeDash
  }

  /// Lets a keyboard continue after a dash that another one made.
  package mutating func takeOver(_ dash: AutomaticChange?, in id: String) {
    guard let dash else { return }
    update(id) { session in
      guard var continuing = session as? any ChangeHandover else { return }
      continuing.takeOver(dash)
      session = continuing
    }
  }
}
