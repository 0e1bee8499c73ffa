import TextUnits

/// The names in a new package, in the forms that readers, sources and folders need.
struct ProjectNames {
  let options: KeyboardProject.Options
  let tag: LanguageTag
  let appModule: String
  let keyboardModule: String
  let identifier: String

  /// The id of the keyboard: its language and script, like the names of locale folders.
  let id: String

  init(_ options: KeyboardProject.Options) throws(PackagingError) {
    self.options = options
    for name in [options.app, options.keyboard] {
      if let fault = NameRules.fault(of: name) {
        throw .unusableName(name, reason: "the name \(fault)")
      }
    }
    guard let tag = LanguageCheck(options.language).tag, tag.isKnown, tag.language != "und" else {
      throw .unusableName(
        options.language,
        reason: "not a known language; write a tag such as en-US, fa-IR or zh-Hans-CN"
      )
    }
    self.tag = tag.forKeyboard
    id = [self.tag.language, self.tag.script].compactMap(\.self).joined(separator: "-")
    appModule = Self.module(options.app, ending: "App")
    keyboardModule = Self.module(options.keyboard, ending: "Keyboard")
    let last = appModule.dropLast(appModule == "App" ? 0 : 3).lowercased()
    identifier = options.bundleIdentifier ?? "org.example.\(last)"
    guard NameRules.isBundleIdentifier(identifier) else {
      throw .unusableName(
        identifier, reason: "not a bundle identifier; write one such as org.example.pars")
    }
  }

  /// Derives the name of a Swift module: the ASCII letters and digits of the name, in upper camel
  /// case, followed by `ending`.
  static func module(_ name: String, ending: String) -> String {
    let latin = LatinTranscriber()?.transcription(of: name) ?? name
    // Strip the diacritics of letters: `Türkçe` becomes `Turkce`.
    let bare = Normalization.nfd(latin).unicodeScalars.filter {
      $0.properties.canonicalCombiningClass == .notReordered
    }
    let words = String(String.UnicodeScalarView(bare)).split {
      !$0.isASCII || !($0.isLetter || $0.isNumber)
    }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let letters = String(joined.drop { $0.isNumber }.prefix(40))
    return letters.hasSuffix(ending) ? letters : letters + ending
  }

  /// Template values for sources, with names as literals.
  var sourceValues: [String: String] {
    plainValues.merging([
      "app": SourceText.swift(options.app), "keyboard": SourceText.swift(options.keyboard),
      "languageName": SourceText.json(tag.englishName ?? tag.text),
      "nativeName": SourceText.json(tag.nativeName ?? tag.text),
      "direction": tag.direction.rawValue,
      "globekey": SourceText.swift(options.globekey),
    ]) { $1 }
  }

  /// Template values for XML.
  var xmlValues: [String: String] {
    plainValues.merging(["keyboard": XMLText.escape(options.keyboard)]) { $1 }
  }

  /// Template values for text for readers.
  var textValues: [String: String] {
    plainValues.merging([
      "appName": options.app, "keyboardName": options.keyboard,
      "languageName": tag.englishName ?? tag.text,
    ]) { $1 }
  }

  private var plainValues: [String: String] {
    [
      "appModule": appModule, "keyboardModule": keyboardModule, "identifier": identifier,
      "id": id, "language": tag.text,
      "prefersRightToLeft": "\(tag.direction == .rightToLeft)",
      "testImports": imports(["Foundation", "Keyboards", "TextDocument"]),
      "ownWordsTestImports": imports(["Foundation", "WordList"]),
    ]
  }

  /// The import statements of a test file, sorted.
  private func imports(_ modules: [String]) -> String {
    (modules + ["KeyboardPermissions", "Testing", keyboardModule]).sorted()
      .map { "import \($0)" }.joined(separator: "\n")
  }
}
