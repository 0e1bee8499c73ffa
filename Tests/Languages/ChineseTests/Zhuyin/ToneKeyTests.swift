import GlobeKey
import InputCore
import TestSupport
import Testing
import ToolSupport
import Zhuyin

/// Tone keys close syllables and are never text.
@Suite struct ToneKeyTests {
  private func session(_ layout: String = "standard") throws -> InputSession<
    MultistageMethod<TonalConverter>
  > {
    let options = try ZhuyinOptions(names: [layout])
    return InputSession(
      method: Zhuyin.inputMethod(lexicon: try DefaultDictionary.zhuyin.get(), options: options),
      keymap: Zhuyin.keymap(for: options))
  }

  /// Random symbols, tones, moves and deletions leave no digit in what is committed. Digits typed
  /// while nothing is composed belong to the host.
  @Test(arguments: [1, 2, 3, 4]) func noToneIsCommitted(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let symbols = "1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/-".map { KeyEvent($0) }
    let tones = "3467".map { KeyEvent($0) }
    let others = try KeyNotation.parse(
      "<BackSpace><BackSpace><Left><Left><Right><Delete><C-BackSpace><C-Left><Home><End><Space>")
    for _ in 0..<150 {
      var session = try session()
      var typed = ""
      var committed = ""
      for _ in 0..<Int.random(in: 2...14, using: &random) {
        let group = Int.random(in: 0..<10, using: &random)
        let keys = group < 5 ? symbols : group < 8 ? tones : others
        guard let key = keys.randomElement(using: &random) else { continue }
        typed += key.description
        for case .insertText(let text) in session.handle(key) { committed += text }
      }
      for case .insertText(let text) in session.resolve(by: .commitFirst) { committed += text }
      #expect(!committed.contains { "3467".contains($0) }, "\(typed): \(committed)")
    }
  }

  /// Reduplicated and other everyday words whose second syllable is neutral when spoken, as pairs
  /// of words and first syllables. The neutral tone and the tone of the dictionary both lead there.
  @Test(arguments: [
    ("謝謝", "ㄒㄧㄝˋ"), ("爸爸", "ㄅㄚˋ"), ("媽媽", "ㄇㄚ"), ("哥哥", "ㄍㄜ"), ("妹妹", "ㄇㄟˋ"),
    ("弟弟", "ㄉㄧˋ"), ("奶奶", "ㄋㄞˇ"), ("爺爺", "ㄧㄝˊ"), ("星星", "ㄒㄧㄥ"), ("寶寶", "ㄅㄠˇ"),
    ("太太", "ㄊㄞˋ"), ("叔叔", "ㄕㄨˊ"), ("舅舅", "ㄐㄧㄡˋ"), ("婆婆", "ㄆㄛˊ"), ("娃娃", "ㄨㄚˊ"),
    ("看看", "ㄎㄢˋ"), ("試試", "ㄕˋ"), ("想想", "ㄒㄧㄤˇ"), ("等等", "ㄉㄥˇ"), ("常常", "ㄔㄤˊ"),
    ("剛剛", "ㄍㄤ"), ("說說", "ㄕㄨㄛ"), ("公公", "ㄍㄨㄥ"), ("姑姑", "ㄍㄨ"),
  ])
  func neutralToneLeadsToTheWord(word: String, syllable: String) throws {
    let base = syllable.filter { !"ˊˇˋ".contains($0) }
    for layout in ["standard", "eten", "ibm"] {
      let options = try ZhuyinOptions(names: [layout])
      var converter = Zhuyin.sentenceConverter(
        lexicon: try DefaultDictionary.zhuyin.get(), options: options)
      for syllables in [[syllable, syllable], [syllable, base + "˙"]] {
        let keys = try #require(options.layout.keystrokes(for: syllables))
        #expect(
          converter.sentences(for: keys, limit: 1) == [word], "\(layout) \(syllables)")
      }
    }
  }
}
