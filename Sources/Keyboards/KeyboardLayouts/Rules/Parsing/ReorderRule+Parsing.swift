extension ReorderRule {
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
    let from = try reader.read(from, variables: &variables)
    let before = try reader.read(before ?? "", variables: &variables)
    let count = from.count
    guard count > 0 else { throw .matchesNothing }
    let orders = try WeightList.numbers(order, count: count)
    let tertiaries = try WeightList.numbers(tertiary, count: count)
    let bases = try WeightList.flags(tertiaryBase, count: count)
    let prebases = try WeightList.flags(preBase, count: count)
    let weights = (0..<count).map {
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
    self.init(
      from: from, before: before, weights: weights, decomposable: reader.decomposable)
  }
}
