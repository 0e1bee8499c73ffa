/// A text with placeholders: `{{name}}`. The texts are the files in `Templates`.
struct Template: Sendable {
  /// The text with its placeholders.
  let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// Returns the text with each placeholder replaced. Placeholders inside the values are not
  /// replaced. Unknown placeholders are kept.
  func filled(_ values: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let name = String(rest[start.upperBound..<end.lowerBound])
      result += rest[..<start.lowerBound]
      result += values[name] ?? "{{\(name)}}"
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}

extension Template {
  static let keyboardList = Template(PackageResources.KeyboardList_swift_txt)
  static let viewController = Template(PackageResources.KeyboardViewController_swift_txt)
  static let package = Template(PackageResources.Package_swift_txt)
  static let systemDocument = Template(PackageResources.SystemDocument_swift_txt)
  static let test = Template(PackageResources.NextKeyboardTests_swift_txt)
  static let wordList = Template(PackageResources.WordList_swift_txt)
  static let sharedContainer = Template(PackageResources.SharedContainer_swift_txt)
  static let ownWords = Template(PackageResources.OwnWords_swift_txt)
  static let ownWordsTest = Template(PackageResources.OwnWordsTests_swift_txt)
  static let app = Template(PackageResources.App_swift_txt)
  static let wordListView = Template(PackageResources.WordListView_swift_txt)
  static let manifest = Template(PackageResources.keyboard_json_txt)
  static let layout = Template(PackageResources.keyboard_xml_txt)
  static let locale = Template(PackageResources.locale_json_txt)
  static let project = Template(PackageResources.project_yml_txt)
  static let readme = Template(PackageResources.README_md_txt)
  static let gitignore = Template(PackageResources.gitignore_txt)
}
