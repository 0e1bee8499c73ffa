import InputCore
import Keyboards
import TextUnits

extension DesktopSession {
  /// The candidates to draw; nil if there are none.
  package var candidates: CandidateList? {
    guard let page = language.candidatePage, !page.candidates.isEmpty else { return nil }
    guard language.showsSuggestions else {
      return CandidateList(page, kind: .composition, highlighted: page.highlighted)
    }
    guard !suggestion.isClosed, !isDirect else { return nil }
    return CandidateList(page, kind: .suggestion, highlighted: suggestion.highlighted)
  }

  /// Chooses a candidate of the page shown, by its index from 0.
  package mutating func pick(_ index: Int) -> DesktopOutcome {
    command { $0.run(.pickCandidate(index), DesktopKey(keysym: 0)) }
  }

  /// Forgets what was learned about a candidate of the page shown. Waits until it is forgotten.
  package mutating func forget(_ index: Int) -> DesktopOutcome {
    command { session in
      _ = session.run(.forgetCandidate(index), DesktopKey(keysym: 0))
      session.library.history?.finish()
      return session.run(.historyChanged, DesktopKey(keysym: 0))
    }
  }

  /// Turns the page of candidates.
  package mutating func turnPage(forward: Bool) -> DesktopOutcome {
    let key: KeyEvent.NamedKey = forward ? .pageDown : .pageUp
    return command {
      $0.candidates?.kind == .composition
        && $0.run(.hardware(HardwareKey(.named(key))), DesktopKey(keysym: 0))
    }
  }

  /// Moves the highlight among the candidates.
  package mutating func moveHighlight(forward: Bool) -> DesktopOutcome {
    command { session in
      guard let list = session.candidates else { return false }
      if list.kind == .suggestion {
        session.suggestion.move(by: forward ? 1 : -1, count: list.items.count)
        return false
      }
      let key: KeyEvent.NamedKey = forward ? .down : .up
      return session.run(.hardware(HardwareKey(.named(key))), DesktopKey(keysym: 0))
    }
  }

  /// Deletes a unit before the caret by the rules of the language: in the composition, or in the
  /// text if the client can delete there. The key is not taken if it cannot.
  package mutating func delete(_ unit: DeleteUnit) -> DesktopOutcome {
    outcome { session in
      guard !session.traits.isSecure, session.canDelete || session.language.isComposing else {
        return false
      }
      return !session.run(.delete(unit), DesktopKey(keysym: 0))
    }
  }

  /// Carries out a command of the keyboard's engine. It is not taken if the engine has no use for
  /// it.
  package mutating func perform(_ command: Command) -> DesktopOutcome {
    outcome { session in
      guard !session.traits.isSecure, session.language.modes != nil else { return false }
      let isLeft = session.run(.command(command), DesktopKey(keysym: 0))
      return !isLeft && !session.output.effects.contains(.alert)
    }
  }

  private mutating func command(_ body: (inout DesktopSession) -> Bool) -> DesktopOutcome {
    outcome {
      guard !$0.traits.isSecure else { return false }
      _ = body(&$0)
      return true
    }
  }

  /// Handles a key while suggested words are shown: Tab and Shift-Tab move the highlight, Return and
  /// the space bar take what is highlighted, Alt with a digit takes a word, Escape closes the list.
  ///
  /// - Returns: whether the key was taken; nil if it is none of these.
  mutating func chooseSuggestion(_ key: DesktopKey, _ meaning: KeyMeaning) -> Bool? {
    guard let list = candidates, list.kind == .suggestion else { return nil }
    let isPlain = isTyping(key)
    switch meaning {
    case .named(.tab) where isPlain:
      suggestion.move(by: key.modifiers.contains(.shift) ? -1 : 1, count: list.items.count)
      return true
    case .named(.escape) where isPlain:
      suggestion.close()
      return true
    case .named(.return), .character(" "):
      guard isPlain, let index = suggestion.highlighted else { return nil }
      _ = run(.pickCandidate(index), key)
      return true
    case .character(let digit) where key.modifiers.contains(.alt):
      guard let number = digit.wholeNumberValue, list.items.indices.contains(number - 1) else {
        return nil
      }
      _ = run(.pickCandidate(number - 1), key)
      return true
    default: return nil
    }
  }
}
