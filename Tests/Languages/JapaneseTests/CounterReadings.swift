/// Readings of numbers with Japanese counters, including the sound changes where they meet.
struct CounterReadings {
  /// The ways to write the counter.
  let texts: [String]
  let kana: String
  /// Sound changes by the last digit (10 for a round ten): the readings of the digit and of the
  /// counter.
  var sounds: [Int: (digit: String, counter: String)] = [:]

  private static let digits = ["", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう"]
  private static let doubled = [1: "いっ", 6: "ろっ", 8: "はっ", 10: "じゅっ"]

  /// A counter that doubles its initial after some numbers: いっこ, ろっこ.
  static func doubling(_ texts: [String], _ kana: String, after numbers: [Int]) -> Self {
    let sounds = numbers.compactMap { number in
      doubled[number].map { (number, (digit: $0, counter: kana)) }
    }
    return Self(texts: texts, kana: kana, sounds: Dictionary(uniqueKeysWithValues: sounds))
  }

  /// A counter that begins with は, ひ, ふ or ほ: いっぽん, さんぼん.
  static func labial(_ text: String, _ kana: String, _ hard: String, afterThree: String) -> Self {
    var counter = doubling([text], hard, after: [1, 6, 8, 10])
    counter.sounds[3] = ("さん", afterThree)
    return Self(texts: [text], kana: kana, sounds: counter.sounds)
  }

  /// Returns the reading of a number below a hundred with the counter.
  func reading(of number: Int) -> String {
    let (tens, digit) = number.quotientAndRemainder(dividingBy: 10)
    let ten = tens > 1 ? Self.digits[tens] : ""
    guard digit == 0 else {
      let sound = sounds[digit] ?? (Self.digits[digit], kana)
      return (tens > 0 ? ten + "じゅう" : "") + sound.digit + sound.counter
    }
    let sound = sounds[10] ?? ("じゅう", kana)
    return ten + sound.digit + sound.counter
  }

  /// Returns the number with the counter in digits and in kanji.
  func writings(of number: Int) -> Set<String> {
    let kanji = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    let tens = number >= 10 ? (number >= 20 ? kanji[number / 10] : "") + "十" : ""
    return Set(texts.flatMap { ["\(number)" + $0, tens + kanji[number % 10] + $0] })
  }

  static let all: [CounterReadings] = [
    CounterReadings(
      texts: ["分"], kana: "ふん",
      sounds: [
        1: ("いっ", "ぷん"), 3: ("さん", "ぷん"), 4: ("よん", "ぷん"), 6: ("ろっ", "ぷん"), 8: ("はっ", "ぷん"),
        10: ("じゅっ", "ぷん"),
      ]),
    labial("本", "ほん", "ぽん", afterThree: "ぼん"), labial("匹", "ひき", "ぴき", afterThree: "びき"),
    labial("杯", "はい", "ぱい", afterThree: "ばい"),
    doubling(["個", "コ"], "こ", after: [1, 6, 8, 10]),
    doubling(["回", "階"], "かい", after: [1, 6, 8, 10]),
    doubling(["歳", "才"], "さい", after: [1, 8, 10]), doubling(["冊"], "さつ", after: [1, 8, 10]),
    doubling(["週間"], "しゅうかん", after: [1, 8, 10]),
    doubling(["ヶ月", "か月", "カ月"], "かげつ", after: [1, 6, 8, 10]),
    doubling(["パーセント", "%"], "ぱーせんと", after: [1, 10]),
    CounterReadings(texts: ["円"], kana: "えん", sounds: [4: ("よ", "えん")]),
    CounterReadings(texts: ["年"], kana: "ねん", sounds: [4: ("よ", "ねん")]),
    CounterReadings(texts: ["時間"], kana: "じかん", sounds: [4: ("よ", "じかん"), 9: ("く", "じかん")]),
    CounterReadings(texts: ["枚"], kana: "まい"), CounterReadings(texts: ["度"], kana: "ど"),
    CounterReadings(texts: ["番"], kana: "ばん"), CounterReadings(texts: ["秒"], kana: "びょう"),
    CounterReadings(texts: ["ページ"], kana: "ぺーじ"), CounterReadings(texts: ["メートル"], kana: "めーとる"),
  ]
}
