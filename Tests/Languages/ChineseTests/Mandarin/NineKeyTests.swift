import GlobeKey
import Mandarin
import TestSupport
import Testing

/// Pinyin on nine keys from the user's point of view.
@Suite struct NineKeyTests {
  typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  private func session(_ keys: String) throws -> Session {
    let method = Mandarin.nineKeyMethod(lexicon: try DefaultDictionary.mandarin.get())
    var session = Session(method: method, keymap: .nineKey)
    for key in try KeyNotation.parse(keys) { _ = session.handle(key) }
    return session
  }

  @Test(arguments: [
    ("64426", "你好"), ("94664486", "中国"), ("966367874264424", "我们去上海"),
    ("962464", "我爱你"), ("2345464", "北京"), ("94664482736646466443486", "中华人民共和国"),
    ("5468426842674436426", "今天天气很好"), ("9245426", "再见"), ("744", "是"), ("96", "我"),
    // ü is on the key of v, and an apostrophe ends a syllable.
    ("5873", "绿色"), ("6837", "女儿"), ("94'26", "西安"), ("64'426", "你好"),
    // Typed letters are exact, alone or between digits.
    ("nihao", "你好"), ("n4426", "你好"), ("64hao", "你好"), ("m4", "米"), ("xi'an", "西安"),
    ("Python", "Python"),
  ])
  func bestCandidateComesFirst(keys: String, expected: String) throws {
    var converter = PinyinConverter(
      lexicon: try DefaultDictionary.mandarin.get(),
      options: MandarinOptions(typing: PinyinTyping(keys: .nine)))
    #expect(converter.sentences(for: keys, limit: 1) == [expected])
  }

  @Test(arguments: [
    // The last syllable may be incomplete, and short input matches initials.
    ("946644", "中国"), ("946644867", "中国人"), ("69", "没有"), ("96", "我们"), ("6426", "你好"),
    // All syllables on the same keys are offered.
    ("64", "你"), ("64", "米"), ("943943", "谢谢"), ("943943", "这些"),
  ])
  func isOffered(keys: String, text: String) throws {
    var converter = PinyinConverter(
      lexicon: try DefaultDictionary.mandarin.get(),
      options: MandarinOptions(typing: PinyinTyping(keys: .nine)))
    converter.convert(keys)
    let first = (0..<300).lazy.compactMap { converter.candidate(at: $0) }.map(\.text)
    #expect(first.contains(text))
  }

  @Test(arguments: [
    ("64426", "ni hao|"), ("94664486", "zhong guo|"), ("94'26", "xi'an|"), ("5873", "lv se|"),
    ("n4426", "ni hao|"), ("4", "h|"),
    // Caret positions count letters, and the text after the caret keeps its letters.
    ("64426<Left>", "mi ha|o"), ("64426<Left><Left><Left>", "ni|hao"),
    ("64426<C-Left>", "ni|hao"), ("64426<Home>", "|ni hao"), ("94'26<Left><Left>", "yi'|an"),
    ("64426<Left><Left><Left><End>", "ni hao|"), ("64426<Home><Right>", "n|ihao"),
    // After choosing a prefix, Backspace first undoes the choice, then deletes keystrokes.
    ("64426<C-Left><Space>", "你hao|"), ("64426<C-Left><Space><BackSpace>", "ni hao|"),
    ("64426<C-Left><Space>6", "你gan m|"), ("64426<C-Left><Space>6<BackSpace>", "你hao|"),
    ("64426<BackSpace>", "mi ha|"), ("64426<BackSpace><BackSpace><BackSpace>", "ni|"),
    ("64426<C-BackSpace>", "ni|"), ("64426<C-Left><BackSpace>", "n|ian"),
    ("64426<Escape>", "|"),
  ])
  func markedText(keys: String, expected: String) throws {
    let composition = try session(keys).composition
    #expect(composition.preedit.textWithCaret == expected)
    #expect(composition.segments.map(\.reading).joined() == composition.keystrokes)
  }

  @Test(arguments: [
    ("64426<Return>", "nihao"), ("94'26<Return>", "xi'an"), ("64426<Left><Return>", "mihao"),
    ("64426<C-Left><Space><Return>", "nihao"), ("5873<Return>", "lvse"),
    ("64426<Space>", "你好"), ("64426,", "你好，"),
  ])
  func committed(keys: String, expected: String) throws {
    let events = try KeyNotation.parse(keys)
    var session = try session("")
    var document = InMemoryDocument()
    for event in events { session.handle(event).forEach { document.apply($0) } }
    #expect(document.text == expected)
    #expect(!session.isComposing)
  }

