import ArgumentParser
import Foundation
import HistoryStore
import ToolSupport
import UserHistory

/// `globekey-bench history tear`: tears commits at every written byte offset.
struct HistoryTearBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tear",
    abstract: "Tear commits at every written offset, and open the files they leave.",
    discussion: """
      All writes of SQLite during some commits are recorded. Then the files are restored to their \
      state after each part of each write. The store must open each state in sound condition, with \
      all earlier commits and at most the one that was torn.

        $ swift run -c release globekey-bench history tear --commits 3
      """)

  @Option(help: "The number of commits to tear.")
  var commits = 3

  @Option(help: "The number of lessons learned before them.")
  var lessons = 20

  @Option(help: "The distance in bytes between the offsets at which a write is torn.")
  var every = 1

  func run() throws {
    RecordingFileSystem.install()
    let folder = BenchFolder()
    let (before, steps, ends, histories) = try record(in: folder)
    var files = before
    let torn = BenchFolder()
    var counts = (torn: 0, whole: 0)
    let progress = ProgressBar()
    for (number, step) in steps.enumerated() {
      let done = ends.count { $0 <= number }
      for length in stride(from: 0, to: step.length, by: max(every, 1)) {
        let isWhole = try check(
          files.after(step.prefix(length)), in: torn.path, done: done, histories,
          position: "\(step.name) \(number), byte \(length)")
        counts.torn += 1
        counts.whole += isWhole ? 1 : 0
      }
      files = files.after(step)
      progress.show("\(counts.torn) offsets", Double(number + 1) / Double(steps.count))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine(
      "\(commits) commits, \(steps.count) writes torn at \(counts.torn) offsets: every start sound, "
        + "no earlier commit lost, the torn commit complete \(counts.whole) times")
  }

  /// Learns lessons while recording.
  ///
  /// - Returns: The files before, the recorded steps, the number of steps at the end of each
  ///   commit, and the history before and after each commit.
  private func record(
    in folder: BenchFolder
  ) throws -> (FolderContents, [FileStep], ends: [Int], [History]) {
    let store = HistoryStore(folder: folder.path, now: BenchLessons.time(0))
    for number in 0..<lessons {
      store.learn(BenchLessons.lesson(number), at: BenchLessons.time(number))
    }
    let before = try FolderContents(of: folder.path)
    var histories = [try store.history()]
    var ends: [Int] = []
    RecordingFileSystem.start()
    for number in lessons..<lessons + commits {
      store.learn(BenchLessons.lesson(number), at: BenchLessons.time(number))
      ends.append(RecordingFileSystem.count)
      histories.append(try store.history())
    }
    return (before, RecordingFileSystem.stop(), ends, histories)
  }

  /// Opens the store on restored files.
  ///
  /// - Returns: Whether the commit that was torn is in the history.
  private func check(
    _ files: FolderContents, in folder: String, done: Int, _ histories: [History],
    position: String
  ) throws -> Bool {
    try files.write(to: folder)
    let store = HistoryStore(folder: folder, now: BenchLessons.time(lessons))
    let history = try store.history()
    let next = histories.indices.contains(done + 1) ? histories[done + 1] : histories[done]
    guard store.condition == .sound, history == histories[done] || history == next else {
      throw ToolError(.badInput, "after \(done) commits, \(position): \(store.condition)")
    }
    return history != histories[done]
  }
}

/// The files of a folder by name.
private struct FolderContents {
  private var files: [String: [UInt8]] = [:]

  init(of folder: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      files[name] = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
    }
  }

  func after(_ step: FileStep) -> FolderContents {
    var contents = self
    switch step {
    case .write(let file, let offset, let bytes):
      let name = URL(fileURLWithPath: file).lastPathComponent
      var all = files[name] ?? []
      if all.count < offset + bytes.count {
        all += [UInt8](repeating: 0, count: offset + bytes.count - all.count)
      }
      all.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      contents.files[name] = all
    case .truncate(let file, let size):
      let name = URL(fileURLWithPath: file).lastPathComponent
      contents.files[name] = Array((files[name] ?? []).prefix(size))
    }
    return contents
  }

  /// Writes these files to a folder and removes all others from it.
  func write(to folder: String) throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, bytes) in files {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
  }
}

extension FileStep {
  /// A description for messages.
  fileprivate var name: String {
    switch self {
    case .write(let file, let offset, _): "write \(file.suffix(8)) at \(offset), step"
    case .truncate(let file, let size): "truncate \(file.suffix(8)) to \(size), step"
    }
  }

  /// The number of bytes written. A truncation counts as 1, because it is atomic.
  fileprivate var length: Int {
    if case .write(_, _, let bytes) = self { bytes.count } else { 1 }
  }

  /// Returns the first bytes of a write; a step without effect for a truncation.
  fileprivate func prefix(_ length: Int) -> FileStep {
    switch self {
    case .write(let file, let offset, let bytes):
      // A write of no bytes must not extend the file up to its offset.
      .write(file: file, offset: length == 0 ? 0 : offset, bytes: Array(bytes.prefix(length)))
    case .truncate(let file, _): .write(file: file, offset: 0, bytes: [])
    }
  }
}
