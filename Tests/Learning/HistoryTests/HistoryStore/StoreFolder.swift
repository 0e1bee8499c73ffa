import Foundation
import HistoryStore
import InputCore
import ToolSupport
import UserHistory

/// A folder with a history in it, gone with the object.
final class StoreFolder {
  let path = NSTemporaryDirectory() + "globekey-history-" + UUID().uuidString

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    try? FileManager.default.removeItem(atPath: path)
  }

  func open(limit: Int = 100_000, now: HistoryTime = 1_000) -> HistoryStore {
    HistoryStore(folder: path, limit: limit, now: now)
  }

  var database: String { "\(path)/history.sqlite" }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }
}

/// Lessons of distinct words, the same for the same number.
struct NumberedLessons {
  /// The lesson with a number: two or three words of two characters out of some hundred.
  static func lesson(_ number: Int) -> Lesson {
    var random = SeededGenerator(seed: UInt64(number))
    let words = (0..<Int.random(in: 2...3, using: &random)).map { _ in word(&random) }
    return Lesson(language: "zh-Hans", words: words)
  }

  static func word(_ random: inout SeededGenerator) -> LearnedWord {
    let numbers = (0..<2).map { _ in UInt32.random(in: 0..<400, using: &random) }
    return LearnedWord(
      reading: numbers.map { "s\($0 / 3)" }.joined(separator: " "),
      text: String(
        String.UnicodeScalarView(numbers.compactMap { Unicode.Scalar(0x4E00 + $0) })))
  }
}

/// The history of the first lessons, by the rules alone.
func history(ofLessons count: Int, device: DeviceID) -> History {
  var history = History()
  for number in 0..<count {
    history.learn(NumberedLessons.lesson(number), on: device, at: HistoryTime(1_000 + number))
  }
  return history
}
