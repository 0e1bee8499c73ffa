/// A reorder: the weights of the characters of a sequence, by which marks are sorted after their
/// base.
public struct ReorderRule: Sendable {
  /// The weights that a rule gives to a character. A nil weight is unspecified.
  struct Weights: Hashable, Sendable {
    var order: Int?
    var tertiary: Int?
    var isTertiaryBase: Bool?
    var isPrebase: Bool?

    /// Returns these weights, replaced by those that a later rule specifies.
    func overridden(by later: Weights) -> Weights {
      Weights(
        order: later.order ?? order, tertiary: later.tertiary ?? tertiary,
        isTertiaryBase: later.isTertiaryBase ?? isTertiaryBase,
        isPrebase: later.isPrebase ?? isPrebase)
    }
  }

  let before: [ElementSet]
  let from: [ElementSet]
  let weights: [Weights]
  /// `before` followed by `from`.
  private let window: [ElementSet]
  /// A character of the rule that can never match, because rules see it decomposed; nil if there is
  /// none.
  public let decomposable: String?

  init(
    from: [ElementSet], before: [ElementSet], weights: [Weights], decomposable: String? = nil
  ) {
    self.from = from
    self.before = before
    self.weights = weights
    window = before + from
    self.decomposable = decomposable
  }

  /// Whether the rule matches at an index of the text.
  func matches(_ text: ArraySlice<TextElement>, at position: Int) -> Bool {
    guard position + from.count <= text.endIndex, position - before.count >= text.startIndex else {
      return false
    }
    return zip(window, text[(position - before.count)...]).allSatisfy { $0.contains($1) }
  }
}
