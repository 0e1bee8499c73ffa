import ArgumentParser
import DictionaryBuilder
import Foundation
import ToolSupport

/// `globekey-bench dictionary`: times rebuilding a large dictionary after an edit.
struct BuildBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dictionary",
    abstract: "Time builds of a dictionary of a million entries: cold, unchanged, one line edited.",
    discussion: """
      The dictionary is the shipped one plus words made by joining two of its words, with a fixed \
      seed. Each build runs in its own process and is timed from reading the files to renaming the \
      finished image.

        $ swift run -c release globekey-bench dictionary
      """)

  @Option(help: "The folder of the dictionary.")
  var folder = "Dictionaries/zh-Hans"

  @Option(help: "The number of lines in all lists together.")
  var entries = 1_000_000

  @Option(help: "The number of edits to time.")
  var rounds = 10

  @Option(help: "The number of threads. (default: the number of processors)")
  var threads: Int?

  /// The list that is extended and edited.
  private static let list = "jieba.tsv.gz"

  func run() throws {
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("globekey-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    var random = SeededGenerator(seed: 1)
    var lines = try prepare(work, &random)
    var output = StandardOutput()
    output.writeLine("lines\t\(try lineCount(work))")
    report("cold, no cache", [try build(work, ["--no-cache"])], &output)
    report("cold, filling the cache", [try build(work)], &output)
    report("unchanged", try (0..<rounds).map { _ in try build(work) }, &output)
    var edited: [Double] = []
    for round in 0..<rounds {
      let position = Int.random(in: 1..<lines.count, using: &random)
      lines[position] = "一二三\t\t\(round + 1)"
      try write(lines, to: work)
      edited.append(try build(work))
    }
    report("one line edited", edited, &output)
    let image = try FileAccess.read("\(work.path)/image")
    _ = try build(work, ["--no-cache", "--threads", "1"])
    guard try FileAccess.read("\(work.path)/image") == image else {
      throw ToolError(.badInput, "the image differs from one built without the cache")
    }
    output.writeLine("the image equals one built without the cache, \(image.count) bytes")
  }

  /// Copies the dictionary, extends one of its lists and returns the lines of that list.
  private func prepare(_ work: URL, _ random: inout SeededGenerator) throws -> [String] {
    let source = URL(fileURLWithPath: folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(name), to: work.appendingPathComponent(name))
    }
    // The copy is in another folder: rewrite the paths that lead out of it.
    let manifest = work.appendingPathComponent("dictionary.json")
    let up = work.pathComponents.dropFirst().map { _ in ".." }.joined(separator: "/")
    var text = try String(contentsOf: manifest, encoding: .utf8)
    text = text.replacing(/"(\.\.\/[^"]+)"/) { match in
      let whole = source.appendingPathComponent(String(match.1)).standardizedFileURL.path
      return "\"\(up)\(whole)\""
    }
    try text.write(to: manifest, atomically: true, encoding: .utf8)

    let list = work.appendingPathComponent(Self.list)
    let bytes = try FileAccess.unpacked(list.path)
    let old = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let words = old.filter { !$0.hasPrefix("#") }.map { $0.prefix { $0 != "\t" } }
    var known = Set(words.map(String.init))
    var lines = old.filter { !$0.hasPrefix("#") }.map(String.init)
    for _ in 0..<max(entries - (try lineCount(work)), 0) {
      guard let first = words.randomElement(using: &random),
        let second = words.randomElement(using: &random)
      else { break }
      let word = "\(first)\(second)"
      guard known.insert(word).inserted else { continue }
      lines.append("\(word)\t\t\(Int.random(in: 1...200, using: &random))")
    }
    lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    lines.insert("# globekey-wordlist 1\n# weight: occurrences", at: 0)
    try write(lines, to: work)
    return lines
  }

  // Writes plain text under the name of the compressed list. Readers detect compression by the
  // first bytes.
  private func write(_ lines: [String], to work: URL) throws {
    try (lines.joined(separator: "\n") + "\n")
      .write(to: work.appendingPathComponent(Self.list), atomically: true, encoding: .utf8)
  }

  private func lineCount(_ work: URL) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: work.path)
      .filter { ($0.hasSuffix(".tsv") || $0.hasSuffix(".tsv.gz")) && $0 != "syllables.tsv" }
      .reduce(0) { sum, name in
        let bytes = try FileAccess.unpacked("\(work.path)/\(name)")
        return sum + bytes.count { $0 == UInt8(ascii: "\n") }
      }
  }

  /// Builds the dictionary in its own process and returns the time in milliseconds.
  private func build(_ work: URL, _ arguments: [String] = []) throws -> Double {
    var all = ["build", work.path, "-o", "\(work.path)/image"] + arguments
    if let threads, !arguments.contains("--threads") { all += ["--threads", "\(threads)"] }
    let start = ContinuousClock.now
    try BenchProgram.run("ime-dict", all)
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func report(_ name: String, _ times: [Double], _ output: inout StandardOutput) {
    let sorted = times.sorted()
    guard let least = sorted.first, let most = sorted.last else { return }
    let median = sorted[sorted.count / 2].text(decimals: 0)
    output.writeLine(
      "\(name), ms\tmin \(least.text(decimals: 0))\tmedian \(median)\tmax \(most.text(decimals: 0))"
    )
    output.flush()
  }
}
