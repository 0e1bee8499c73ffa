import InputCore
import SyllableConversion
import TestSupport
import Testing
import Zhuyin

/// The bopomofo layouts: their files, and that every syllable can be typed.
@Suite struct LayoutTests {
  @Test(arguments: ZhuyinLayout.standardNames)
  func standardLayoutsAreValid(name: String) throws {
    let layout = try #require(ZhuyinLayout.standard(name))
    #expect(!layout.characters.isEmpty)
    #expect(layout.name != name + ".tsv")
  }

  @Test(arguments: [
    ("standard", "su3cl3"), ("eten", "ne3hz3"), ("eten26", "nejhzj"), ("hsu", "nefhwf"),
    ("ibm", "7a,-;,"), ("mitac", "ny3h63"), ("ginyieh", "d-avla"), ("dachen26", "surclr"),
    ("pinyin", "ni3hao3"),
  ])
  func typesAGreeting(name: String, keys: String) throws {
    let layout = try #require(ZhuyinLayout.standard(name))
    #expect(layout.keystrokes(for: ["ㄋㄧˇ", "ㄏㄠˇ"]) == keys)
  }

  /// The syllables matched by a syllable's keys include it, with and without its tone.
  @Test(arguments: ZhuyinLayout.standardNames)
  func typesEverySyllable(name: String) throws {
    let syllables = try DefaultDictionary.zhuyin.get().syllables
    let layout = try #require(ZhuyinLayout.standard(name))
    let table = layout.syllableKeys(of: syllables)
    var wrong: [String] = []
    for (id, syllable) in syllables.spellings.enumerated() {
      let id = SyllableID(id)
      let keys = Array((layout.keystrokes(for: [syllable]) ?? "").utf8)
      let isTyped =
        table.syllables(withTone: keys[...]).contains { $0.contains(id) }
        && table.syllables(keys.dropLast()).contains { $0.contains(id) }
      if !isTyped { wrong.append(syllable) }
    }
    #expect(syllables.count > 1_000)
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("x", 1, "begins with the line"), ("# globekey-zhuyin-layout 1\nab", 2, "a row is"),
    ("# globekey-zhuyin-layout 1\r\na\tㄅ\r\na\tㄆ", 3, "are already on line 2"),
    ("# globekey-zhuyin-layout 1\na\tb", 2, "neither bopomofo"),
    ("# globekey-zhuyin-layout 1\nab\tˊ", 2, "exactly one key"),
    ("# globekey-zhuyin-layout 1\nA\tㄅ", 2, "a row is"),
    ("# globekey-zhuyin-layout 1\n", 2, "no row"),
  ])
  func malformedLayoutsAreRejected(text: String, line: Int, reason: String) {
    let error = #expect(throws: ZhuyinLayout.ParsingError.self) {
      try ZhuyinLayout(parsing: text, file: "mine.tsv")
    }
    #expect(error?.line == line)
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.hasPrefix("mine.tsv:") == true)
  }

  @Test func unknownOptionNamesAreRejected() {
    let error = #expect(throws: UnknownName.self) {
      try ZhuyinOptions(names: ["dvorak"])
    }
    #expect(error?.description.contains("standard, eten") == true)
  }
}
