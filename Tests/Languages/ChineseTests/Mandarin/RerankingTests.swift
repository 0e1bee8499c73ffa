import Evaluation
import GlobeKey
import LanguageDescription
import Mandarin
import SyllableConversion
import TestSupport
import Testing
import ToolSupport
import UserHistory

/// The best sentences are ranked again by the words on both sides of each word.
@Suite struct RerankingTests {
  private let lexicon: Lexicon
  private let options: MandarinOptions

  init() throws {
    lexicon = try DefaultDictionary.mandarin.get()
    var options = MandarinOptions()
    options.homophones = try HomophoneModel(path: DefaultDictionary.path(of: "zh-Hans-homophones"))
    self.options = options
  }

  private var plain: MandarinOptions {
    var plain = options
    plain.typing.reranksSentences = false
    return plain
  }

  private func first(_ keys: String, _ options: MandarinOptions, after text: String = "") -> String
  {
    var converter = PinyinConverter(lexicon: lexicon, options: options)
    converter.setContext(text)
    return converter.sentences(for: keys, limit: 1).first ?? ""
  }

  /// Keys with the sentence meant, which the n-grams alone do not put first.
  private static let meaning = [
    ("meitibaodaolezhegeshijian", "媒体报道了这个事件"), ("gongsitiaozhenglebianzhi", "公司调整了编制"),
    ("jiaoyushiguojiadedashi", "教育是国家的大事"), ("shushangyoujikeguoshi", "树上有几颗果实"),
    ("dongwuzaichuntianfanzhi", "动物在春天繁殖"),
    ("duishujukusheyoujiankongjijilu", "对数据库设有监控及记录"),
  ]

  @Test(arguments: meaning)
  func meaningDecides(keys: String, expected: String) {
    #expect(first(keys, options) == expected)
    #expect(first(keys, plain) != expected)
  }

  /// A longer word that the text before has comes again.
  @Test(arguments: [
    ("婚礼仪式很简单。那么，", "yishi", "仪式"),
    ("公示名单。他们说，", "gongshi", "公示"), ("公民的权利。他说，", "quanli", "权利"),
  ])
  func wordsOfTheTextBeforeComeAgain(before: String, keys: String, expected: String) {
    #expect(first(keys, options, after: before) == expected)
    #expect(first(keys, options) != expected)
  }

  /// Letters and digits stay as the engine has them, and so do words of two syllables by themselves.
  @Test(arguments: [
    ("iPhone15", ""), ("womenyongwin11ne", ""), ("bailan", ""), ("hao", "Ni"), ("yishi", "。"),
  ])
  func lettersAndShortInputsStay(keys: String, before: String) {
    #expect(first(keys, options, after: before) == first(keys, plain, after: before))
  }

  /// The list has the same candidates with the second look and without it; only sentences change
  /// places, and only among the first ones.
  @Test func onlyTheFirstSentencesMove() {
    var random = SeededGenerator(seed: 31)
    var again = PinyinConverter(lexicon: lexicon, options: options)
    var once = PinyinConverter(lexicon: lexicon, options: plain)
    let syllables = ["shi", "zai", "ta", "de", "xian", "zhong", "guo", "yi", "ji", "li", "x", "zh"]
    var moved = 0
    for _ in 0..<400 {
      let keys = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        syllables.randomElement(using: &random) ?? ""
      }.joined()
      let text = ["", "我们在", "很好，", "abc"].randomElement(using: &random) ?? ""
      again.setContext(text)
      once.setContext(text)
      for end in 1...keys.count {
        again.convert(String(keys.prefix(end)))
        once.convert(String(keys.prefix(end)))
        let lists = [texts(&again), texts(&once)]
        #expect(lists[0].sorted() == lists[1].sorted())
        #expect(lists[0].dropFirst(5) == lists[1].dropFirst(5))
        moved += lists[0] == lists[1] ? 0 : 1
      }
    }
    #expect(moved > 20)
  }

  private func texts(_ converter: inout PinyinConverter) -> [String] {
    (0..<12).compactMap { converter.candidate(at: $0)?.segment.text }
  }

  /// A key gives the same list whether the keys before it were converted one by one or at once.
  @Test func listsDependOnTheKeysAlone() {
    for keys in ["tashiyigehenhaoderen", "womenzaiwangshangxiadan", "shijieshangzuihaodeyisheng"] {
      var typed = PinyinConverter(lexicon: lexicon, options: options)
      for end in 1...keys.count { typed.convert(String(keys.prefix(end))) }
      var whole = PinyinConverter(lexicon: lexicon, options: options)
      whole.convert(keys)
      #expect(texts(&typed) == texts(&whole))
    }
  }

  /// Words that the user typed keep their place in the best sentence.
  @Test func wordsTypedBeforeStay() {
    let memory = MemoryHistory()
    for (keys, expected) in Self.meaning {
      let usual = first(keys, plain)
      var typist = LearningTypist(
        InputSession(
          method: Mandarin.inputMethod(lexicon: lexicon, options: plain, history: memory)))
      memory.carryOut((typist.type(keys, meaning: usual) ?? []).map(Effect.learn))
      var converter = PinyinConverter(lexicon: lexicon, options: options, history: memory)
      #expect(converter.sentences(for: keys, limit: 1) == [usual])
      #expect(usual != expected)
    }
  }

  /// The parts of an explained cost add up, and the best sentence has the lowest of those compared.
  @Test func explanationsAddUp() {
    for (keys, expected) in Self.meaning {
      var converter = PinyinConverter(lexicon: lexicon, options: options)
      let sentences = converter.explain(keys, sentences: 5, words: 0).sentences
      #expect(sentences.first?.text == expected)
      #expect(sentences.allSatisfy { $0.parts.total == $0.cost })
      #expect(sentences.first?.end.contains { $0.kind == .context } == true)
      let compared = sentences.filter { $0.end.contains { $0.kind == .context } }
      #expect(compared.map(\.cost) == compared.map(\.cost).sorted())
    }
  }

  /// `why-not` names the second look where it decided.
  @Test func diagnosisNamesTheSecondLook() throws {
    for (keys, _) in Self.meaning {
      var converter = PinyinConverter(lexicon: lexicon, options: options)
      guard case .lower(let comparison) = converter.whyNot(keys, text: first(keys, plain)) else {
        Issue.record("\(keys) is not lower")
        continue
      }
      #expect(comparison.losing == .context)
    }
  }

  /// Without the model, or with one that cannot be read, the order is the engine's.
  @Test func aLostModelChangesNothing() throws {
    let folder = try TemporaryFolder()
    let keys = try #require(Self.meaning.first).0
    for damaged in [nil, Array("no image".utf8), SmallHomophones.manifest.utf8.map { $0 }] {
      if let damaged { try folder.write("zh-Hans-homophones.imedict", damaged) }
      let resources = LanguageResources(imagePath: { name in
        name == "zh-Hans-homophones"
          ? "\(folder.path)/\(name).imedict" : try DefaultDictionary.path(of: name)
      })
      let language = try MandarinLanguage(resources)
      var engine = try language.makeEngine(TypingChoices())
      #expect(engine.texts(forLine: keys, after: "", limit: 1) == [first(keys, plain)])
    }
  }
}
