import TypingAids

extension SettingsForm {
  /// `Root.plist` of a settings bundle, which the system's Settings app displays for the keyboard.
  package static var propertyList: String {
    let specifiers = sections.flatMap { section in
      [header(of: section)] + section.declarations.map(specifier)
    }
    return PropertyListWriter.text(
      of: .dictionary([
        PropertyListMember(
          "PreferenceSpecifiers", .array(specifiers.map { PropertyListNode(value: $0) })),
        PropertyListMember("StringsTable", .string("Root")),
      ]))
  }

  /// Only groups can show an explanation.
  private static func header(of section: Section) -> PropertyListValue {
    .dictionary([
      PropertyListMember("Type", .string("PSGroupSpecifier")),
      PropertyListMember("Title", .string(section.title)),
      PropertyListMember("FooterText", .string(section.explanation)),
    ])
  }

  private static func specifier(of declaration: SettingDeclaration) -> PropertyListValue {
    let names = [
      PropertyListMember("Title", .string(declaration.title)),
      PropertyListMember("Key", .string(declaration.key)),
    ]
    switch declaration.default {
    case .flag(let isOn):
      return .dictionary(
        [PropertyListMember("Type", .string("PSToggleSwitchSpecifier"))] + names
          + [PropertyListMember("DefaultValue", .boolean(isOn))])
    case .text(let text):
      return .dictionary(
        [PropertyListMember("Type", .string("PSTextFieldSpecifier"))] + names + [
          PropertyListMember("DefaultValue", .string(text)),
          PropertyListMember("AutocapitalizationType", .string("None")),
          PropertyListMember("AutocorrectionType", .string("No")),
        ])
    case .name(let name):
      func list(_ texts: [String]) -> PropertyListValue {
        .array(texts.map { PropertyListNode(value: .string($0)) })
      }
      return .dictionary(
        [PropertyListMember("Type", .string("PSMultiValueSpecifier"))] + names + [
          PropertyListMember("DefaultValue", .string(name)),
          PropertyListMember("Titles", list(declaration.choices.map(\.title))),
          PropertyListMember("Values", list(declaration.choices.map(\.name))),
        ])
    }
  }
}
