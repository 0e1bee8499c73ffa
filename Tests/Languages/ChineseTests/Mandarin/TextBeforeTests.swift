import ChineseText
import InputCore
import Mandarin
import SyllableConversion
import TestSupport
import Testing
import TextDocument
import ToolSupport
import UserHistory

/// Conversion takes the preceding text into account.
@Suite struct TextBeforeTests {
  typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  private let lexicon: Lexicon

  init() throws { lexicon = try DefaultDictionary.mandarin.get() }

  private func first(
    _ keys: String, after text: String, _ converter: inout PinyinConverter
  ) -> String {
    converter.setContext(text)
    return converter.sentences(for: keys, limit: 1).first ?? ""
  }

  @Test(arguments: [
    ("", "yu", "与"), ("下", "yu", "雨"), ("外面在下", "yu", "雨"),
    ("数学", "gongshi", "公式"), ("发动", "gongshi", "攻势"),
    ("一张", "zhi", "纸"), ("二十一", "shiji", "世纪"), ("凭", "shili", "实力"),
    // Partly typed words are completed, however long the text before and after is.
    ("表", "shi", "示"), ("星", "qi", "期"), ("葡", "tao", "萄"), ("人民表", "shi", "示"),
    ("该医院党", "weishuji", "委书记"), ("接受中", "yangdianshi", "央电视"),
    // A mark or a new line starts a sentence; letters count as an unknown word.
    ("下，", "yu", "与"), ("下\n", "yu", "与"), ("下 ", "yu", "与"), ("下abc", "yu", "与"),
    ("下雨了。外面在下", "yu", "雨"), ("iPhone外面在下", "yu", "雨"),
    // Another clause begins, although no mark was typed.
    ("退出程序", "zhebiaoshicuowu", "这表示错误"), ("你们真的认为", "woburenshita", "我不认识他"),
  ])
  func precedingTextDecides(before: String, keys: String, expected: String) {
    var converter = PinyinConverter(lexicon: lexicon)
    #expect(first(keys, after: before, &converter) == expected)
  }

  /// The preceding text is in the output form of Chinese.
  @Test(arguments: [("數學", "gongshi", "公式"), ("一張", "zhi", "紙"), ("發動", "gongshi", "攻勢")])
  func traditionalContextIsUnderstood(before: String, keys: String, expected: String) throws {
    var options = MandarinOptions()
    options.script = try ScriptConverter(.s2t, tables: DefaultDictionary.chineseTables.get())
    var converter = PinyinConverter(lexicon: lexicon, options: options)
    #expect(first(keys, after: before, &converter) == expected)
  }

  /// A converter that has seen other texts and keys gives the same result as a new one.
  @Test func convertersKeepNoOldContext() {
    var random = SeededGenerator(seed: 3)
    var used = PinyinConverter(lexicon: lexicon)
    let texts = ["", "下", "数学", "一张", "我们去", "上海，", "天气很", "abc", "中华人民共和国的"]
    let keys = ["yu", "yushi", "gongshi", "zhi", "shijie", "womendeshijie", "hao", "xi'an"]
    for _ in 0..<300 {
      let text = texts.randomElement(using: &random) ?? ""
      let line = keys.randomElement(using: &random) ?? ""
      var new = PinyinConverter(lexicon: lexicon)
      new.setContext(text)
      used.setContext(text)
      #expect(used.sentences(for: line, limit: 3) == new.sentences(for: line, limit: 3))
      let (sentences, words) = used.explain(line, sentences: 2, words: 3)
      for explanation in sentences + words { #expect(explanation.parts.total == explanation.cost) }
      #expect(sentences.first?.text == used.sentences(for: line, limit: 1).first)
    }
  }

  /// The rest of a composition takes a chosen part into account.
  @Test func restFollowsTheChosenText() throws {
    var session = Session(method: Mandarin.inputMethod(lexicon: lexicon))
    var page: CandidatePage?
    for character in "xiayu" { page = Self.page(of: session.perform(.insert(character))) }
    while let shown = page, !shown.candidates.contains(where: { $0.text == "下" }) {
      page = Self.page(of: session.perform(.nextPage))
    }
    let index = try #require(page?.candidates.firstIndex { $0.text == "下" })
    let rest = try #require(Self.page(of: session.perform(.selectCandidate(index))))
    #expect(rest.candidates.first?.text == "雨")
  }

  private static func page(of effects: [Effect]) -> CandidatePage? {
    for case .showCandidates(let page) in effects { return page }
    return nil
  }

  /// Without context from the host, the last commit is used if nothing has changed since.
  @Test(arguments: [nil, "", "外面在下", "别的"]) func hostsWithoutContext(shown: String?) throws {
    var session = Session(method: Mandarin.inputMethod(lexicon: lexicon))
    for character in "waimianzaixia" { _ = session.perform(.insert(character)) }
    #expect(session.perform(.commit).contains(.insertText("外面在下")))
    let context = InputContext(documentContextBeforeInput: shown)
    for character in "yu" { _ = session.perform(.insert(character), context: context) }
    let isKnown = shown == nil || shown == "外面在下"
    #expect(session.perform(.commit).contains(.insertText("雨")) == isKnown)
  }

  /// The second of two one-key compositions uses the lesson of the first.
  @Test func lessonsApplyToTheNextComposition() throws {
    let memory = MemoryHistory()
    var session = Session(method: Mandarin.inputMethod(lexicon: lexicon, history: memory))
    var firsts: [String] = []
    for _ in 0..<5 {
      let page = try #require(Self.page(of: session.perform(.insert("e"))))
      firsts.append(page.candidates[0].text)
      let index = try #require(page.candidates.firstIndex { $0.text == "饿" })
      memory.carryOut(session.perform(.selectCandidate(index)))
    }
    #expect(firsts.first != "饿" && firsts.last == "饿")
  }

  /// A composition keeps the end of the text it started after, and saves it.
  @Test func savedCompositionsKeepTheirContext() throws {
    var session = Session(method: Mandarin.inputMethod(lexicon: lexicon))
    let context = InputContext(documentContextBeforeInput: "外面在下")
    _ = session.perform(.insert("y"), context: context)
    var other = Session(
      method: Mandarin.inputMethod(lexicon: lexicon), composition: session.composition)
    _ = other.perform(.insert("u"))
    #expect(other.perform(.commit).contains(.insertText("雨")))
  }
}
