import InputCore

/// The input method of Thai: nothing is composed, every character goes into the document, where it
/// may stand there after the text before it.
public struct ThaiMethod: InputMethod {
  /// The check.
  public let check: SequenceCheck

  /// A method with options.
  public init(options: ThaiOptions = ThaiOptions()) {
    check = SequenceCheck(options: options)
  }

  /// What is composed: nothing, ever.
  public struct Composition: Codable, Hashable, Sendable, CustomStringConvertible {
    /// Nothing.
    public var description: String { "" }
  }

  /// Nothing.
  public func makeWorkspace() {}
  /// Nothing.
  public var emptyComposition: Composition { Composition() }
  /// Never.
  public func isComposing(_ composition: Composition) -> Bool { false }

  /// Lets a character pass, puts it right, or refuses it. All else is the host's.
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
