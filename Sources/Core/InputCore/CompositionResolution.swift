/// The way a composition ends when the host interrupts it: the text was changed from outside, the caret
/// moved elsewhere, the field lost focus or changed its type.
public enum CompositionResolution: String, CaseIterable, Codable, Hashable, Sendable {
  /// Commits the keystrokes as typed. Nothing is lost and nothing is guessed.
  case commitRaw = "commit-raw"
  /// Commits the highlighted candidate and the best conversion of the rest.
  case commitFirst = "commit-first"
  /// Discards the composition. Document text that was being reconverted is restored.
  case discard
}

extension InputSession {
  /// Ends the composition according to a policy. Without a composition, only closes predictions.
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

  /// Discards the composition and clears its marked text. Reconverted text belongs to the user, not
  /// to the composition: it is inserted again.
  ///
  /// ```
  /// 我在bei jing|    discard: 我在北京 if 北京 was being reconverted, otherwise 我在
  /// ```
  mutating func discard() -> [Effect] {
    guard isComposing else { return [] }
    let replaced = method.replacedText(of: composition)
    composition = method.emptyComposition
    return [.setMarkedText(.empty)] + (replaced.map { [.insertText($0)] } ?? []) + [.hideCandidates]
  }

  /// Commits the first candidates until nothing is left to convert. Keystrokes without a candidate
  /// are committed as typed.
  private mutating func commitFirst() -> [Effect] {
    var committed: [Effect] = []
    method.settle(&composition, using: &workspace)
    while isComposing {
      let before = composition
      for effect in perform(.commit) {
        switch effect {
        // The marked text is cleared before the text around it is replaced.
        case .insertText, .replaceText, .setMarkedText(.empty), .learn: committed.append(effect)
        default: break
        }
      }
      if composition == before { return committed + perform(.commitRaw) }
    }
    return committed + [.hideCandidates]
  }
}
