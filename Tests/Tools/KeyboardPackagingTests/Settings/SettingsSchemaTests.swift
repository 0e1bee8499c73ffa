import Testing
import TypingAids

/// Requirements 33 and 35: the keyboard's own settings, declared in one place.
@Suite struct SettingsSchemaTests {
  private static let declarations = TypingSettings.Schema.declarations

  @Test func everySettingIsDeclaredOnce() {
    let properties = Mirror(reflecting: TypingSettings()).children.compactMap(\.label)
    #expect(Self.declarations.map(\.key).sorted() == properties.sorted())
  }

  @Test func defaultsMatchTheSchema() {
    for declaration in Self.declarations {
      #expect(declaration.value(in: TypingSettings()) == declaration.default, "\(declaration.key)")
    }
  }

  @Test func everySettingHasATitleAndExplanation() {
    for declaration in Self.declarations {
      #expect(!declaration.title.isEmpty)
      #expect(declaration.explanation.hasSuffix("."), "\(declaration.key)")
      #expect(Set(declaration.choices.map(\.name)).count == declaration.choices.count)
    }
    let titles = Self.declarations.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test func everyValueCanBeSetAndReadBack() {
    for declaration in Self.declarations {
      let values: [SettingValue] =
        switch declaration.default {
        case .flag: [.flag(true), .flag(false)]
        case .name: declaration.choices.map { .name($0.name) }
        case .text:
          [.text(declaration.key == "shownCodes" ? "cangjie" : "en+de fr+en"), .text("")]
        }
      for value in values {
        var settings = TypingSettings()
        #expect(declaration.set(value, in: &settings))
        #expect(declaration.value(in: settings) == value)
        for other in Self.declarations where other.key != declaration.key {
          #expect(other.value(in: settings) == other.default)
        }
      }
    }
  }

  /// Scripts write values without quotation marks.
  @Test func valuesOfScripts() {
    var settings = TypingSettings()
    for (key, text) in [
      ("allowsCapsLock", "false"), ("doubleSpacePace", "slow"), ("secondLanguages", "en+de"),
    ] {
      let isSet = settings.set(key, to: text)
      #expect(isSet, "\(key)")
    }
    #expect(!settings.allowsCapsLock && settings.doubleSpacePace == .slow)
    #expect(settings.secondLanguages["en"] == "de")
    let before = settings
    for (key, text) in [
      ("allowsCapsLock", "no"), ("theme", "dark"), ("doubleSpacePace", "fast"),
      ("secondLanguages", "en de"),
    ] {
      let isSet = settings.set(key, to: text)
      #expect(!isSet, "\(key)")
    }
    #expect(settings == before)
  }

  @Test func valuesOfAnotherTypeChangeNothing() {
    for declaration in Self.declarations {
      var settings = TypingSettings()
      let isFlag = if case .flag = declaration.default { true } else { false }
      #expect(!declaration.set(isFlag ? .name("true") : .flag(true), in: &settings))
      #expect(!declaration.set(.name("no such value"), in: &settings))
      #expect(!declaration.set(.text("no such value"), in: &settings))
      #expect(settings == TypingSettings())
    }
  }
}
