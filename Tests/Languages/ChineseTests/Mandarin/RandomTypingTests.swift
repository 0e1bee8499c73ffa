import Mandarin
import TestSupport
import Testing

/// The properties of all input methods hold for Mandarin.
@Suite struct RandomTypingTests {
  @Test func propertiesHold() throws {
    let method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    let typing = RandomTyping(
      method, keymap: .multistage,
      words: ["ni", "hao", "women", "xian", "zhongguo", "lv", "shi", "qwrty", "zxcvbnm"])
    let found = try typing.violations(seed: 1, rounds: 200)
    #expect(found.isEmpty, "\(found.prefix(5))")
  }
}
