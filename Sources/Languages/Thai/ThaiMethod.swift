import InputCore

/// The input method of Thai. It composes nothing: every character goes into the document, if it may
/// follow the text before the insertion point.
public struct ThaiMethod: InputMethod {
  /// The check of the order of characters.
  public let check: SequenceCheck

  /// Creates a method.
  public init(options: ThaiOptions = ThaiOptions()) {
    check = SequenceCheck(options: options)
  }

  /// The composition, which is always empty.
  public struct Composition: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The empty string.
    public var description: String { "" }
  }

  /// Does nothing: the method needs no scratch memory.
  public func makeWorkspace() {}
  /// The composition, which is always empty.
  public var emptyComposition: Composition { Composition() }
  /// Returns false: nothing is composed.
  public func isComposing(_ composition: Composition) -> Bool { false }

  /// The empty string: no word is composed, and keyboards may suggest words for the text.
  public func wordToComplete(in composition: Composition) -> String? { "" }

  /// Passes a character to the host, corrects it, or rejects it with an alert. Other commands are
  /// for the host.
  public func reduce(
    _ command: Command, on composition: inout Composition, using workspace: inout Void,
    context: InputContext
  ) -> [Effect] {
    guard case .insert(let character) = command else { return [] }
    switch check.outcome(of: character, after: context.documentContextBeforeInput) {
    case .accepted: return []
    case .corrected(let removed, let inserted): return [.replaceText(removed, with: inserted)]
    case .refused: return [.alert(.outOfSequence)]
    }
  }
}
