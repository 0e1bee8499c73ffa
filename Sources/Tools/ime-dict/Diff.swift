import ArgumentParser
import DictionaryBuilder
import DictionaryImage
import NGrams
import SyllableConversion
import ToolSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `ime-dict diff`: compares two images or folders.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two images, or two folders with a dictionary.json.",
    discussion: """
      Example: the effect of an edit of the sources.

        ime-dict diff zh-Hans.imedict Dictionaries/zh-Hans
        ime-dict diff old.imedict new.imedict --tolerance 10 | grep word-added

      A folder is built in memory first. The lines are sorted by word and have five tab-separated \
      columns: kind of change, word, reading, old cost, new cost. The kind is word-added, \
      word-removed, word-cost (of the word's frequency), reading-added, reading-removed, \
      reading-cost (of the reading given the word), or section (another part of the image, named \
      in the second column). A cost is -ln P in thousandths of a nat. One more word makes all \
      others slightly less likely; --tolerance ignores such changes. A summary goes to standard \
      error.

      The exit code is 0 without differences, 1 with differences, 65 if an image is damaged and 66 \
      if one is missing.
      """)

  @Argument(help: "The old image or folder.")
  var first: String

  @Argument(help: "The new image or folder.")
  var second: String

  @Option(
    help: "Ignore cost differences up to this many thousandths of a nat.",
    transform: NumberOption.whole(0...65535))
  var tolerance = 0

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

  /// Opens the lexicon of an image, or builds that of a folder.
  private func lexicon(_ path: String, _ bar: ProgressBar) throws -> Lexicon {
    guard (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil else {
      let lexicon = try Lexicon(path: path)
      try lexicon.image.verify()
      return lexicon
    }
    let options = BuildOptions(progress: { bar.show($0, $1) })
    let image = try DictionaryBuild(folder: path, options).image().bytes
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).imedict").path
    // The mapped file stays readable after its name is removed.
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    try FileAccess.writeAtomically(image, to: temporary, synchronised: false)
    return try Lexicon(path: temporary)
  }
}
