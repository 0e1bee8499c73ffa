import InputCore
import KeyboardTestSupport
import Korean
import LanguageCatalog
import Mandarin
import Testing
import TypingAids
import Vietnamese
import Zhuyin

/// Engines driven by the keys of keyboards, with various typing settings.
@Suite struct ComposedKeysTests {
  private func typist(
    _ id: String, _ change: (inout TypingSettings) -> Void = { _ in }
  ) throws -> KeyboardTypist<InMemoryDocument> {
    var settings = TypingSettings()
    change(&settings)
    return try KeyboardTypist(
      [try LocaleFiles.plugin(id, settings: settings)], in: InMemoryDocument())
  }

  /// Returns the document after keys on a hardware keyboard, including the marked text.
  private func pressed(
    _ keys: String, on id: String, _ change: (inout TypingSettings) -> Void = { _ in }
  ) throws -> String {
    let typist = try typist(id, change)
    try typist.press(keys)
    let document = typist.controller.textDocumentProxy
    return document.textBeforeInput + document.markedText
  }

  @Test func settingsChooseTheHardwareLayout() throws {
    #expect(try pressed("su3cl3<Return>", on: "zh-Hant") == "你好")
    #expect(try pressed("nefhwf<Return>", on: "zh-Hant") { $0.bopomofoLayout = .hsu } == "你好")
    #expect(try pressed("gksrmf", on: "ko") == "한글")
    #expect(try pressed("mfskgw<Space>", on: "ko") { $0.hangulLayout = .threeSet390 } == "한글 ")
    #expect(try pressed("Vieetj", on: "vi") == "Việt")
    #expect(try pressed("Vie65t", on: "vi") { $0.vietnameseMethod = .vni } == "Việt")
    #expect(try pressed("womfqu<Space>", on: "zh-Hans") { $0.pinyinScheme = .xiaohe } == "我们去")
  }

  /// The keys of ก, the tone ่ and the vowel ิ, which stands below the tone.
  @Test(arguments: [
    (ThaiSequences.correct, "กิ่"), (.refuse, "ก่"), (.accept, "ก่\u{E34}"),
  ])
  func thaiSignsFollowTheSetting(sequences: ThaiSequences, text: String) throws {
    #expect(try pressed("djb", on: "th") { $0.thaiSequences = sequences } == text)
  }

  /// Kana input by the keys of a JIS keyboard: voicing marks change the kana before them, and Shift
  /// types small kana. Touch keys still type their own kana, or the Latin letter they show.
  @Test func hardwareTypesKanaIfTheSettingsSaySo() throws {
    let kana = { (settings: inout TypingSettings) in settings.japaneseKeys = .kana }
    #expect(try pressed("hiragana", on: "ja") == "ひらがな")
    #expect(try pressed("t[ul", on: "ja", kana) == "がなり")
    #expect(try pressed("f[f]", on: "ja-Latn", kana) == "ばぱ")
    #expect(try pressed("Z)", on: "ja", kana) == "っを")
    let typist = try typist("ja", kana)
    try typist.press("r")
    try typist.tap("あ")
    #expect(typist.controller.textDocumentProxy.markedText == "すあ")
  }

  @Test func fuzzySoundsTonesAndTyposAreSettings() throws {
    #expect(try pressed("sanghai<Space>", on: "zh-Hans") { $0.confusesRetroflexes = true } == "上海")
    #expect(try pressed("ni3hao3<Space>", on: "zh-Hans") { $0.typesTones = true } == "你好")
    #expect(try pressed("snaghai<Space>", on: "zh-Hans") { $0.toleratesTypos = false } != "上海")
  }

  /// The setting names the form of Chinese, by hardware keys and by taps. Text in it becomes a
  /// composition again, and what was typed before is read in it.
  @Test(arguments: [
    (ChineseForm.simplified, "我们的软件里", "龙"), (.traditional, "我們的軟件裏", "龍"),
    (.taiwan, "我們的軟件裡", "龍"), (.taiwanPhrases, "我們的軟體裡", "龍"), (.hongKong, "我們的軟件裏", "龍"),
  ])
  func theFormOfChineseIsASetting(form: ChineseForm, text: String, name: String) throws {
    let set = { (settings: inout TypingSettings) in settings.chineseForm = form }
    #expect(try pressed("womenderuanjianli<Space>", on: "zh-Hans", set) == text)
    let typist = try typist("zh-Hans", set)
    try typist.tap("l o n g")
    #expect(typist.controller.view()?.candidates.contains(name) == true)
    try typist.tap("space w o m e n d e r u a n j i a n l i space")
    #expect(typist.controller.textDocumentProxy.textBeforeInput.hasSuffix(text))
    try typist.press("<F9><Space>")
    #expect(typist.controller.textDocumentProxy.textBeforeInput.hasSuffix(text))
  }

  /// Digits are Jyutping tones if the setting is on, and choose candidates otherwise.
  @Test func tonesOfJyutpingAreASetting() throws {
    #expect(try pressed("nei5hou2<Space>", on: "yue") { $0.typesTones = true } == "你好")
    #expect(try pressed("hoenggong1", on: "yue") == "香港")
  }

