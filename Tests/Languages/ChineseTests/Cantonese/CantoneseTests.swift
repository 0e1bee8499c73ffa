import Cantonese
import InputCore
import SyllableConversion
import TestSupport
import Testing
import ToolSupport

/// Jyutping with and without tones.
@Suite struct CantoneseTests {
  private func texts(_ keys: String, limit: Int = 5) throws -> [String] {
    var converter = Cantonese.sentenceConverter(lexicon: try DefaultDictionary.cantonese.get())
    return converter.sentences(for: keys, limit: limit)
  }

  @Test(arguments: [
    ("nei5hou2", "你好"), ("neihou", "你好"), ("m4goi1", "唔該"), ("hoenggong", "香港"),
    ("keoi5dei6", "佢哋"), ("ngan4hong4", "銀行"),
  ])
  func wordsComeFirst(keys: String, word: String) throws {
    #expect(try texts(keys).first == word)
  }

  /// Everyday sentences. Words and particles of spoken Cantonese that written Chinese lacks come before their
  /// homophones.
  @Test(arguments: [
    ("niginsaamgeidocin", "呢件衫幾多錢"), ("neisikmsikgonggwongdungwaa", "你識唔識講廣東話"),
    ("tinheigamjitjiujamdodiseoi", "天氣咁熱要飲多啲水"), ("kamjatlokzohoudaaijyu", "琴日落咗好大雨"),
    ("ngojigaahouguisoengfangaau", "我而家好攰想瞓覺"), ("keoideihaagojyutgitfan", "佢哋下個月結婚"),
    ("ngohaidoudangneifaanlai", "我喺度等你返嚟"), ("neisikzofaanmei", "你食咗飯未"),
  ])
  func everydaySentences(keys: String, text: String) throws {
    #expect(try texts(keys).first == text)
  }

  /// An explained cost includes the frequency that is added to the model's cost.
  @Test func costsAreTheSumOfTheirParts() throws {
    let lexicon = try DefaultDictionary.cantonese.get()
    let model = lexicon.model
    let scorer = model.makeScorer()
    var random = SeededGenerator(seed: 20_261_123)
    var counted = 0
    for _ in 0..<2_000 {
      let words = (0..<2).map { _ in
        let limit = Bool.random(using: &random) ? 500 : lexicon.wordCount
        return WordID(Int.random(in: 0..<limit, using: &random))
      }
      let before = scorer.score(words[0], after: model.start).next
      let parts = model.explain(words[1], after: before)
      #expect(parts.reduce(0) { $0 + $1.cost } == scorer.score(words[1], after: before).cost)
      counted += parts.count { $0.name == "frequency by itself" }
    }
    #expect(counted > 1_900)
  }

  @Test func tonesRestrictWords() throws {
    #expect(try texts("hou", limit: 60).contains("毫"))
    #expect(try !texts("hou2", limit: 60).contains("毫"))
    #expect(try texts("hou4", limit: 60).contains("毫"))
  }

  /// A word of the document can be reconverted, with its tones if tones are typed.
  @Test(arguments: [(false, "hoenggong"), (true, "hoeng1gong2")]) func wordsCanBeReconverted(
    hasTones: Bool, keystrokes: String
  ) throws {
    let options = CantoneseOptions(hasTones: hasTones)
    var session = InputSession(
      method: Cantonese.inputMethod(
        lexicon: try DefaultDictionary.cantonese.get(), options: options),
      keymap: Cantonese.keymap(for: options))
    _ = session.perform(.reconvert, context: InputContext(documentContextBeforeInput: "我喺香港"))
    #expect(session.composition.keystrokes == keystrokes)
    #expect(session.perform(.commit).contains(.insertText("香港")))
  }

  /// A word picked three times comes first, with or without tones. The usual word returns to the
  /// top after it was picked once more than that. A single pick does not stick, and an undone
  /// commit teaches nothing.
  @Test func choicesAreLearned() throws {
    let memory = MemoryHistory()
    let lexicon = try DefaultDictionary.cantonese.get()
    func typist(hasTones: Bool) -> CandidateTypist<MultistageMethod<TonalConverter>> {
      let method = Cantonese.inputMethod(
        lexicon: lexicon, options: CantoneseOptions(hasTones: hasTones), history: memory)
      return CandidateTypist(memory) { InputSession(method: method) }
    }
    let plain = typist(hasTones: false)
    #expect(plain.first("gungsi") == "公司")
    #expect(plain.chooseAndUndo("公事", for: "gungsi") && memory.history.count == 0)
    #expect(plain.choose("公事", for: "gungsi", times: 3))
    #expect(plain.first("gungsi") == "公事")
    #expect(typist(hasTones: true).first("gung1si6") == "公事")
    #expect(plain.choose("公司", for: "gungsi", times: 4))
    #expect(plain.first("gungsi") == "公司")
    #expect(plain.choose("香江", for: "hoenggong"))
    #expect(plain.first("hoenggong") == "香港")
  }

  @Test func initialsMatchSyllables() throws {
    #expect(try texts("hg", limit: 30).contains("香港"))
  }

  /// Every syllable gives a word with that reading, typed with or without its tone.
  @Test func everySyllableCanBeTyped() throws {
    let lexicon = try DefaultDictionary.cantonese.get()
    var converter = Cantonese.sentenceConverter(lexicon: lexicon)
    var wrong: [String] = []
    for syllable in lexicon.syllables.spellings {
      for keys in [syllable, String(syllable.dropLast())] {
        let best = converter.sentences(for: keys, limit: 1).first
        if best == nil || best == keys { wrong.append(keys) }
      }
    }
    #expect(lexicon.syllables.count > 1_500)
    #expect(wrong == [])
  }

  @Test(arguments: [[], ["tones"]])
  func propertiesHold(names: [String]) throws {
    let options = try CantoneseOptions(names: names)
    let typing = RandomTyping(
      Cantonese.inputMethod(lexicon: try DefaultDictionary.cantonese.get(), options: options),
      keymap: Cantonese.keymap(for: options), words: ["neihou", "ngo", "hoenggong", "m", "gwok"],
      extraKeys: ["3", "6", "7", "<C-2>"])
    #expect(try typing.violations(seed: 11, rounds: 60) == [])
  }

  @Test func unknownOptionNamesAreRejected() {
    let error = #expect(throws: UnknownName.self) {
      try CantoneseOptions(names: ["yale"])
    }
    #expect(error?.description.contains("tones") == true)
  }
}
