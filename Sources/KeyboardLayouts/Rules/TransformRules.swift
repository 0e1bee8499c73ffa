/// The rules of a layout, ready to run.
public struct TransformRules: Sendable {
  /// Whether text is left as the layout writes it: neither decomposed to match nor composed to give
  /// it to the document.
  public var isNormalizationDisabled = false

  /// No rules: text stays as it is typed.
  public init() {}
}
