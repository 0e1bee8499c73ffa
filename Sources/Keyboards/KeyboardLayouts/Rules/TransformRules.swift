/// The rules of a layout, ready to run: groups of transforms and of reorders, one after the other.
public struct TransformRules: Sendable {
  /// A group of rules.
  public struct Group: Sendable {
    enum Kind {
      case transforms(TransformGroup)
      case reorders(ReorderGroup)
    }
    let kind: Kind

    /// Transforms, of which the first that matches is used.
    public static func transforms(_ rules: [TransformRule]) -> Group {
      Group(kind: .transforms(TransformGroup(rules)))
    }

    /// Reorders, which are used together.
    public static func reorders(_ rules: [ReorderRule]) -> Group {
      Group(kind: .reorders(ReorderGroup(rules)))
    }
  }

  /// What typed text goes through.
  public let simple: [Group]
  /// What Backspace goes through.
  public let backspace: [Group]
  /// Whether text is left as the layout writes it: neither decomposed to match nor composed to give
  /// it to the document.
  public let isNormalizationDisabled: Bool

  /// Rules in their groups; none, and text stays as it is typed.
  public init(
    simple: [Group] = [], backspace: [Group] = [], isNormalizationDisabled: Bool = false
  ) {
    self.simple = simple
    self.backspace = backspace
    self.isNormalizationDisabled = isNormalizationDisabled
  }
}
