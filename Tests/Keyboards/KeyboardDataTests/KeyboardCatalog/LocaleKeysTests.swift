import KeyboardTestSupport
import Testing
import TextUnits

/// Checks that the keys and characters named in locale files exist in the layouts.
@Suite struct LocaleKeysTests {
  private static let joiners: [String: Unicode.Scalar] = [
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
    "tatweel": "\u{0640}", "zwsp": "\u{200B}",
  ]

  @Test(arguments: LocaleFiles.layouts)
  func joinerKeysTypeTheirJoiners(id: String) throws {
    let contents = try LocaleFiles.contents(of: id)
    for (name, key) in contents.locale.joinerKeys {
      let joiner = try #require(Self.joiners[name], "unknown joiner \(name)")
      // The layouts of one language share a locale file and may lack some of its keys.
      guard let output = contents.layout.key(key)?.output else {
        #expect(["-t-", "-Latn"].contains { id.contains($0) }, "no key \(key)")
        continue
      }
      #expect(output.text == String(Character(joiner)))
    }
  }

  @Test(arguments: LocaleFiles.layouts)
  func diacriticKeysTypeMarks(id: String) throws {
    let contents = try LocaleFiles.contents(of: id)
    for key in contents.locale.diacriticKeys {
      let output = try #require(contents.layout.key(key)?.output, "no key \(key)")
      let isMark = output.text.unicodeScalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
      }
      #expect(isMark && !output.text.isEmpty, "\(key) types '\(output.text)'")
    }
  }

  @Test(arguments: LocaleFiles.layouts)
  func digitsAndSentenceMarksAreReachable(id: String) throws {
    let contents = try LocaleFiles.contents(of: id)
    let locale = contents.locale
    let reach = LayoutReach.touch(contents.layout)
    #expect(reach.missing(locale.digits.map(String.init)) == [])
    let ends = locale.doubleSpace.map { [String($0.filter { !$0.isWhitespace })] } ?? []
    // A composing language types its marks with ASCII keys.
    let typed = Set(locale.punctuation.values.filter { $0.count == 1 }.flatMap { $0 })
    #expect(
      reach.missing(
        ends + locale.sentenceMarks.filter { mark in !typed.contains { $0.contains(mark) } }) == [])
  }

  /// Layouts are decomposed internally, but key caps and accessibility names are composed: `≠` is
  /// one sign, not an equals sign with a stroke that fonts place anywhere.
  @Test(arguments: LocaleFiles.layouts)
  func capsAreComposed(id: String) throws {
    let layout = try LocaleFiles.contents(of: id).layout
    for key in layout.keys {
      let label = layout.label(for: key)
      #expect(label.utf8.elementsEqual(Normalization.nfc(label).utf8), "\(key.id)")
    }
  }
}
