import ArgumentParser
import Evaluation
import Foundation
import KeyboardCatalog
import Suggestions
import ToolSupport

/// `globekey-bench words`: measures the cost of each language's words.
struct WordsBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Open word lexicons: size, time to the first suggestion, memory, time of a key.",
    discussion: """
      Each lexicon is opened in its own process, which types words of the lexicon letter by letter \
      and ends each with two letters swapped, to be corrected. The memory is the growth of the \
      process since before it opened the lexicon.

        $ swift run -c release globekey-bench words .build/dictionaries/*.words.imedict
      """)

  @Option(help: "The folder of layouts, whose key positions tell which typos are near misses.")
  var locales = "Locales"

  @Option(help: "The number of words to type.")
  var count = 500

  @Flag(help: .hidden)
  var measured = false

  @Argument(help: "The images of word lexicons.")
  var images: [String]

  func run() throws {
    if measured {
      for image in images { try measure(image) }
      return
    }
    var output = StandardOutput()
    output.writeLine(
      "language\tMB on disk\tstart ms\tCPU ms\tprivate MB\tkey p50 ms\tp99 ms"
        + "\tcorrection p50 ms\tp99 ms")
    for image in images { output.writeLine(try child(image)) }
  }

  private func child(_ image: String) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "words", "--measured", "--locales", locales, "--count", "\(count)", image,
    ]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func measure(_ path: String) throws {
    let tag = URL(fileURLWithPath: path).lastPathComponent.split(separator: ".").first ?? ""
    // Every keyboard reads its layout, with words or without, so the layout is not measured.
    let geometry = KeyGeometry(layout: try LocaleFolder(path: locales).layout(of: String(tag)))
    let before = ProcessMemory.own
    let start = ContinuousClock.now
    let startOfWork = clock()
    let lexicon = try WordLexicon(path: path)
    var suggester = Suggester(lexicons: [lexicon], geometry: geometry)
    _ = suggester.suggestions(before: lexicon.text(of: 0))
    let time = start.duration(to: .now)
    let work = Double(clock() - startOfWork) * 1_000 / Double(CLOCKS_PER_SEC)

    var keys = KeyTimes()
    var corrections = KeyTimes()
    for position in 0..<count {
      let word = lexicon.text(of: WordNumber(clamping: position * lexicon.count / count))
      for length in 1...max(word.count, 1) {
        let text = word.prefix(length)
        keys.add(ContinuousClock().measure { _ = suggester.suggestions(before: text) })
      }
      let mistyped = String(word.dropLast(2) + word.suffix(2).reversed())
      corrections.add(ContinuousClock().measure { _ = suggester.correction(before: mistyped) })
    }
    let memory = ProcessMemory.own
    let figures = [
      Double(lexicon.image.byteCount) / 1_000_000, time / .milliseconds(1), work,
      Double(memory.privateKB - before.privateKB) / 1_000,
    ].map { $0.text(decimals: 2) }
    let times = [keys, corrections].flatMap { times in
      [0.5, 0.99].map { times.milliseconds(atShare: $0).text(decimals: 3) }
    }
    var output = StandardOutput()
    output.writeLine(([String(tag)] + figures + times).joined(separator: "\t"))
  }
}