  private func readings(_ effects: [Effect]) -> [String] {
    for case .showCandidates(let page) in effects { return page.readings }
    return []
  }

  /// The reading of each syllable can be chosen in turn; Backspace goes back.
  @Test func readingsCanBeChosen() throws {
    var session = try session("6442")
    #expect(readings(session.handle(KeyEvent("6"))) == ["ni", "mi", "o", "m", "n", "ng"])
    let second = session.perform(.selectReading(1))
    #expect(session.composition.preedit.text == "mi gao")
    #expect(readings(second).contains("gan"))
    _ = session.perform(.selectReading(try #require(readings(second).firstIndex(of: "gan"))))
    #expect(session.composition.preedit.text == "mi gan")
    #expect(session.composition.converted.map(\.text).joined().count == 2)
    for expected in ["mi gao", "ni hao", "mi ha"] {
      _ = session.handle(KeyEvent(.named(.backspace)))
      #expect(session.composition.preedit.text == expected)
    }
    #expect(session.perform(.selectReading(99)) == [.alert(.noSuchCandidate)])
  }

  /// A chosen reading ends its syllable. Letters typed after it keep it, and Escape drops it.
  @Test(arguments: [("xi", "xi"), ("xian", "xian"), ("x", "x "), ("xia", "xia ")])
  func chosenReadingsEndTheirSyllable(reading: String, prefix: String) throws {
    var session = try session("9426")
    _ = session.perform(
      .selectReading(try #require(currentReadings(session).firstIndex(of: reading))))
    #expect(session.composition.preedit.text.hasPrefix(prefix))
    #expect(session.composition.segments.first?.syllableEnds.first == reading.count)
    let before = session.composition
    _ = session.perform(.insert("4"))
    _ = session.handle(KeyEvent(.named(.backspace)))
    #expect(session.composition == before)
    _ = session.perform(.cancel)
    #expect(session.composition.preedit.text == "xiao")
  }

  private func currentReadings(_ session: Session) -> [String] {
    var converter = session.method.makeWorkspace()
    converter.convert(session.composition.keystrokes)
    return converter.readings().map(\.letters)
  }

  @Test func chosenTextFixesItsReading() throws {
    var session = try session("64426")
    _ = session.perform(.selectReading(1))
    _ = session.perform(.moveCaret(.syllableLeft))
    _ = session.perform(.commit)
    #expect(session.composition.preedit.text.hasSuffix("gao"))
    #expect(session.composition.chosen.map(\.letters) == ["mi"])
    _ = session.handle(KeyEvent(.named(.backspace)))
    #expect(session.composition.preedit.text == "mi gao")
    #expect(session.perform(.commitRaw) == [.insertText("migao"), .hideCandidates])
  }

  /// The host's caret position counts letters and the spaces between syllables, which belong to no
  /// keystroke.
  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (6, 5)])
  func hostsCanPlaceTheCaret(offset: Int, caret: Int) throws {
    var session = try session("64426")
    _ = session.handle(.caretMoved(inMarkedText: offset))
    #expect(session.composition.caret == caret)
  }

  /// On a keyboard with a digit row, the nine keys are commands; digits choose a candidate or type
  /// themselves.
  @Test func keyboardsWithADigitRow() throws {
    let method = Mandarin.nineKeyMethod(lexicon: try DefaultDictionary.mandarin.get())
    var session = Session(method: method, keymap: .nineKeyBesideDigits)
    #expect(session.handle(KeyEvent("6")) == [.passThrough(KeyEvent("6"))])
    for digit in "64426" { _ = session.perform(.insert(digit)) }
    #expect(session.handle(KeyEvent("1")) == [.insertText("你好"), .hideCandidates])
  }

  @Test func digitsOfLetters() {
    #expect(PinyinKeys.nine.keystrokes(for: ["xi'an"]) == "94'26")
    #expect(
      PinyinKeys.nine.keystrokes(for: ["abcdefghijklmnopqrstuvwxyzü"])
        == "222333444555666777788899998")
    #expect(PinyinKeys.letters.keystrokes(for: ["xi'an"]) == "xi'an")
    #expect(PinyinKeys.letters(on: UInt8(ascii: "7")) == Array("pqrs".utf8))
    #expect(PinyinKeys.letters(on: UInt8(ascii: "1")) == [])
  }
}
