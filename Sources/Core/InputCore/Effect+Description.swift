extension Effect: CustomStringConvertible {
  /// A one-line form of the effect for traces: `setMarkedText ni hao|`.
  public var description: String {
    switch self {
    case .setMarkedText(let preedit): "setMarkedText \(preedit.textWithCaret)"
    case .insertText(let text): "insertText \(text)"
    case .replaceText(let old, let new): "replaceText \(old) → \(new)"
    case .moveCaretBack(let text): "moveCaretBack \(text)"
    case .showCandidates(let page): "showCandidates \(page)"
    case .hideCandidates: "hideCandidates"
    case .learn(let lesson): "learn \(lesson)"
    case .unlearn(let lesson): "unlearn \(lesson)"
    case .forget(let forgetting): "forget \(forgetting)"
    case .showModes(let modes): "showModes \(modes)"
    case .passThrough(let event): "passThrough \(event)"
    case .alert(let alert): "alert \(alert)"
    }
  }
}

extension CandidatePage: CustomStringConvertible {
  /// A one-line form of the page, with the highlighted candidate marked: `1▸你好  2 你  …`.
  public var description: String {
    let listed = candidates.enumerated().map { index, candidate in
      "\(index + 1)\(index == highlighted ? "▸" : " ")\(candidate.text)"
        + (candidate.gloss.map { " (\($0))" } ?? "")
    }
    return (listed + (hasNext ? ["…"] : [])).joined(separator: "  ")
  }
}

extension InputModes: CustomStringConvertible {
  /// A one-line form of the modes: `language punctuation, half width`.
  public var description: String {
    "\(punctuation.rawValue) punctuation, \(width.rawValue) width"
  }
}
