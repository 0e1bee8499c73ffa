import InputCore
import Keyboards
import LanguageCatalog
import TextUnits

/// A new Swift package with a keyboard that has a single behaviour, and the app that contains it.
package struct KeyboardProject: Sendable {
  /// The values that the package is made from.
  package struct Options: Hashable, Sendable {
    /// The display name of the app.
    package var app: String
    /// The display name of the keyboard.
    package var keyboard: String
    /// The language, a BCP 47 tag.
    package var language: String
    /// The path of the GlobeKey package.
    package var globekey: String
    /// The bundle identifier; nil derives one under `org.example`.
    package var bundleIdentifier: String?
    /// Whether the keyboard reads the words that the user keeps in the app. It then requests open
    /// access.
    package var sharesWords: Bool

    /// Creates options.
    package init(
      app: String, keyboard: String, language: String = "en-US", globekey: String,
      bundleIdentifier: String? = nil, sharesWords: Bool = false
    ) {
      (self.app, self.keyboard, self.language) = (app, keyboard, language)
      (self.globekey, self.bundleIdentifier) = (globekey, bundleIdentifier)
      self.sharesWords = sharesWords
    }
  }

  /// The files to write.
  package let files: FileTree

  /// Makes a package.
  ///
  /// - Throws: `PackagingError.unusableName` if a name cannot be displayed or the language is
  ///   unknown.
  package init(_ options: Options, catalog: LanguageCatalog = .standard) throws(PackagingError) {
    let names = try ProjectNames(options)
    var files = FileTree()
    func add(_ path: String, _ template: Template, _ values: [String: String]) {
      files.add(path, template.filled(values))
    }
    let sharing = WordSharing(isOn: options.sharesWords, identifier: names.identifier)
    var source = names.sourceValues.merging(sharing.sourceValues) { $1 }
    let modules = LanguageSources(
      of: [
        KeyboardDescription(
          id: names.id, primaryLanguage: names.tag.text, name: options.keyboard)
      ], in: catalog
    ).modules
    source["products"] = (["Keyboards"] + modules).map {
      "        .product(name: \"\($0)\", package: \"GlobeKey\")"
    }.joined(separator: ",\n")
    source["projectProducts"] = (["Keyboards"] + modules).map {
      "      - {package: GlobeKey, product: \($0)}"
    }.joined(separator: "\n")
    let keyboardFolder = "Sources/\(names.keyboardModule)"
    add("Package.swift", .package, source)
    add("README.md", .readme, names.textValues.merging(sharing.textValues) { $1 })
    add(".gitignore", .gitignore, [:])
    add("project.yml", .project, source)
    add("keyboard.json", .manifest, source)
    add("Locales/\(names.id)/keyboard.xml", .layout, names.xmlValues)
    add("Locales/\(names.id)/locale.json", .locale, source)
    add("\(keyboardFolder)/KeyboardViewController.swift", .viewController, [:])
    add("\(keyboardFolder)/SystemDocument.swift", .systemDocument, [:])
    add("Tests/\(names.keyboardModule)Tests/NextKeyboardTests.swift", .test, source)
    add("Tests/\(names.keyboardModule)Tests/OwnWordsTests.swift", .ownWordsTest, source)
    add("\(keyboardFolder)/OwnWords.swift", .ownWords, [:])
    add("Sources/WordList/WordList.swift", .wordList, [:])
    add("Sources/WordList/SharedContainer.swift", .sharedContainer, source)
    add("Sources/\(names.appModule)/\(names.appModule).swift", .app, source)
    add("Sources/\(names.appModule)/WordListView.swift", .wordListView, [:])

    // The derived files are generated from the manifest, as after every later change of it.
    let text = files.text(at: "keyboard.json") ?? ""
    let reading = ManifestReading(text: text, file: "keyboard.json")
    guard let manifest = reading.manifest, let target = manifest.targets(.dynamic).first else {
      throw .invalid(reading.findings)
    }
    files.add(
      "\(keyboardFolder)/KeyboardList.swift",
      KeyboardListSource(target.descriptions, catalog: catalog).text)
    files.add("Keyboard/Info.plist", target.infoPlist.text)
    files.add("App/Info.plist", manifest.appInfoPlist.text)
    self.files = files
  }
}
