import InputCore
import Testing
import UserHistory

/// Histories of devices that merge in any order become equal.
@Suite struct MergeTests {
  /// Ten thousand histories in groups of three.
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

  /// Devices that merge occasionally, in any pairs, end up with equal histories.
  @Test(arguments: 0..<50) func repeatedMergesConverge(seed: UInt64) {
    var random = RandomHistories(seed: seed)
    var devices = [History(), History(), History()]
    for time in 0..<HistoryTime(40) {
      let index = Int.random(in: 0..<3, using: &random.random)
      switch Int.random(in: 0..<6, using: &random.random) {
      case 0: devices[index].forget(random.word().text, on: DeviceID(UInt64(index)))
      case 1: devices[index].merge(devices[Int.random(in: 0..<3, using: &random.random)])
      default:
        devices[index].learn(random.lesson(), on: DeviceID(UInt64(index)), at: time)
      }
    }
    // Each device has its own latest changes; the others merge them.
    for _ in 0..<2 { for index in 0..<3 { devices[index].merge(devices[(index + 1) % 3]) } }
    #expect(devices[0] == devices[1])
    #expect(devices[1] == devices[2])
  }

  /// A word that a device learned and forgot is removed from every history that merges with it.
  @Test func forgottenWordsAreRemovedFromOtherDevices() {
    let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "bei jing", text: "北京")])
    var phone = History()
    var desk = History()
    phone.learn(lesson, on: DeviceID(1), at: 10)
    desk.merge(phone)
    #expect(desk.count == 2)
    phone.forget("北京", on: DeviceID(1))
    desk.merge(phone)
    #expect(desk.cells.isEmpty)
    // Merging an earlier copy of the phone's history does not restore the word.
    var copy = History()
    copy.learn(lesson, on: DeviceID(1), at: 10)
    desk.merge(copy)
    phone.merge(copy)
    #expect(desk.cells.isEmpty && phone.cells.isEmpty)
    // Later lessons count.
    phone.learn(lesson, on: DeviceID(1), at: 20)
    desk.merge(phone)
    #expect(desk.weight(of: lesson.gains[0].key, at: 20) == .one)
  }

  /// A word that the other device learned itself must be forgotten there too.
  @Test func wordsLearnedOnBothAreForgottenOnBoth() {
    let lesson = Lesson(language: "zh-Hans", words: [LearnedWord(reading: "wo", text: "我")])
    var phone = History()
    var desk = History()
    phone.learn(lesson, on: DeviceID(1), at: 10)
    desk.learn(lesson, on: DeviceID(2), at: 10)
    phone.merge(desk)
    phone.forget("我", on: DeviceID(1))
    phone.merge(desk)
    #expect(phone.count == 2)
    phone.forget("我", on: DeviceID(1))
    desk.forget("我", on: DeviceID(2))
    phone.merge(desk)
    #expect(phone.cells.isEmpty)
  }

  /// An export is restored completely, even after everything was forgotten.
  @Test(arguments: 0..<100) func exportsAreRestored(seed: UInt64) {
    var random = RandomHistories(seed: seed)
    let export = random.history()
    var history = export
    history.forget("", on: DeviceID(1))
    #expect(history.cells.isEmpty)
    history.restore(export, on: DeviceID(1))
    #expect(history.cells == export.cells)
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
