import InputCore
import LanguageCatalog
import LanguageDescription
import TestSupport
import Testing

/// Descriptions of candidates for people who hear them.
@Suite struct DescriptionTests {
  private func engine(_ tag: String, _ options: [String] = []) throws -> any InputEngine {
    let language = try #require(LanguageCatalog.standard.composing.first { $0.tag == tag })
    let resources = LanguageResources(imagePath: { try DefaultDictionary.path(of: $0) })
    let opened = try #require(try language.composition?.open(resources))
    return try opened.makeEngine(TypingChoices(options: options))
  }

  /// Types keys and returns the descriptions of the candidates shown, by their texts.
  private func descriptions(
    _ tag: String, _ keys: String
  ) throws -> [String: [CharacterDescription]] {
    var engine = try engine(tag)
    var page: CandidatePage?
    for key in try KeyNotation.parse(keys) {
      for case .showCandidates(let shown) in engine.handle(key) { page = shown }
    }
    let candidates = try #require(page).candidates
    return Dictionary(
      candidates.map { ($0.text, engine.descriptions(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    // 纪 is also a family name in another tone.
    ("zh-Hans", "shiji", "世纪", "世界的世，纪录片的纪", ["shì", "ji"]),
    ("zh-Hans", "shiji", "实际", "实现的实，国际的际", ["shí", "jì"]),
    ("zh-Hans", "ta", "他", "他们的他", ["tā"]), ("zh-Hans", "ta", "她", "女字旁的她", ["tā"]),
    ("zh-Hans", "chang", "长", "长期的长", ["cháng"]), ("zh-Hans", "zhang", "长", "增长的长", ["zhǎng"]),
    ("zh-Hans", "lv", "绿", "绿色的绿", ["lǜ"]),
    ("zh-Hant", "g4", "事", "事件的事", ["ㄕˋ"]), ("yue", "si", "時", "時間嘅時", ["si4"]),
    ("ja", "gakki<Space>", "学期", "学校の学，時期の期", ["ガク・まなぶ", "キ"]),
    ("ja", "gakki<Space>", "楽器", "音楽の楽，武器の器", ["ガク・たのしい", "キ"]),
  ])
  func charactersAreToldApart(
    tag: String, keys: String, text: String, spoken: String, readings: [String]
  ) throws {
    let found = try #require(try descriptions(tag, keys)[text])
    #expect(found.spoken == spoken)
    #expect(found.map(\.reading) == readings)
  }

  /// The words that describe do not depend on how the language is typed.
  @Test(arguments: [
    ("yue", "no-latin", "時間嘅時"), ("zh-Hant", "no-latin", "時間的時"),
    ("zh-Hans", "traditional", "時候的時"),
  ])
  func optionsKeepTheWords(tag: String, option: String, spoken: String) throws {
    let candidate = Candidate(Segment(reading: "", syllableEnds: [], text: "時"))
    #expect(try engine(tag, [option]).descriptions(of: candidate).spoken == spoken)
  }

  /// Candidates with one sound have different descriptions, as far as they are described at all.
  @Test(arguments: [
    ("zh-Hans", ["shi", "ji", "yi", "li", "ta", "zhi", "xian", "shiji", "gongshi", "yishi"]),
    ("zh-Hant", ["g4", "ru4", "u4", "xu4"]), ("yue", ["si", "gei", "ji", "jyun"]),
    ("ja", ["kikan<Space>", "kousei<Space>", "kaeru<Space>", "hashi<Space>", "shi<Space>"]),
  ])
  func descriptionsDiffer(tag: String, inputs: [String]) throws {
    for keys in inputs {
      let found = try descriptions(tag, keys).filter { !$0.value.isEmpty }
      #expect(Set(found.values.map(\.spoken)).count == found.count, "\(keys)")
      #expect(found.count > 3, "\(keys)")
    }
  }

  /// Text that is heard as it is has no description: letters, emoji, and languages with letters.
  @Test(arguments: [("zh-Hans", "iPhone"), ("zh-Hans", "😄"), ("ja", "→"), ("ko", "한국")])
  func otherTextIsNotDescribed(tag: String, text: String) throws {
    let candidate = Candidate(Segment(reading: "", syllableEnds: [], text: text))
    #expect(try engine(tag).descriptions(of: candidate).isEmpty)
  }
}
