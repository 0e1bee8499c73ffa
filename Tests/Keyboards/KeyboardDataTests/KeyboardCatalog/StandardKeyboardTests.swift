import KeyboardCatalog
import KeyboardTestSupport
import Testing
import TextUnits

/// Compares the table of standard keyboards with the files.
@Suite struct StandardKeyboardTests {
  @Test func tableMatchesTheFolder() {
    #expect(
      StandardKeyboards.descriptions.map(\.id).sorted() == LocaleFiles.layouts,
      "StandardKeyboards and Locales list the same keyboards")
    for language in LocaleFiles.languages { #expect(LocaleFiles.layouts.contains(language)) }
  }

  @Test func tableMakesAValidRegistry() throws {
    let plugins = StandardKeyboards.descriptions.map {
      LanguageKeyboard($0, in: LocaleFiles.folder)
    }
    #expect(try KeyboardRegistry(plugins).enabled == StandardKeyboards.descriptions.map(\.id))
    #expect(StandardKeyboards.description(of: "nothing") == nil)
    #expect(StandardKeyboards.descriptions.allSatisfy { !$0.requestsOpenAccess })
  }

  @Test(arguments: LocaleFiles.layouts)
  func layoutFilesHaveNoProblems(id: String) throws {
    let problems = KeyboardLayoutReader.problems(
      path: LocaleFiles.folder.layoutPath(of: id), cldr: "\(LocaleFiles.folder.path)/shared/cldr")
    #expect(problems.map { "\($0)" } == [])
    let description = try #require(StandardKeyboards.description(of: id))
    _ = try LanguageKeyboard(description, in: LocaleFiles.folder).open()
  }

  /// The table agrees with the files.
  @Test(arguments: LocaleFiles.layouts)
  func descriptionsAgree(id: String) throws {
    let description = try #require(StandardKeyboards.description(of: id))
    let contents = try LocaleFiles.contents(of: id)
    #expect(contents.layout.locale == id)
    #expect(description.prefersRightToLeft == contents.locale.isRightToLeft)
    // A variant may belong to another region than its language: pt-BR beside pt-PT.
    if LocaleFiles.languages.contains(id) {
      #expect(contents.locale.language == id)
      #expect(description.primaryLanguage == contents.locale.primaryLanguage)
    } else {
      #expect(
        description.primaryLanguage.prefix(2) == contents.locale.primaryLanguage.prefix(2))
    }
    // `Chinese (Pinyin)` is a keyboard of `Chinese (Simplified)`.
    let name = { (text: String) in text.split(separator: " ").first }
    #expect(name(description.name) == name(contents.locale.name))
    #expect(!contents.layout.info.name.isEmpty)
    #expect(contents.layout.info.indicator?.isEmpty == false)
  }

  /// The direction follows the script: a right-to-left keyboard types letters of a right-to-left
  /// script.
  @Test(arguments: LocaleFiles.layouts)
  func directionsFollowTheScripts(id: String) throws {
    let description = try #require(StandardKeyboards.description(of: id))
    let letters = try #require(UnicodeSet.exemplars(of: description.primaryLanguage))
    let isRightToLeft = letters.scalars.contains { (0x590...0x8FF).contains($0.value) }
    #expect(description.prefersRightToLeft == isRightToLeft)
  }

  @Test(arguments: LocaleFiles.layouts)
  func keyboardsSwitchAndDelete(id: String) throws {
    let layers = try LocaleFiles.contents(of: id).layout.touchLayers
    for layer in layers {
      let keys = layer.rows.joined()
      #expect(keys.contains("next-keyboard"), "\(layer.id)")
      #expect(keys.contains("backspace"), "\(layer.id)")
      #expect(keys.contains("return"), "\(layer.id)")
      // The key is near the start of the last row, where the system's key is.
      let last = layer.rows.last ?? []
      if let index = last.firstIndex(of: "next-keyboard") { #expect(index < 4, "\(layer.id)") }
    }
  }

  /// Every plane can be reached from the letters and left again. Pads belong to particular fields.
  @Test(arguments: LocaleFiles.layouts)
  func planesAreReachable(id: String) throws {
    let layout = try LocaleFiles.contents(of: id).layout
    let pads: Set = ["number", "decimal", "ascii-number", "phone"]
    let reached = LayoutReach.layers(of: layout, from: ["base"])
    let missing = layout.touchLayers.map(\.id)
      .filter { !reached.contains($0) && !pads.contains($0) && $0 != "phone-symbols" }
    #expect(missing == [])
    #expect(
      LayoutReach.layers(of: layout, from: pads.union(["base"])).isSuperset(
        of: layout.touchLayers.map(\.id)))
    for layer in reached {
      #expect(LayoutReach.layers(of: layout, from: [layer]).contains("base"), "\(layer)")
    }
  }

  /// Every layer switch leads to an existing layer, and every gesture to an existing key.
  @Test(arguments: LocaleFiles.layouts)
  func keysLeadToExistingLayersAndKeys(id: String) throws {
    let layout = try LocaleFiles.contents(of: id).layout
    for layer in layout.touchLayers {
      for key in layer.rows.joined() {
        let key = try #require(layout.key(key), "\(key)")
        if let target = key.layerID {
          #expect(layout.touchLayers.contains { $0.id == target }, "\(key.id)")
        }
        let acts = key.isGap || key.layerID != nil || KeyAction(rawValue: key.id) != nil
        #expect(acts || key.output != nil, "\(layer.id): the key '\(key.id)' does nothing")
      }
    }
    let locale = try LocaleFiles.contents(of: id).locale
    for key in locale.diacriticKeys + locale.joinerKeys.values {
      #expect(layout.key(key) != nil || !LocaleFiles.languages.contains(id), "\(key)")
    }
  }
}
