import ArgumentParser
import Foundation
import HistoryStore
import InputCore
import ToolSupport
import UserHistory

/// `globekey-bench history calls`: kills every operation of a store at every system call.
struct HistoryCallsBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calls",
    abstract: "Kill each operation before and after each system call, and open what is left.",
    discussion: """
      A child process carries out one operation on a copy of a history and is killed by SIGKILL at its \
      first system call on the folder, then at the second, and so on until it ends by itself. After each \
      kill the store must open with all entries that were there, except for the lesson in flight; then a \
      word is forgotten, and no byte of it may be left in any file, in UTF-8 or UTF-16.

      Linux only: the child is killed by a library that cc builds from Benchmarks/history.

        $ swift run -c release globekey-bench history calls --rounds 3
      """)

  @Option(help: "How often all calls are gone through, each time with another history.")
  var rounds = 1

  @Option(help: "The number of lessons in the history.")
  var lessons = 60

  @Option(help: "The folder of kill-at-call.c.")
  var library = "Benchmarks/history"

  func run() throws {
    let shared = try build()
    var output = StandardOutput()
    var total = 0
    for operation in HistoryOperation.allCases {
      var kills = 0
      for round in 0..<rounds {
        kills += try kill(operation, seed: round * 10_000, shared)
      }
      output.writeLine("\(operation.rawValue)\t\(kills) kills\tevery history kept")
      output.flush()
      total += kills
    }
    output.writeLine("\(total) kills: nothing lost, nothing left of a forgotten word")
  }

  private func build() throws -> String {
    let folder = NSTemporaryDirectory() + "globekey-kill-\(getpid()).so"
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "cc", "-shared", "-fPIC", "-O1", "-o", folder, "\(library)/kill-at-call.c", "-ldl",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else {
      throw ToolError(.missingInput, "\(library)/kill-at-call.c cannot be compiled")
    }
    return folder
  }

  /// Kills an operation at each of its calls, and returns the number of kills.
  private func kill(_ operation: HistoryOperation, seed: Int, _ shared: String) throws -> Int {
    let template = BenchFolder()
    try operation.prepare(template.path, lessons: lessons, seed: seed)
    // The history before, and the one after an operation that is not killed.
    let finished = BenchFolder()
    try FileManager.default.copyItem(atPath: template.path, toPath: finished.path)
    try operation.run(in: finished.path, lessons: lessons, seed: seed)
    let after = try entries(of: finished.path)
    let before = operation.isOfDamage ? after : try entries(of: template.path)

    var kills = 0
    for position in ["0", "1"] {
      var call = 1
      while true {
        let folder = BenchFolder()
        try FileManager.default.copyItem(atPath: template.path, toPath: folder.path)
        guard try runChild(operation, folder.path, seed, shared, call: call, after: position)
        else { break }
        try check(
          folder.path, before, after, "\(operation.rawValue), call \(call)/\(position)", seed)
        call += 1
        kills += 1
      }
    }
    return kills
  }

  private func entries(of folder: String) throws -> Set<HistoryKey> {
    // A copy: opening changes files.
    let copy = BenchFolder()
    try FileManager.default.copyItem(atPath: folder, toPath: copy.path)
    return Set(try HistoryStore(folder: copy.path, now: HistoryOperation.now).history().cells.keys)
  }

  /// Runs an operation in a child that is killed at a call.
  ///
  /// - Returns: false if the child ended before that call.
  private func runChild(
    _ operation: HistoryOperation, _ folder: String, _ seed: Int, _ shared: String, call: Int,
    after: String
  ) throws -> Bool {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = [
      "history", "operate", folder, operation.rawValue, "--lessons", "\(lessons)", "--seed",
      "\(seed)",
    ]
    var environment = ProcessInfo.processInfo.environment
    environment["LD_PRELOAD"] = shared
    environment["KILL_FOLDER"] = folder
    environment["KILL_AT"] = "\(call)"
    environment["KILL_AFTER"] = after
    child.environment = environment
    try child.run()
    child.waitUntilExit()
    guard child.terminationReason == .uncaughtSignal else {
      guard child.terminationStatus == 0 else {
        throw ToolError(.badInput, "\(operation.rawValue) ended with \(child.terminationStatus)")
      }
      return false
    }
    return true
  }

  private func check(
    _ folder: String, _ before: Set<HistoryKey>, _ after: Set<HistoryKey>, _ name: String,
    _ seed: Int
  ) throws {
    let store = HistoryStore(folder: folder, now: HistoryOperation.now)
    if case .notLearning = store.condition {
      throw ToolError(.badInput, "\(name): \(store.condition)")
    }
    let found = Set(try store.history().cells.keys)
    guard found == before || found == after else {
      throw ToolError(
        .badInput,
        "\(name): \(found.count) entries instead of \(before.count) or \(after.count), "
          + "\(store.condition)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    guard !names.contains(where: { $0.hasSuffix(".new") }) else {
      throw ToolError(.badInput, "\(name): unfinished files are left")
    }
    let word = HistoryOperation.secret
    let receipt = try store.forget(word, at: HistoryOperation.now)
    let left = try names.count { try Self.contains(word, "\(folder)/\($0)") }
    guard receipt.isComplete, left == 0 else {
      throw ToolError(.badInput, "\(name): the forgotten word is left in \(left) files")
    }
  }

  private static func contains(_ word: String, _ path: String) throws -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian].contains { encoding in
      word.data(using: encoding).map { data.range(of: $0) != nil } ?? false
    }
  }
}

