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
    ("kk", "っk"), ("2ko", "2こ"), ("かな", "かな"), ("", ""),
  ])
  func becomesKana(romaji: String, kana: String) {
    #expect(Japanese.kana(romaji: romaji) == kana)
  }
}
