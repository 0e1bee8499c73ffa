import InputCore
import KeyboardPermissions
import Keyboards
import LanguageCatalog

/// The Swift source file that lists the keyboards of a target.
package struct KeyboardListSource: Sendable {
  private let descriptions: [KeyboardDescription]
  private let languages: LanguageSources

  /// Creates the source for keyboards, with the languages of `catalog` that they need.
  package init(_ descriptions: [KeyboardDescription], catalog: LanguageCatalog = .standard) {
    self.descriptions = descriptions
    languages = LanguageSources(of: descriptions, in: catalog)
  }

  /// The text of `KeyboardList.swift`.
  package var text: String {
    let modules = ["KeyboardCatalog", "KeyboardPermissions", "Keyboards", "LanguageDescription"]
    return Template.keyboardList.filled([
      "imports": (modules + languages.modules).sorted().map { "import \($0)" }
        .joined(separator: "\n"),
      "descriptions": lines(of: descriptions.map(source)),
      "languages": lines(of: languages.expressions.map { "    \($0)" }),
    ])
  }

  private func source(_ description: KeyboardDescription) -> String {
    let capabilities = description.capabilities.map {
      """
              CapabilityDeclaration(
                .\($0.capability.rawValue), purpose: \(SourceText.swift($0.purpose)))
      """
    }
    let list = capabilities.isEmpty ? "[]" : "[\n\(lines(of: capabilities))\n      ]"
    return """
          KeyboardDescription(
            id: \(SourceText.swift(description.id)),
            primaryLanguage: \(SourceText.swift(description.primaryLanguage)),
            name: \(SourceText.swift(description.name)),
            prefersRightToLeft: \(description.prefersRightToLeft),
            isASCIICapable: \(description.isASCIICapable),
            capabilities: \(list),
            resolution: .\(description.resolution))
      """
  }

  /// Formats list items as swift-format does: a single item has no trailing comma.
  private func lines(of items: [String]) -> String {
    items.count > 1 ? items.map { $0 + "," }.joined(separator: "\n") : items.joined()
  }
}
