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

  /// Parses a reorder from the attributes of its element.
  ///
  /// - Parameters:
  ///   - from: the sequence of characters and classes to sort.
  ///   - before: the sequence that must precede `from`; nil for any text.
  ///   - order: the primary weights, -128 to 127, separated by whitespace; nil if absent.
  ///   - tertiary: the tertiary weights, in the same form.
  ///   - tertiaryBase: booleans (`true`, `false`, `1`, `0`), in the same form.
  ///   - preBase: booleans, in the same form.
  ///   - variables: the variables of the layout.
  /// - Throws: a ``RuleFault`` if a sequence or list is malformed, or if a character has a tertiary
  ///   weight together with another weight.
  public init(
    from: String, before: String? = nil, order: String? = nil, tertiary: String? = nil,
    tertiaryBase: String? = nil, preBase: String? = nil, variables: inout LayoutVariables
  ) throws(RuleFault) {
    var reader = ReorderElementReader()
    self.from = try reader.read(from, variables: &variables)
    self.before = try reader.read(before ?? "", variables: &variables)
    window = self.before + self.from
    decomposable = reader.decomposable
    let count = self.from.count
    guard count > 0 else { throw .matchesNothing }
    let orders = try WeightList.numbers(order, count: count)
    let tertiaries = try WeightList.numbers(tertiary, count: count)
    let bases = try WeightList.flags(tertiaryBase, count: count)
    let prebases = try WeightList.flags(preBase, count: count)
    weights = (0..<count).map {
      Weights(
        order: orders?[$0], tertiary: tertiaries?[$0], isTertiaryBase: bases?[$0],
        isPrebase: prebases?[$0])
    }
    for weight in weights where (weight.tertiary ?? 0) != 0 {
      // A tertiary character sorts with its base and has no primary weight of its own.
      guard (weight.order ?? 0) == 0 else { throw .tertiaryBeside("order") }
      guard weight.isTertiaryBase != true, weight.isPrebase != true else {
        throw .tertiaryBeside("tertiaryBase or preBase")
      }
    }
  }

  /// Whether the rule matches at an index of the text.
  func matches(_ text: ArraySlice<TextElement>, at position: Int) -> Bool {
    guard position + from.count <= text.endIndex, position - before.count >= text.startIndex else {
      return false
    }
    return zip(window, text[(position - before.count)...]).allSatisfy { $0.contains($1) }
  }
}
