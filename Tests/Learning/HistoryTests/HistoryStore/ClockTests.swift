import HistoryStore
import InputCore
import Testing
import UserHistory

/// Clocks that jump: no choice made by a wrong clock outweighs the right ones later.
@Suite struct ClockTests {
  private static let start: HistoryTime = 1_760_000_000
  private static let day: HistoryTime = 86_400
  private static let year: HistoryTime = 365 * day
  private let folder = StoreFolder()

  private func lesson(_ text: String) -> Lesson {
    Lesson(language: "zh-Hans", words: [LearnedWord(reading: "a", text: text)])
  }

  private func first(_ store: HistoryStore) -> String? {
    let key = HistoryKey(language: "zh-Hans", kind: .word, reading: "a", text: "")
    return store.snapshot.items(of: HistoryGroup(of: key)).max { $0.weight < $1.weight }?.text
  }

  @Test(arguments: [-75 * year, -2 * year, -day, day, 2 * year, 75 * year], [0, 1, 8, 150])
  func atMostThreeRightChoicesWinBackTheFirstPlace(jump: HistoryTime, wrong: Int) throws {
    var store = folder.open(now: Self.start)
    for _ in 0..<wrong + 2 { store.learn(lesson("对"), at: Self.start) }
    for _ in 0..<wrong { store.learn(lesson("错"), at: Self.start + jump) }
    store.close()
    // The next start still has the wrong clock, the one after it the right one.
    store = folder.open(now: Self.start + jump)
    store.close()
    store = folder.open(now: Self.start + 60)
    var choices = 0
    while first(store) != "对", choices < 10 {
      choices += 1
      store.learn(lesson("对"), at: Self.start + 60 + HistoryTime(choices))
    }
    #expect(choices <= 3)
    let now = Self.start + 100
    let history = try store.history()
    let weight = history.weight(of: lesson("错").gains.first?.key ?? .none, at: now).choices
    #expect(weight <= Double(wrong))
  }

  /// A user who comes back after a year is believed after a thousand lessons, and learns meanwhile.
  @Test func aLongAbsenceIsBelievedInTheEnd() throws {
    let store = folder.open(now: Self.start)
    store.learn(lesson("旧"), at: Self.start)
    for number in 0..<1_020 {
      store.learn(lesson("新\(number)"), at: Self.start + Self.year + HistoryTime(number))
    }
    let history = try store.history()
    let now = Self.start + Self.year + 1_020
    #expect(history.weight(of: lesson("旧").gains[0].key, at: now).choices < 0.1)
    #expect(history.weight(of: lesson("新1019").gains[0].key, at: now).choices > 0.9)
  }
}

extension HistoryKey {
  fileprivate static let none = HistoryKey(language: "", kind: .word, text: "")
}
