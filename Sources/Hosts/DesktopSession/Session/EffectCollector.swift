import InputCore

/// Collects the effects of one event in an order that every desktop can carry out.
struct EffectCollector {
  private(set) var effects: [DesktopEffect] = []
  /// The marked text that the client shows.
  private(set) var shown = Preedit.empty

  /// Begins with an event.
  mutating func begin() { effects = [] }

  /// Notes that the client shows no marked text any more.
  mutating func didClear() { shown = .empty }

  mutating func commit(_ text: String) {
    guard !text.isEmpty else { return }
    show(.empty)
    // Commits of one event are one: some clients handle each with a pause.
    if case .commit(let before) = effects.last {
      effects[effects.count - 1] = .commit(before + text)
    } else {
      effects.append(.commit(text))
    }
  }

  mutating func delete(_ text: String) {
    guard !text.isEmpty else { return }
    show(.empty)
    effects.append(.deleteBackward(text))
  }

  mutating func append(_ effect: DesktopEffect) { effects.append(effect) }

  /// Shows marked text, if it differs from what is shown.
  mutating func show(_ preedit: Preedit) {
    let isSame = preedit == shown || preedit.pieces.isEmpty && shown.pieces.isEmpty
    guard !isSame else { return }
    effects.append(.preedit(preedit))
    shown = preedit
  }
}
