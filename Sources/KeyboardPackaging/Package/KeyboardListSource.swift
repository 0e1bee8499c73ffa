import InputCore
import KeyboardTrust
import Keyboards

/// The Swift source that lists a target's keyboards.
public struct KeyboardListSource: Sendable {
  private let descriptions: [KeyboardDescription]

  /// The source for some keyboards.
  public init(_ descriptions: [KeyboardDescription]) { self.descriptions = descriptions }

  /// The text of `KeyboardList.swift`.
  public var text: String {
    Template.keyboardList.filled(["descriptions": descriptions.map(source).joined(separator: "\n")])
  }

  private func source(_ description: KeyboardDescription) -> String {
    let capabilities = description.capabilities.map {
      "        CapabilityDeclaration(\n          .\($0.capability.rawValue), "
        + "purpose: \(SourceText.swift($0.purpose))),\n"
    }
    let list = capabilities.isEmpty ? "[]" : "[\n\(capabilities.joined())      ]"
    return """
          KeyboardDescription(
            id: \(SourceText.swift(description.id)),
            primaryLanguage: \(SourceText.swift(description.primaryLanguage)),
            name: \(SourceText.swift(description.name)),
            prefersRightToLeft: \(description.prefersRightToLeft),
            isASCIICapable: \(description.isASCIICapable),
            capabilities: \(list),
            resolution: .\(description.resolution)),
      """
  }
}
