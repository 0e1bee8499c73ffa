import Japanese
import Testing

/// Conversion of romaji to kana.
@Suite struct RomajiTests {
  @Test(arguments: [
    ("konnnichiha", "こんにちは"), ("kon'nichiha", "こんにちは"), ("sanpo", "さんぽ"), ("kinnyoubi", "きんようび"),
    ("kin'youbi", "きんようび"), ("hon", "ほん"), ("nn", "ん"), ("n", "ん"), ("nnn", "んん"), ("na", "な"),
    ("nya", "にゃ"), ("nnya", "んや"), ("kitte", "きって"), ("zasshi", "ざっし"), ("matcha", "まっちゃ"),
    ("icchi", "いっち"), ("ltu", "っ"), ("xtsu", "っ"), ("la", "ぁ"), ("xke", "ヶ"), ("she", "しぇ"),
    ("tya", "ちゃ"), ("cha", "ちゃ"), ("ja", "じゃ"), ("jya", "じゃ"), ("zya", "じゃ"), ("fa", "ふぁ"),
    ("thi", "てぃ"), ("dhu", "でゅ"), ("twu", "とぅ"), ("wi", "うぃ"), ("wyi", "ゐ"), ("tsa", "つぁ"),
    ("kwa", "くぁ"), ("vu", "ゔ"), ("ko-hi-", "こーひー"), ("z.", "…"), ("zl", "→"), ("a,b", "あ、b"),
    ("t'i", "てぃ"), ("d'u", "どぅ"), ("d'yu", "でゅ"), ("zwa", "ずぁ"), ("fwe", "ふぇ"), ("qyi", "くぃ"),
    ("ye", "いぇ"), ("shimbun", "しんぶん"), ("sampo", "さんぽ"), ("amma", "あっま"), ("it's", "いt's"),
    ("kk", "っk"), ("2ko", "2こ"), ("かな", "かな"), ("", ""),
  ])
  func becomesKana(romaji: String, kana: String) {
    #expect(Japanese.kana(romaji: romaji) == kana)
  }

  /// A run of w is laughter. The last one begins a row if a row follows.
  @Test(arguments: [
    ("w", "w"), ("ww", "ww"), ("wwww", "wwww"), ("kusawww", "くさwww"), ("wwwsugoi", "wwwすごい"),
    ("wwwwarota", "wwwわろた"), ("uwwa", "うっわ"), ("wwkk", "wwっk"), ("wwwharaitai", "wwwはらいたい"),
    ("wwomoroi", "wwおもろい"), ("wwwyaba", "wwwやば"), ("wwi", "wwい"), ("wa", "わ"),
  ])
  func laughter(romaji: String, kana: String) {
    #expect(Japanese.kana(romaji: romaji) == kana)
  }

  /// Signs within a number are those of the keys; elsewhere they are Japanese marks.
  @Test(arguments: [
    ("1.5", "1.5"), ("1,000,000", "1,000,000"), ("03-1234-5678", "03-1234-5678"),
    ("2026/11/23", "2026/11/23"), ("10:30", "10:30"), ("50%", "50%"), ("-5", "-5"),
    ("1+1=2", "1+1=2"),
    ("$50", "$50"), ("v1.2", "v1.2"), ("1.desu", "1。です"), ("2,3-", "2,3ー"),
    ("kare-2", "かれー2"), ("a.", "あ。"), ("a,1", "あ、1"), ("5/", "5・"), ("%", "％"), ("a-a", "あーあ"),
  ])
  func signsOfNumbers(keys: String, kana: String) {
    #expect(Japanese.kana(romaji: keys) == kana)
  }
}
