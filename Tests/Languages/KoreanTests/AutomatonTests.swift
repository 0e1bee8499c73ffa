import Korean
import Testing

/// The text that keys give, layout by layout.
@Suite struct AutomatonTests {
  @Test(arguments: [
    ("2-set", "gksrmf", "한글"), ("2-set", "rkrk", "가가"), ("2-set", "ekfrk", "달가"),
    ("2-set", "RkRk", "까까"), ("2-set", "rrk", "ㄱ가"), ("2-set", "rt", "ㄳ"),
    ("2-set", "rtk", "ㄱ사"), ("2-set", "rtr", "ㄳㄱ"), ("2-set", "hk", "ㅘ"), ("2-set", "kr", "ㅏㄱ"),
    ("2-set", "rkE", "가ㄸ"), ("2-set", "dmlml", "의ㅢ"), ("2-set", "dkAk", "아마"),
    ("2-set", "rk1sk", "가1나"), ("2-set", "가r한", "가ㄱ한"), ("2-set", "", ""),
    ("2-set", "rk\r\nsk", "가\r\n나"), ("2-set", "qnpfr", "뷁"),
    ("3-set-390", "kfskf", "간가"), ("3-set-390", "kkf", "까"), ("3-set-390", "kfx", "각"),
    ("3-set-390", "xkf", "ㄱ가"), ("3-set-390", "k/fx", "곽"), ("3-set-390", "kfF", "갂"),
    ("3-set-final", "kfV", "갃"), ("3-set-final", "kf[", "가("),
    ("3-set-no-shift", "kf-", "갖"), ("3-set-390", "kvf", "과"),
    ("ahnmatae", "fgj", "까"), ("ahnmatae", "gfj", "까"), ("ahnmatae", "fj'", "가."),
    ("romaja", "gyaeg", "걕"), ("romaja", "wiui", "위의"), ("romaja", "se-ul seul", "세울 슬"),
    ("romaja", "achi ach-i", "아치 앛이"), ("romaja", "isseo iss-eo", "이써 있어"),
    ("romaja", "bakk-e bakke", "밖에 바께"), ("romaja", "Fx", "Fx"),
    ("2-set-old", "gK", "ᄒᆞ"), ("2-set-old", "qtk", "ᄡᅡ"), ("2-set-old", "K", "ㆍ"),
    ("2-set-old", "rkA", "\u{1100}\u{1161}\u{11EB}"), ("3-set-old", "kGs", "ᄀᆞᆫ"),
  ])
  func keysGiveText(layout: String, keys: String, expected: String) throws {
    let automaton = HangulAutomaton(layout: try #require(HangulLayout.standard(layout)))
    let text = automaton.text(forKeys: keys)
    #expect(text.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(text)")
  }

  @Test(arguments: [
    ("kfs", "간"), ("fsk", "간"), ("skf", "간"), ("sfk", "간"), ("kfskf", "간가"), ("fkfk", "가가"),
    ("ks", "ㄱㄴ"), ("fk1", "갛"), ("kfsi", "간ㅁ"), ("kfu", "가ㄷ"),
  ])
  func orderFreeEntry(keys: String, expected: String) throws {
    let layout = try #require(HangulLayout.standard("3-set-390"))
    let automaton = HangulAutomaton(layout: layout, isOrderFree: true)
    #expect(automaton.text(forKeys: keys) == expected)
  }

  @Test func keystrokesSeparateAmbiguousSyllables() throws {
    let keystrokes = HangulKeystrokes(layout: try #require(HangulLayout.standard("2-set")))
    #expect(keystrokes.stretches(for: "ㄱㅅ 고ㅏ") == ["r", "t rh", "k"])
    #expect(keystrokes.stretches(for: "가나") == ["rksk"])
    #expect(keystrokes.stretches(for: "abc") == nil)
    let romaja = HangulKeystrokes(layout: try #require(HangulLayout.standard("romaja")))
    #expect(romaja.stretches(for: "중앙 한국") == ["jung-ang hangug"])
    #expect(romaja.keys(for: "ㅏ") == nil)
  }
}
