import TypingAids

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SettingsForm {
  /// A JSON Schema of settings files, for editors that complete and check them.
  package static var jsonSchema: String {
    let declarations = TypingSettings.Schema.declarations
    let schema = Schema(
      properties: Dictionary(
        declarations.map { ($0.key, Property($0)) }, uniquingKeysWith: { first, _ in first }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The schema has only strings and booleans, so encoding cannot fail.
    let data = (try? encoder.encode(schema)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Schema: Encodable {
    let schema = "https://json-schema.org/draft/2020-12/schema"
    let title = "Settings of the keyboard"
    let type = "object"
    let additionalProperties = false
    let properties: [String: Property]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case title, type, additionalProperties, properties
    }
  }

  private struct Property: Encodable {
    let type: String
    let title: String
    let description: String
    let `default`: SettingValue
    let choices: [String]?
    let pattern: String?

    enum CodingKeys: String, CodingKey {
      case type, title, description, `default`, pattern
      case choices = "enum"
    }

    init(_ declaration: SettingDeclaration) {
      choices = declaration.choices.isEmpty ? nil : declaration.choices.map(\.name)
      pattern = declaration.pattern
      type = if case .flag = declaration.default { "boolean" } else { "string" }
      title = declaration.title
      description = declaration.explanation
      `default` = declaration.default
    }
  }
}

extension SettingValue: Encodable {
  /// Encodes the value as a JSON boolean or string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let isOn): try container.encode(isOn)
    case .name(let text), .text(let text): try container.encode(text)
    }
  }
}