  /// Without an engine, the keyboard of the Vietnamese standard composes by its own rules.
  @Test(arguments: [
    ("Ti38ng<Space>Vi39t", "Tiếng Việt"), ("0e9p<Space>qua8", "đẹp quá"),
    ("<A-5><A-0><Space>=", "50 ₫"),
  ])
  func vietnameseStandardLayout(keys: String, text: String) throws {
    #expect(try pressed(keys, on: "vi") { $0.vietnameseMethod = .layout } == text)
  }

  /// A touch key types its letter, whatever the layout of the hardware keyboard.
  @Test func touchAndHardwareKeysCanAlternate() throws {
    let typist = try typist("ko") { $0.hangulLayout = .threeSet390 }
    try typist.tap("ㅎ ㅏ ㄴ")
    try typist.press("kfx")
    #expect(typist.controller.textDocumentProxy.textBeforeInput == "한")
    #expect(typist.controller.textDocumentProxy.markedText == "각")
    try typist.tap("ㄱ ㅡ ㄹ backspace")
    #expect(typist.controller.textDocumentProxy.textBeforeInput == "한각")
    #expect(typist.controller.textDocumentProxy.markedText == "그")
  }

  @Test func latinLettersCanBeTransliterated() throws {
    let plain = try typist("hi")
    try plain.tap("to-symbols to-latin n a m a s t e space")
    #expect(plain.controller.textDocumentProxy.textBeforeInput.contains("namaste"))
    let composed = try typist("hi") { $0.transliteratesLatinLetters = true }
    try composed.tap("to-symbols to-latin n a m a s t e space")
    #expect(composed.controller.textDocumentProxy.textBeforeInput == "नमस्ते ")
  }

  /// Arabic in Latin letters has digits among its letters, also where a word begins.
  @Test func digitsOfSymbolsBelongToArabicWords() throws {
    let typist = try typist("ar") { $0.transliteratesLatinLetters = true }
    try typist.tap("to-symbols to-latin to-symbols")
    let key = try #require(typist.view.keys.first { $0.alternatives.contains("7") })
    let choice = key.alternatives.firstIndex(of: "7")
    typist.controller.handle(KeyboardEvent(.longPress(key.id, choice: choice)))
    try typist.tap("to-letters a b i b i space")
    #expect(typist.controller.textDocumentProxy.textBeforeInput == "حبيبي ")
  }

  /// The strict scheme is a setting: `nahi` is a word by ear, and four letters by the scheme.
  @Test(arguments: [(TransliterationKeys.words, "नहीं "), (.transliteration, "नहि ")])
  func transliterationBySchemeIsASetting(keys: TransliterationKeys, text: String) throws {
    let typist = try typist("hi") {
      $0.transliteratesLatinLetters = true
      $0.transliterationKeys = keys
    }
    try typist.tap("to-symbols to-latin n a h i space")
    #expect(typist.controller.textDocumentProxy.textBeforeInput == text)
  }

  /// Secure fields get no engine, whichever engine was used last.
  @Test func secureFieldsGetNoEngine() throws {
    let typist = try typist("zh-Hant") { $0.bopomofoLayout = .hsu }
    try typist.tap("ㄋ ㄧ")
    typist.controller.handle(.becameSecure)
    #expect(typist.controller.textDocumentProxy.markedText.isEmpty)
    try typist.press("ne")
    #expect(typist.controller.textDocumentProxy.markedText.isEmpty)
    #expect(typist.view.candidates.isEmpty)
  }

  /// The names in settings are the names of the engines.
  @Test func settingNamesMatchTheEngines() {
    #expect(
      PinyinScheme.allCases.map(\.rawValue).sorted()
        == PinyinTyping.namesOfKeys.filter { $0 != "nine" }.sorted())
    #expect(
      BopomofoLayout.allCases.map(\.rawValue).sorted() == ZhuyinLayout.standardNames.sorted())
    #expect(HangulKeys.allCases.map(\.rawValue).sorted() == HangulLayout.standardNames.sorted())
    #expect(
      VietnameseMethod.allCases.filter { $0 != .layout }.map(\.rawValue).sorted()
        == TypingKeys.allCases.map(\.rawValue).sorted())
  }

  /// Every letter of the on-screen keyboard has a hardware key.
  @Test func lettersOfTouchKeysHaveHardwareKeys() throws {
    let symbols = ZhuyinOptions().layout.keysOfSymbols
    for letter in "ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦˊˇˋ˙" {
      #expect(symbols[letter] != nil, "\(letter)")
    }
    let jamo = KoreanOptions().layout.keysOfLetters
    for letter in "ㅂㅃㅈㅉㄷㄸㄱㄲㅅㅆㅛㅕㅑㅐㅒㅔㅖㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ" {
      #expect(jamo[letter] != nil, "\(letter)")
    }
    #expect(jamo["ㄱ"] == "r" && jamo["ㄲ"] == "R" && symbols["ㄋ"] == "s")
  }
}
