import Evaluation
import InputCore
import Japanese
import SyllableConversion
import TestSupport
import Testing
import UserHistory

/// Numbers read in kana, most of them before counters, and letters read by their names.
@Suite("Japanese numbers and letters") struct SpokenTests {
  private let memory = MemoryHistory()
  private let lexicon: KanaLexicon

  init() throws { lexicon = try DefaultDictionary.japanese.get() }

  private func sentences(_ kana: String, after context: String = "", limit: Int = 1) -> [String] {
    var sentences = JapaneseSentences(lexicon: lexicon, history: memory)
    sentences.context = context
    return sentences.sentences(for: kana, limit: limit)
  }

  /// Each number with each counter is offered at once, and nearly always first. Some readings are
  /// words too: にほん is Japan.
  @Test func countersOfAllNumbers() {
    var readings = 0
    var first = 0
    for counter in CounterReadings.all {
      for number in 1...99 {
        let kana = counter.reading(of: number)
        let found = sentences(kana, limit: 6)
        let right = counter.writings(of: number)
        #expect(!right.isDisjoint(with: found), "\(kana): \(found)")
        readings += 1
        if let best = found.first, right.contains(best) { first += 1 }
      }
    }
    #expect(Double(first) >= 0.97 * Double(readings), "\(first) of \(readings)")
  }

  /// Digits are used for all but the smallest numbers, with a large unit in place of trailing
  /// zeros.
  @Test(arguments: [
    ("にせんにじゅうろくねんじゅういちがつにじゅうににち", "2026年11月22日"), ("よじじゅうごふん", "4時15分"),
    ("きゅうせんきゅうひゃくはちじゅうえん", "9980円"), ("ごまんにんがさんか", "5万人が参加"),
    ("いちおくにせんまんにん", "1億2000万人"), ("さんにんできた", "三人で来た"), ("しちにんのさむらい", "七人の侍"),
    ("だいごかい", "第5回"), ("さんびゃくろくじゅうごにち", "365日"), ("じゅういちじはん", "11時半"),
    ("よせんいちいつうか", "予選一位通過"), ("いっさいがっさい", "一切合切"), ("にほんのしゅと", "日本の首都"),
    ("ひとりでいく", "一人で行く"), ("ごぜんじゅうじ", "午前10時"), ("さんぜんろっぴゃく", "3600"),
    ("じゅうよっかにあう", "14日に会う"), ("さんちょうまで", "山頂まで"), ("しかくをとる", "資格を取る"),
  ])
  func numbersInSentences(kana: String, text: String) {
    #expect(sentences(kana) == [text])
  }

  /// One text uses one style.
  @Test func oneTextUsesOneStyle() {
    let styles = ["一日の仕事は十時間を超える", "1日の仕事は10時間を超える"]
    let found = sentences("いちにちのしごとはじゅうじかんをこえる")
    #expect(found.allSatisfy(styles.contains), "\(found)")
  }

  /// A counter follows digits too, both in the text before and in the composition.
  @Test(arguments: [("", "2じ20ふん", "2時20分"), ("あと50", "ぷん", "分"), ("卵を３", "こ", "個")])
  func countersAfterDigits(context: String, kana: String, text: String) {
    #expect(sentences(kana, after: context) == [text])
  }

  /// Letters are recognized by their names; ordinary words and interjections are not letters.
  @Test(arguments: [
    ("えーあいをつかう", "AIを使う"), ("ゆーえすびー", "USB"), ("でぃーぶいでぃー", "DVD"), ("えすえぬえす", "SNS"),
    ("ちゃっとじーぴーてぃー", "チャットGPT"), ("えぬえいちけー", "NHK"), ("あいてぃーきぎょう", "IT企業"),
    ("えーえー", "えーえー"), ("わいわい", "わいわい"), ("ほんとうにいいえいがだ", "本当にいい映画だ"), ("いいえ", "いいえ"),
  ])
  func lettersByTheirNames(kana: String, text: String) {
    #expect(sentences(kana) == [text])
  }

  /// Types a text and corrects the conversion as a user does. Returns whether the text could be
  /// reached.
  private func choose(_ text: String, for kana: String) -> Bool {
    var typist = PhraseTypist(
      InputSession(
        method: Japanese.inputMethod(lexicon: lexicon, history: memory), keymap: Japanese.keymap))
    guard let lessons = typist.type(kana, after: "", meaning: text) else { return false }
    memory.carryOut(lessons.map(Effect.learn))
    return true
  }

  /// A chosen style applies to all numbers, including those that are words, until it is outweighed.
  @Test(arguments: [("五十分", "六十分", "十二人"), ("５０分", "６０分", "１２人")])
  func chosenStyleIsLearned(chosen: String, minutes: String, people: String) {
    #expect(sentences("ろくじゅっぷん") == ["60分"])
    for _ in 0..<3 { #expect(choose(chosen, for: "ごじゅっぷん")) }
    #expect(sentences("ろくじゅっぷん") == [minutes])
    #expect(sentences("じゅうににん") == [people])
    for _ in 0..<8 { #expect(choose("50分", for: "ごじゅっぷん")) }
    #expect(sentences("ろくじゅっぷん") == ["60分"])
  }
}
