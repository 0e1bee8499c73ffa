/// A reorder: the weights of the characters of a sequence, for sorting marks behind their base.
public struct ReorderRule: Sendable {
  /// The weights that a rule gives to a character; nil where it says nothing about one.
  struct Weights: Hashable, Sendable {
    var order: Int?
    var tertiary: Int?
    var isTertiaryBase: Bool?
    var isPrebase: Bool?

    /// The weights with those of a later rule in their place, where that has some.
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
  /// `before` and `from`.
  private let window: [ElementSet]
  /// A character of the rule that is decomposed before rules see it, and so is never matched.
  public let decomposable: String?

  /// Reads a reorder; the lists are those of the attributes, nil where they are not given.
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
      // A tertiary character sorts with its base: it has no place of its own.
      guard (weight.order ?? 0) == 0 else { throw .tertiaryBeside("order") }
      guard weight.isTertiaryBase != true, weight.isPrebase != true else {
        throw .tertiaryBeside("tertiaryBase or preBase")
      }
    }
  }

  /// Whether the rule matches at a place of a text.
  func matches(_ text: ArraySlice<TextElement>, at position: Int) -> Bool {
    guard position + from.count <= text.endIndex, position - before.count >= text.startIndex else {
      return false
    }
    return zip(window, text[(position - before.count)...]).allSatisfy { $0.contains($1) }
  }
}
