import InputCore

/// An input method that composes letters. A space commits them in capitals with an ending, and `1`
/// picks a candidate that does not exist.
struct CapitalsMethod: InputMethod {
  /// Appended to commits, to distinguish two of these languages.
  var ending = ""
  /// Whether the capitals were forgotten, in which case small letters are offered.
  var forgot: @Sendable () -> Bool = { false }

  func makeWorkspace() {}
  var emptyComposition: String { "" }
  func isComposing(_ composition: String) -> Bool { !composition.isEmpty }

  func reduce(
    _ command: Command, on composition: inout String, using workspace: inout Void,
    context: InputContext
  ) -> [Effect] {
    switch command {
    case .insert(let character) where character.isLetter:
      composition.append(character)
      return show(composition)
    case .commit:
      defer { composition = "" }
      return [.insertText(composition.uppercased() + ending), .hideCandidates]
    case .commitRaw:
      defer { composition = "" }
      return [.insertText(composition), .hideCandidates]
    case .deleteBackward where !composition.isEmpty:
      composition.removeLast()
      return show(composition)
    case .forgetCandidate: return [.forget(Forgetting(language: ending, texts: [composition]))]
    case .refresh: return show(composition)
    case .selectCandidate: return [.alert(.noSuchCandidate)]
    default: return []
    }
  }

  private func show(_ composition: String) -> [Effect] {
    guard !composition.isEmpty else { return [.setMarkedText(.empty), .hideCandidates] }
    let preedit = Preedit(
      pieces: [.init(text: composition, stage: .reading)], caret: composition.count)
    return [
      .setMarkedText(preedit),
      .showCandidates(candidatePage([forgot() ? composition : composition.uppercased()])),
    ]
  }
}
