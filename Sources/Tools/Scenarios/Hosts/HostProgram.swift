import KeyboardPermissions
import TextDocument

/// A text field of a host program.
package struct HostField: Hashable, Sendable {
  /// The name in scripts.
  package let name: String
  /// The input traits that the field asks for.
  package let traits: InputTraits

  /// Creates a field.
  package init(_ name: String, _ traits: InputTraits) {
    self.name = name
    self.traits = traits
  }
}

/// A simulated program with text fields, in which keyboards are tested. It defines the traits of
/// its fields and which keyboards it allows.
package struct HostProgram: Sendable {
  /// The name on the command line.
  package let id: String
  /// A short description.
  package let title: String
  /// The policy that says which keyboards it allows.
  package let policy: FixedHostPolicy
  /// The fields. A single field has the focus from the start.
  package let fields: [HostField]

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - id: The name on the command line.
  ///   - title: A short description.
  ///   - refused: The extension points that the program does not allow.
  ///   - fields: The fields in the order of Return.
  package init(
    id: String, title: String, refused: Set<String> = [], fields: [HostField]
  ) {
    self.id = id
    self.title = title
    policy = FixedHostPolicy(
      hostIdentifier: "org.example.\(id)", refusedExtensionPoints: refused)
    self.fields = fields
  }

  /// Returns the field with a name; nil if there is none.
  package func field(_ name: String) -> HostField? { fields.first { $0.name == name } }
}
