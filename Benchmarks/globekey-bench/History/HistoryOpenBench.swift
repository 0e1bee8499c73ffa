import ArgumentParser
import Evaluation
import Foundation
import HistoryStore
import ToolSupport
import UserHistory

/// `globekey-bench history open`: measures the time and memory it takes to open a full history.
struct HistoryOpenBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open a history of many entries: time and private memory.",
    discussion: """
      Each opening runs in its own process, which reads a thousand groups. A history whose writer \
      was killed has no seal, so everything in it is checked. Compare the memory with that of the \
      empty history.

        $ swift run -c release globekey-bench history open --entries 100000
      """)

  @Option(help: "The number of entries.")
  var entries = 100_000

  @Option(help: "The number of openings to time.")
  var rounds = 10

  @Option(help: .hidden)
  var measured: String?

  func run() throws {
    if let measured { return measure(measured) }
    let (empty, full) = (BenchFolder(), BenchFolder())
    let device: DeviceID
    do {
      let store = HistoryStore(folder: empty.path, now: 0)
      device = store.device
    }
    do {
      let store = HistoryStore(folder: full.path, now: 0)
      var history = History()
      var lesson = 0
      while history.count < entries {
        history.learn(
          BenchLessons.lesson(lesson, characters: 6_000), on: device, at: BenchLessons.time(lesson))
        lesson += 1
      }
      history.shrink(to: entries, at: BenchLessons.time(lesson))
      try store.merge(history, at: BenchLessons.time(lesson))
    }
    var output = StandardOutput()
    output.writeLine("history\topen ms (median)\tCPU ms (median)\tprivate kB\tresident kB")
    let kinds = [
      ("empty", empty, true), ("\(entries) entries", full, true), ("not closed", full, false),
    ]
    for (name, folder, isSealed) in kinds {
      let runs = try (0..<rounds).map { _ in
        if !isSealed { try FileManager.default.removeItem(atPath: "\(folder.path)/history.seal") }
        return try child(folder.path)
      }
      let sorted = runs.map { $0[0] }.sorted()
      let processor = runs.map { $0[1] }.sorted()
      let last = runs[runs.count - 1]
      output.writeLine(
        "\(name)\t\(sorted[sorted.count / 2].text(decimals: 1))"
          + "\t\(processor[processor.count / 2].text(decimals: 1))"
          + "\t\(Int(last[2]))\t\(Int(last[3]))")
    }
  }

  private func child(_ folder: String) throws -> [Double] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["history", "open", "--measured", folder]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split { $0.isWhitespace }.compactMap {
      Double($0)
    }
  }

  private func measure(_ folder: String) {
    let start = ContinuousClock.now
    let startOfWork = clock()
    let store = HistoryStore(folder: folder, now: BenchLessons.time(0))
    let snapshot = store.snapshot
    let time = start.duration(to: .now)
    let work = Double(clock() - startOfWork) * 1_000 / Double(CLOCKS_PER_SEC)
    for number in 0..<1_000 {
      for key in BenchLessons.lesson(number, characters: 6_000).gains.map(\.key) {
        _ = snapshot.items(of: HistoryGroup(of: key))
      }
    }
    let memory = ProcessMemory.own
    var output = StandardOutput()
    output.writeLine(
      "\((time / .milliseconds(1)).text(decimals: 2)) \(work.text(decimals: 2)) \(memory.privateKB) \(memory.residentKB)"
    )
  }
}

/// The memory of the process as counted by the kernel, in kB.
struct ProcessMemory {
  var privateKB = 0
  var residentKB = 0

  static var own: ProcessMemory {
    var memory = ProcessMemory()
    let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == ":" }
      guard words.count > 1, let number = Int(words[1]) else { continue }
      switch words[0] {
      case "Private_Dirty": memory.privateKB += number
      case "Rss": memory.residentKB = number
      default: break
      }
    }
    return memory
  }
}
