import Testing
import TextUnits

/// Language tags: canonical form, likely subtags, and direction.
@Suite struct LanguageTagTests {
  @Test(
    arguments: [
      ("en-US", "en-US"), ("EN-us", "en-US"), ("zh_CN", "zh-CN"), ("zh_hans_cn", "zh-Hans-CN"),
      ("iw", "he"), ("iw_IL", "he-IL"), ("in-ID", "id-ID"), ("ji", "yi"), ("mo-MD", "ro-MD"),
      ("sh", "sr-Latn"), ("sh-Cyrl-RS", "sr-Cyrl-RS"), ("tl-PH", "fil-PH"), ("eng-US", "en-US"),
      ("heb", "he"), ("zh-yue", "yue"), ("i-klingon", "tlh"), ("my-BU", "my-MM"),
      ("de-DD", "de-DE"), ("ru-SU", "ru-RU"), ("uk-SU", "uk-UA"), ("en-UK", "en-GB"),
      ("es-419", "es-419"), ("tr-t-k0-trkeyf", "tr-t-k0-trkeyf"), ("de-DE-1996", "de-DE-1996"),
      ("EN-u-NU-arab", "en-u-nu-arab"), ("und", "und"), ("sr-Qaai", "sr-Zinh"),
    ])
  func canonical(text: String, expected: String) throws {
    let tag = try LanguageTag(text)
    #expect(tag.text == expected)
    #expect(try LanguageTag(tag.text) == tag)
  }

  @Test(
    arguments: [
      "", "e", "-", "--", "en-", "-en", "en--US", "en-US-x-", "en-a", "x-foo", "root", "en US",
      "en-Latn-Latn", "zh-Hans_CN@pinyin", "C", "POSIX.UTF-8", "français", "en-ſ", "😀",
      "abcdefghi", "en-US-123456789", String(repeating: "en-", count: 90_000), "en\u{0}-US",
    ])
  func malformed(text: String) {
    #expect(throws: LanguageTagError.malformed(text)) { try LanguageTag(text) }
  }

  @Test(
    arguments: [
      ("zh_CN", "zh-Hans-CN"), ("zh", "zh-Hans-CN"), ("zh-TW", "zh-Hant-TW"),
      ("fa", "fa-Arab-IR"), ("sr", "sr-Cyrl-RS"), ("en-t-k0-dvorak", "en-Latn-US-t-k0-dvorak"),
      ("zqz", "zqz"), ("iw", "he-Hebr-IL"),
    ])
  func maximised(text: String, expected: String) throws {
    #expect(try LanguageTag(text).maximised.text == expected)
  }

  @Test(
    arguments: [
      ("zh_CN", "zh-Hans-CN"), ("zh-TW", "zh-Hant-TW"), ("en", "en-US"), ("fa", "fa-IR"),
      ("iw", "he-IL"), ("sr", "sr-Cyrl-RS"), ("pt-BR", "pt-BR"), ("ja", "ja-JP"),
      ("tr-t-k0-trkeyf", "tr-TR-t-k0-trkeyf"), ("ja-Latn", "ja-Latn-JP"), ("zqz", "zqz"),
    ])
  func forKeyboard(text: String, expected: String) throws {
    #expect(try LanguageTag(text).forKeyboard.text == expected)
  }

  @Test(
    arguments: [
      ("ar", true), ("fa-IR", true), ("he", true), ("iw", true), ("ur-PK", true), ("yi", true),
      ("dv", true), ("pa-PK", true), ("pa-IN", false), ("az-IR", true), ("az", false),
      ("en", false), ("ja", false), ("en-Arab", true), ("ar-Latn", false), ("ks-Deva", false),
      ("uz-AF", true), ("ug", true), ("ckb", true),
    ])
  func direction(text: String, isRightToLeft: Bool) throws {
    #expect(try LanguageTag(text).direction == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test func namesAndParts() throws {
    let tag = try LanguageTag("zh_hant_hk")
    #expect(tag.language == "zh" && tag.script == "Hant" && tag.region == "HK")
    #expect(tag.englishName == "Chinese" && tag.nativeName == "中文" && tag.isKnown)
    for unknown in ["zqz", "en-QQ", "en-Qqqq", "abcde"] {
      #expect(try !LanguageTag(unknown).isKnown, "\(unknown)")
    }
  }
}
