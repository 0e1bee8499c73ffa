import InputCore
import Testing
import UserHistory

/// Histories of devices that meet in any order become the same.
@Suite struct MergeTests {
  /// Ten thousand histories in threes.
  @Test func mergingIsCommutativeAssociativeAndIdempotent() {
    var random = RandomHistories(seed: 8)
    for round in 0..<3_334 {
      let (a, b, c) = (random.history(), random.history(), random.history())
      let ab = merged(a, b)
      #expect(ab == merged(b, a), "round \(round)")
      #expect(merged(ab, c) == merged(a, merged(b, c)), "round \(round)")
      #expect(merged(ab, b) == ab, "round \(round)")
      #expect(merged(ab, ab) == ab, "round \(round)")
    }
  }

  /// Devices that merge now and then, in any pairs, end up with the same.
  @Test(arguments: 0..<50) func devicesThatKeepMeetingAgree(seed: UInt64) {
    var random = RandomHistories(seed: seed)
    var devices = [History(), History(), History()]
    for time in 0..<HistoryTime(40) {
      let index = Int.random(in: 0..<3, using: &random.random)
      switch Int.random(in: 0..<6, using: &random.random) {
      case 0: devices[index].forget(random.word().text, at: time)
      case 1: devices[index].merge(devices[Int.random(in: 0..<3, using: &random.random)])
      default:
        devices[index].learn(random.lesson(), on: DeviceID(UInt64(index)), at: time)
      }
    }
    for _ in 0..<2 { for index in 0..<3 { devices[index].merge(devices[(index + 1) % 3]) } }
    #expect(devices[0] == devices[1])
    #expect(devices[1] == devices[2])
    #expect(devices[0].digest == devices[2].digest)
  }

  @Test func aWordForgottenHereDoesNotComeBackFromThere() {
    let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "bei jing", text: "北京")])
    let part = LearnedWord(reading: "bei jing da xue", text: "北京大学")
    var phone = History()
    var desk = History()
    phone.learn(lesson, on: DeviceID(1), at: 10)
    desk.learn(lesson, on: DeviceID(2), at: 11)
    desk.learn(Lesson(language: "zh-Hans", words: [part]), on: DeviceID(2), at: 12)
    phone.forget("北京", at: 20)
    desk.merge(phone)
    #expect(desk.cells.isEmpty)
    // What is learned later counts.
    desk.learn(lesson, on: DeviceID(2), at: 20)
    phone.merge(desk)
    #expect(phone.weight(of: lesson.gains[0].key, at: 21).choices.rounded() == 1)
  }

  /// What was forgotten here in one writing does not come back from there in another, nor in two parts.
  @Test func noOtherWritingComesBackEither() {
    func lesson(_ words: String...) -> Lesson {
      Lesson(language: "en", words: words.map { LearnedWord(reading: $0.lowercased(), text: $0) })
    }
    var phone = History()
    var desk = History()
    for word in ["Qvist", "QVIST", "qvist", "Qvistgaard"] {
      desk.learn(lesson(word), on: DeviceID(2), at: 10)
    }
    desk.learn(lesson("New", "York"), on: DeviceID(2), at: 10)
    desk.learn(lesson("柯", "尼", "卡"), on: DeviceID(2), at: 10)
    phone.forget("qvist", at: 20)
    phone.forget("NEW YORK", at: 20)
    phone.forget("柯尼卡", at: 20)
    var (one, other) = (phone, desk)
    one.merge(desk)
    other.merge(phone)
    #expect(one == other)
    let texts = one.cells.keys.map { $0.context.isEmpty ? $0.text : "\($0.context) \($0.text)" }
    #expect(Set(texts) == ["Qvistgaard", "New", "York", "柯", "尼", "卡"])
  }

  /// Files of before have marks of words as they were written: they keep those from coming back.
  @Test func marksOfTheWritingHoldToo() throws {
    let lines = [
      HistoryText.heading, "forgotten\t\tba7816bf8f01cfea414140de5dae2223\t20",
      // "Qvist" as it is.
      "forgotten\t\t8abb4205239485a8be35e8e603681a3f\t20",
    ]
    var history = try HistoryText.history(lines: lines)
    var other = History()
    for word in ["abc", "Qvist"] {
      let lesson = Lesson(language: "en", words: [LearnedWord(reading: "x", text: word)])
      other.learn(lesson, on: DeviceID(1), at: 10)
    }
    history.merge(other)
    #expect(history.cells.isEmpty)
  }

  @Test func countersOfDevicesAddUp() {
    let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "wo", text: "我")])
    var phone = History()
    var desk = History()
    phone.learn(lesson, on: DeviceID(1), at: 0)
    desk.learn(lesson, on: DeviceID(2), at: 0)
    desk.learn(lesson, on: DeviceID(2), at: 0)
    phone.merge(desk)
    phone.merge(desk)
    #expect(phone.weight(of: lesson.gains[0].key, at: 0).choices == 3)
  }

  private func merged(_ a: History, _ b: History) -> History {
    var a = a
    a.merge(b)
    return a
  }
}
