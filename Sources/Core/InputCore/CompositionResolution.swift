/// What becomes of a composition that the host interrupts: a change of the text from outside, a
/// caret taken elsewhere, lost focus, a field of another type.
public enum CompositionResolution: String, CaseIterable, Codable, Hashable, Sendable {
  /// The keys go into the document as they were typed: nothing is lost, nothing is guessed.
  case commitRaw = "commit-raw"
  /// The highlighted candidate and the best conversion of the rest go into the document.
  case commitFirst = "commit-first"
  /// The composition is dropped. Text of the document that was converted again comes back.
  case discard
}

extension InputSession {
  /// Ends the composition by a policy.
  ///
  /// ```
  /// ni hao|   commitRaw: nihao   commitFirst: 你好   discard: nothing
  /// ```
  public mutating func resolve(by policy: CompositionResolution) -> [Effect] {
    guard isComposing else { return closePredictions() }
    switch policy {
    case .commitRaw: return perform(.commitRaw)
    case .commitFirst: return commitFirst()
    case .discard: return discard()
    }
  }

  /// Drops the composition and takes its marked text away. What nobody typed was the user's text: it
  /// stands where it stood.
  ///
  /// ```
  /// 我在bei jing|    discard: 我在北京, where that was converted again, else 我在
  /// ```
  mutating func discard() -> [Effect] {
    guard isComposing else { return [] }
    let replaced = method.replacedText(of: composition)
    composition = method.emptyComposition
    return [.setMarkedText(.empty)] + (replaced.map { [.insertText($0)] } ?? []) + [.hideCandidates]
  }

  /// Takes first candidates until nothing is left to convert. What cannot be converted is
  /// committed as it was typed.
  private mutating func commitFirst() -> [Effect] {
    var committed: [Effect] = []
    method.settle(&composition, using: &workspace)
    while isComposing {
      let before = composition
      for effect in perform(.commit) {
        switch effect {
        // Marked text is taken away before the text around it is replaced.
        case .insertText, .replaceText, .setMarkedText(.empty), .learn: committed.append(effect)
        default: break
        }
      }
      if composition == before { return committed + perform(.commitRaw) }
    }
    return committed + [.hideCandidates]
  }
}