/// An operation on a store, for `history calls`.
enum HistoryOperation: String, CaseIterable, ExpressibleByArgument {
  case start, learn, merge, restore, forget, close, recover

  /// A word of the history that is forgotten after each kill.
  static let secret = "秘密的词"
  static let now: HistoryTime = 2_000_000

  /// Whether it begins with a damaged database.
  var isOfDamage: Bool { self == .recover }

  /// Makes the folder that it begins with.
  func prepare(_ folder: String, lessons: Int, seed: Int) throws {
    guard self != .start else {
      return try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    let store = HistoryStore(folder: folder, now: BenchLessons.time(0))
    for number in 0..<lessons {
      store.learn(BenchLessons.lesson(seed + number), at: BenchLessons.time(number))
    }
    store.learn(
      Lesson(language: "zh-Hans", words: [LearnedWord(reading: "mi mi", text: Self.secret)]),
      at: BenchLessons.time(lessons))
    store.close()
    guard isOfDamage else { return }
    // A page in the middle, and the header.
    let path = "\(folder)/history.sqlite"
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    for offset in [30, bytes.count / 2 / 4096 * 4096, bytes.count / 2 / 4096 * 4096 + 3] {
      bytes[offset] ^= 0xFF
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Carries it out.
  func run(in folder: String, lessons: Int, seed: Int) throws {
    let store = HistoryStore(folder: folder, now: Self.now)
    switch self {
    case .start, .recover: break
    case .learn: store.learn(BenchLessons.lesson(seed + lessons), at: Self.now)
    case .merge, .restore:
      var other = History()
      for number in 0..<20 {
        other.learn(
          BenchLessons.lesson(seed + 5_000 + number), on: DeviceID(9),
          at: BenchLessons.time(number))
      }
      if self == .merge {
        try store.merge(other, at: Self.now)
      } else {
        try store.restore(other, at: Self.now)
      }
    case .forget:
      try store.forget(BenchLessons.lesson(seed).words[0].text, at: Self.now)
    case .close:
      store.learn(BenchLessons.lesson(seed), at: Self.now)
      store.close()
    }
  }
}

/// `globekey-bench history operate`: the child of `calls`.
struct HistoryOperator: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "operate", abstract: "Carry out one operation; for calls.", shouldDisplay: false)

  @Argument var folder: String
  @Argument var operation: HistoryOperation
  @Option var lessons: Int
  @Option var seed: Int

  func run() throws { try operation.run(in: folder, lessons: lessons, seed: seed) }
}
