import InputCore
import ToolSupport
import UserHistory

/// Random lessons and histories with few words, so that they overlap often.
struct RandomHistories {
  var random: SeededGenerator
  private static let characters = Array("我你去北京大学生活catCA")

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func word() -> LearnedWord {
    let count = Int.random(in: 1...3, using: &random)
    let text = (0..<count).map { _ in Self.characters.randomElement(using: &random) ?? "我" }
    return LearnedWord(
      reading: text.map { "\($0.unicodeScalars.first?.value ?? 0)" }.joined(separator: " "),
      text: String(text))
  }

  mutating func lesson() -> Lesson {
    let count = Int.random(in: 1...3, using: &random)
    var lesson = Lesson(
      language: Bool.random(using: &random) ? "zh-Hans" : "yue",
      words: (0..<count).map { _ in word() }, before: Bool.random(using: &random) ? "今天" : nil)
    if Int.random(in: 0..<8, using: &random) == 0 {
      lesson.rejections = [RejectedCorrection(typed: word().text, correction: word().text)]
    }
    return lesson
  }

  /// Returns the history of one of three devices after some lessons and some forgetting.
  mutating func history() -> History {
    var history = History()
    let device = DeviceID(UInt64.random(in: 1...3, using: &random))
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let time = HistoryTime.random(in: 0...20, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        history.forget(
          word().text, language: Bool.random(using: &random) ? "yue" : nil, on: device)
      } else {
        history.learn(lesson(), on: device, at: time)
      }
    }
    return history
  }
}
