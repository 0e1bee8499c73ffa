import InputMethodChecks
import Mandarin
import TestSupport
import Testing

/// The promises of every input method hold for Mandarin.
@Suite struct MethodCheckTests {
  @Test func promisesHold() throws {
    let method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    let check = MethodCheck(
      method, keymap: .multistage,
      words: ["ni", "hao", "women", "xian", "zhongguo", "lv", "shi", "qwrty", "zxcvbnm"])
    #expect(try check.violations(seed: 1, rounds: 200) == [])
  }
}
