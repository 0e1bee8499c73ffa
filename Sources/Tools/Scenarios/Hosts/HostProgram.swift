import KeyboardPermissions
import TextDocument

/// A field of a host program.
package struct HostField: Hashable, Sendable {
  /// What scripts call it.
  package let name: String
  /// What it asks of the keyboard.
  package let traits: InputTraits

  /// A field.
  package init(_ name: String, _ traits: InputTraits) {
    self.name = name
    self.traits = traits
  }
}

/// A program with text fields that keyboards are tried in: what its fields ask for, and what it
/// allows.
package struct HostProgram: Sendable {
  /// What the command line calls it.
  package let id: String
  /// What it is, in a few words.
  package let title: String
  /// What it allows.
  package let policy: FixedHostPolicy
  /// Its fields. One that is alone has the focus from the start.
  package let fields: [HostField]

  /// A program; `refused` are the kinds of extensions that it wants none of.
  package init(
    id: String, title: String, refused: Set<String> = [], fields: [HostField]
  ) {
    self.id = id
    self.title = title
    policy = FixedHostPolicy(
      hostIdentifier: "org.example.\(id)", refusedExtensionPoints: refused)
    self.fields = fields
  }

  /// The field that scripts call so; nil where there is none.
  package func field(_ name: String) -> HostField? { fields.first { $0.name == name } }
}
