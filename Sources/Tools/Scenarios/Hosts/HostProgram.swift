import KeyboardPermissions
import TextDocument

/// A field of a host program.
public struct HostField: Hashable, Sendable {
  /// What scripts call it.
  public let name: String
  /// What it asks of the keyboard.
  public let traits: InputTraits

  /// A field.
  public init(_ name: String, _ traits: InputTraits) {
    self.name = name
    self.traits = traits
  }
}

/// A program with text fields that keyboards are tried in: what its fields ask for, and what it
/// allows.
public struct HostProgram: Sendable {
  /// What the command line calls it.
  public let id: String
  /// What it is, in a few words.
  public let title: String
  /// What it allows.
  public let policy: FixedHostPolicy
  /// Its fields. One that is alone has the focus from the start.
  public let fields: [HostField]

  /// A program; `refused` are the kinds of extensions that it wants none of.
  public init(
    id: String, title: String, refused: Set<String> = [], fields: [HostField]
  ) {
    self.id = id
    self.title = title
    policy = FixedHostPolicy(
      hostIdentifier: "org.example.\(id)", refusedExtensionPoints: refused)
    self.fields = fields
  }

  /// The field that scripts call so; nil where there is none.
  public func field(_ name: String) -> HostField? { fields.first { $0.name == name } }
}
