import Foundation
import KeyboardTestSupport
import Testing
import TextUnits

/// Checks that every character that CLDR lists for a language can be typed on its keyboards.
@Suite struct ReachabilityTests {
  /// The exemplar characters that keys must type. Ideographs and Katakana come from conversion,
  /// Hangul syllables have their own test, and compatibility forms (full width, vertical, no-break)
  /// are variants of characters that are checked.
  private func exemplars(_ id: String, _ kind: UnicodeSet.Exemplars) throws -> [String] {
    let description = try #require(StandardKeyboards.description(of: id))
    let set = try #require(UnicodeSet.exemplars(of: description.primaryLanguage, kind: kind))
    return set.members.filter { text in
      !text.unicodeScalars.contains {
        $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value)
          || (0x30A1...0x30FE).contains($0.value) || $0 == "々"
      } && (kind == .main || text.precomposedStringWithCompatibilityMapping == text)
    }
  }

  /// A layout that gains a character must be removed from the list.
  @Test(arguments: LayoutGaps.ids)
  func listedGapsAreStillGaps(id: String) throws {
    let reach = LayoutReach.touch(try LocaleFiles.contents(of: id).layout)
    #expect(LayoutGaps.of(id).isDisjoint(with: reach.outputs.map(\.text)))
  }

  private func expectNothing(
    _ missing: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let names = missing.map { text in
      "\(text) " + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "+")
    }
    #expect(names == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: LocaleFiles.layouts)
  func lettersByTouch(id: String) throws {
    let reach = LayoutReach.touch(try LocaleFiles.contents(of: id).layout)
    expectNothing(try reach.missing(exemplars(id, .main)))
  }

  @Test(arguments: LocaleFiles.layouts)
  func capitalsByTouch(id: String) throws {
    let contents = try LocaleFiles.contents(of: id)
    guard contents.locale.capitalizesSentences else { return }
    let casing = Casing(language: contents.locale.primaryLanguage)
    let capitals = try exemplars(id, .main).map { casing.uppercased($0) }.filter { $0.count == 1 }
    expectNothing(LayoutReach.touch(contents.layout).missing(capitals))
  }

  @Test(arguments: LocaleFiles.layouts)
  func lettersByHardware(id: String) throws {
    let reach = LayoutReach.hardware(try LocaleFiles.contents(of: id).layout)
    expectNothing(try reach.missing(exemplars(id, .main)))
  }

  @Test(arguments: LocaleFiles.layouts)
  func punctuationByTouch(id: String) throws {
    let contents = try LocaleFiles.contents(of: id)
    // ASCII marks become the language's own where an engine composes.
    let composed = contents.locale.punctuation.values.joined()
    let marks = Set(try exemplars(id, .punctuation)).subtracting(LayoutGaps.of(id))
    expectNothing(LayoutReach.touch(contents.layout).missing(marks.subtracting(composed)))
  }

  @Test(arguments: LocaleFiles.layouts)
  func numbersByTouch(id: String) throws {
    let contents = try LocaleFiles.contents(of: id)
    let reach = LayoutReach.touch(contents.layout)
    expectNothing(try reach.missing(Set(exemplars(id, .numbers)).subtracting(LayoutGaps.of(id))))
    expectNothing(reach.missing(contents.locale.digits.map(String.init)))
  }

  /// Marks that the typing aids insert can also be typed by hand.
  @Test(arguments: LocaleFiles.layouts)
  func quotationMarksByTouch(id: String) throws {
    let contents = try LocaleFiles.contents(of: id)
    let marks =
      contents.locale.quotationMarks
      + [contents.locale.apostrophe, contents.locale.dash]
      .compactMap { $0 }
    expectNothing(LayoutReach.touch(contents.layout).missing(marks))
  }

  /// A keyboard types all printable ASCII characters exactly if its description says so.
  @Test(arguments: LocaleFiles.layouts)
  func asciiWhereItIsDeclared(id: String) throws {
    let description = try #require(StandardKeyboards.description(of: id))
    let ascii = (0x20...0x7E).compactMap { Unicode.Scalar($0).map { String($0) } }
    let missing = LayoutReach.touch(try LocaleFiles.contents(of: id).layout).missing(ascii)
    #expect(missing.isEmpty == description.isASCIICapable, "missing: \(missing)")
  }

  // MARK: Hangul

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ",
    "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
  ]
  private static let finals = [
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ",
    "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  /// All syllables of modern Korean, letter by letter; debug builds check a sample.
  @Test func everyHangulSyllable() throws {
    let layout = try LocaleFiles.contents(of: "ko").layout
    for reach in [LayoutReach.touch(layout), .hardware(layout)] {
      let keys = Dictionary(
        reach.outputs.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
      var wrong: [String] = []
      var number: UInt32 = 0
      for initial in Self.initials {
        for vowel in Self.vowels {
          for final in Self.finals {
            defer { number += 1 }
            #if DEBUG
              if number % 37 != 0 { continue }
            #endif
            let letters = (String(initial) + vowel + final).map(String.init)
            let syllable = Unicode.Scalar(0xAC00 + number).map { String($0) } ?? ""
            let outputs = letters.compactMap { keys[$0] }
            if reach.text(typing: outputs) != syllable { wrong.append(syllable) }
          }
        }
      }
      #expect(wrong == [])
    }
  }
}
