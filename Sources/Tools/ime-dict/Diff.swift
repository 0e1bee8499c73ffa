import ArgumentParser
import DictionaryBuilder
import DictionaryImage
import Foundation
import NGrams
import SyllableConversion
import ToolSupport

/// `ime-dict diff`.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two images, or two folders with a dictionary.json.",
    discussion: """
      Example: what an edit of the sources changes.

        ime-dict diff zh-Hans.imedict Dictionaries/zh-Hans
        ime-dict diff old.imedict new.imedict --tolerance 10 | grep word-added

      A folder is built in memory and compared as the image that it gives. The lines are sorted by \
      word and have five tab-separated columns: what changed, word, reading, cost before, cost \
      after. What changed is word-added, word-removed, word-cost (of the word's frequency), \
      reading-added, reading-removed, reading-cost (of the reading given the word), or section: \
      another part of the image than words, named in the second column. A cost is -ln P in \
      thousandths of a nat: one word more makes all others a little less likely, and --tolerance \
      passes over such changes. A summary goes to standard error.

      The exit code is 0 where nothing differs, 1 where something does, 65 where an image is \
      damaged and 66 where one is missing.
      """)

  @Argument(help: "The image or the folder before.")
  var first: String

  @Argument(help: "The image or the folder after.")
  var second: String

  @Option(help: "Costs that differ by at most this many thousandths of a nat are equal.")
  var tolerance = 0

  func validate() throws {
    guard (0...65535).contains(tolerance) else {
      throw ValidationError("--tolerance must be from 0 to 65535.")
    }
  }

  func run() throws {
    let bar = ProgressBar()
    let before = try lexicon(first, bar)
    let after = try lexicon(second, bar)
    bar.erase()
    let diff = try LexiconDiff(before, after, tolerance: Cost(tolerance))
    var output = StandardOutput()
    var counts: [LexiconDiff.Change.Kind: Int] = [:]
    diff.forEach { change in
      counts[change.kind, default: 0] += 1
      let costs = [change.before, change.after].map { $0.map(String.init) ?? "" }
      output.writeLine(
        "\(change.kind.rawValue)\t\(change.word)\t\(change.reading)\t\(costs[0])\t\(costs[1])")
    }
    for section in diff.sections { output.writeLine("section\t\(section)\t\t\t") }
    output.flush()
    guard !counts.isEmpty || !diff.sections.isEmpty else {
      StandardError.writeLine("no difference", colour: .green)
      return
    }
    let kinds = LexiconDiff.Change.Kind.allCases.map { "\(counts[$0] ?? 0) \($0.rawValue)" }
    StandardError.writeLine(
      (kinds + ["\(diff.sections.count) sections"]).joined(separator: ", "))
    throw ExitCode(1)
  }

  /// The lexicon at `path`: an image, or what is built from a folder.
  private func lexicon(_ path: String, _ bar: ProgressBar) throws -> Lexicon {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      let lexicon = try Lexicon(path: path)
      try lexicon.image.verify()
      return lexicon
    }
    let options = BuildOptions(progress: { bar.show($0, $1) })
    let image = try DictionaryBuild(folder: path, options).image().bytes
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).imedict").path
    // An open file lives on without its name.
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    try FileAccess.writeAtomically(image, to: temporary, synchronised: false)
    return try Lexicon(path: temporary)
  }
}
