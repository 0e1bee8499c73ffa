/// The compiled rules of a layout: groups of transforms and of reorders, applied in order.
public struct TransformRules: Sendable {
  /// A group of rules of one kind.
  public struct Group: Sendable {
    enum Kind {
      case transforms(TransformGroup)
      case reorders(ReorderGroup)
    }
    let kind: Kind

    /// Creates a group of transforms, of which the first that matches is applied.
    public static func transforms(_ rules: [TransformRule]) -> Group {
      Group(kind: .transforms(TransformGroup(rules)))
    }

    /// Creates a group of reorders, which are applied together.
    public static func reorders(_ rules: [ReorderRule]) -> Group {
      Group(kind: .reorders(ReorderGroup(rules)))
    }
  }

  /// The groups that typed text goes through.
  public let simple: [Group]
  /// The groups that Backspace goes through.
  public let backspace: [Group]
  /// Whether normalization is off: text is neither decomposed for matching nor composed for the
  /// document.
  public let isNormalizationDisabled: Bool

  /// Creates rules from their groups. Without groups, typed text stays as it is.
  public init(
    simple: [Group] = [], backspace: [Group] = [], isNormalizationDisabled: Bool = false
  ) {
    self.simple = simple
    self.backspace = backspace
    self.isNormalizationDisabled = isNormalizationDisabled
  }
}
