/// A statement for users of what a keyboard may and may not do. It is generated from the keyboard's
/// declarations, never written by hand.
///
/// ```swift
/// let label = PrivacyLabel(id: "fa", name: "Persian", capabilities: [])
/// print(label.markdown)
/// ```
public struct PrivacyLabel: Hashable, Sendable {
  /// A section of the label.
  public struct Section: Hashable, Sendable {
    /// The heading.
    public var heading: String
    /// The sentences under the heading; may be empty.
    public var text: String = ""
    /// The bullet points.
    public var items: [String] = []
    /// The rows of a table with the columns `columns`.
    public var rows: [[String]] = []
    /// The column headings of the table.
    public var columns: [String] = []
  }

  /// The title: the keyboard's name and identifier.
  public let title: String
  /// The sections in the order in which they are shown.
  public let sections: [Section]

  /// Creates the label of a keyboard.
  public init(id: String, name: String, capabilities: [CapabilityDeclaration]) {
    title = "Privacy of \(Self.plain(name)) (\(Self.plain(id)))"
    let basic = [Self.abilities, Self.limits, Self.guarantee]
    guard !capabilities.isEmpty else {
      sections = basic + [Self.noOpenAccess]
      return
    }
    sections = basic + [Self.openAccess(capabilities), Self.responsibilities(of: capabilities)]
  }

  /// Returns the table that is shown where open access is asked for: the developer's obligation for
  /// each service.
  public static func responsibilities(of capabilities: [CapabilityDeclaration]) -> Section {
    Section(
      heading: "What its developer must keep to",
      rows: capabilities.map { [$0.capability.rawValue, $0.capability.responsibility] },
      columns: ["Service", "Responsibility"])
  }

  private static let abilities = Section(
    heading: "Without open access it can",
    items: [
      "do everything that a keyboard is for: type, suggest, correct, switch to the next keyboard",
      "use common words, your shortcuts, and first and last names, as the system gives them",
      "remember words in its own container, on this device",
    ])

  private static let limits = Section(
    heading: "Without open access it cannot",
    items: [
      "reach the network, directly or through its program",
      "open files outside its own container, or share a container with its program",
      "read the address book, pictures, the pasteboard, or where you are",
      "use iCloud, Game Center or purchases, directly or through its program",
      "click when a key is pressed, or take settings from the owner of a managed device",
    ])

  private static let guarantee = Section(
    heading: "What always holds",
    text: "Without open access, what you type cannot be sent to the developer or anywhere else: "
      + "it goes to the program that you type in, and nowhere else.",
    items: [
      "It never serves a field for passwords or telephone numbers, nor a program that refuses it; "
        + "it gets no key there and learns nothing.",
      "It has no microphone and cannot select your text.",
    ])

  private static let noOpenAccess = Section(
    heading: "With open access",
    text: "It does not ask for open access. All of the above always holds.")

  private static func openAccess(_ capabilities: [CapabilityDeclaration]) -> Section {
    let sends = capabilities.contains { $0.capability == .network }
    return Section(
      heading: "With open access",
      text: "Open access is off until you turn it on. Then you agree to each service by itself, "
        + "and can take it back at any time. It asks for nothing else than these."
        + (sends ? " With the network, its developer may use what you type." : ""),
      rows: capabilities.map { declaration in
        [
          declaration.capability.rawValue,
          declaration.hasPurpose
            ? plain(declaration.purpose) : "no purpose is given, so it is refused",
          declaration.capability.flow,
        ]
      },
      columns: ["Service", "What you get from it", "What goes where"])
  }

  /// Returns text from others on one line, without bidirectional controls, which could reorder the
  /// label's own text.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: plain.append(" ")
      case .format where scalar.properties.isBidiControl: continue
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}
