import InputCore
import Mandarin
import TestSupport
import Testing

/// Names and shortcuts of the host among the candidates.
@Suite struct HostPhraseTests {
  private func session(
    _ entries: [HostEntry], options: MandarinOptions = MandarinOptions()
  ) throws -> InputSession<MultistageMethod<PinyinConverter>> {
    let method = Mandarin.inputMethod(
      lexicon: try DefaultDictionary.mandarin.get(), options: options)
    var session = InputSession(method: method)
    session.hostPhrases = session.hostPhrases(of: entries)
    return session
  }

  private func candidates(
    _ keys: String, in session: InputSession<MultistageMethod<PinyinConverter>>
  ) throws -> [String] {
    var session = session
    var texts: [String] = []
    for event in try KeyNotation.parse(keys) {
      for case .showCandidates(let page) in session.handle(event) {
        texts = page.candidates.map(\.text)
      }
    }
    return texts
  }

  private func name(_ text: String) -> HostEntry {
    HostEntry(input: text, text: text, isShortcut: false)
  }

  @Test(arguments: [("张苇", "zhangwei"), ("李晓茗", "lixiaoming"), ("西安", "xi'an")])
  func namesComeSecond(text: String, keys: String) throws {
    let found = try candidates(keys, in: session([name(text)]))
    #expect(found.prefix(2).contains(text), "\(found)")
    #expect(found.filter { $0 == text }.count == 1)
  }

  /// 单 is read dān as a word and shàn as a family name. A name that the dictionary finds as well is
  /// offered once.
  @Test(arguments: [("单", "shan"), ("张苇", "zhangwei")])
  func namesWithReadings(text: String, keys: String) throws {
    let entries = [name(text), HostEntry(input: keys, text: text, isShortcut: false)]
    let found = try candidates(keys, in: session(entries))
    #expect(found.prefix(2).contains(text), "\(found)")
    #expect(found.filter { $0 == text }.count == 1)
  }

  /// A whole line has the candidates of the keys.
  @Test func wholeLines() throws {
    var session = try session([
      HostEntry(input: "omw", text: "On my way!", isShortcut: true), name("张苇"),
    ])
    #expect(session.texts(forLine: "omw", limit: 1) == ["On my way!"])
    let names = session.texts(forLine: "zhangwei", limit: 3)
    #expect(names.count == 3 && names[1] == "张苇")
    #expect(session.texts(forLine: "zhangweinihao", limit: 3).allSatisfy { $0 != "张苇" })
  }

  @Test func shortcutsComeFirstInAnyCase() throws {
    let session = try session([
      HostEntry(input: "Omw", text: "On my way!", isShortcut: true),
      HostEntry(input: "two words", text: "none", isShortcut: true),
    ])
    #expect(try candidates("omw", in: session).first == "On my way!")
  }

  @Test func namesOfAnotherLanguageAreNotOffered() throws {
    let names = ["Zebulon", "山田", "Αλέξης", "", "𠮷野家"].map(name)
    let usual = try candidates("nihao", in: session([]))
    #expect(try candidates("nihao", in: session(names)) == usual)
  }

  @Test func doublePinyinHasItsOwnKeys() throws {
    var options = MandarinOptions()
    options.typing = try PinyinTyping(names: ["xiaohe"])
    let found = try candidates("vhww", in: session([name("张苇")], options: options))
    #expect(found.prefix(2).contains("张苇"))
  }

  /// The dictionary is searched once for all names.
  @Test func manyNames() throws {
    let letters = Array("王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗")
    let names = letters.flatMap { first in letters.map { name("\(first)\($0)苇") } }
    let found = try candidates("wangliwei", in: session(names))
    #expect(found.contains("王李苇"))
  }
}
