import ArgumentParser
import Mandarin
import ToolSupport

/// `ime-cli double-pinyin`: check a scheme of double pinyin.
struct DoublePinyinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "double-pinyin",
    abstract: "List the schemes of double pinyin, or check one of your own.",
    discussion: """
      Without a file the schemes that are known are listed: the name for --keys, a tab, and what they \
      are called. With a file it is read and looked at: pairs of keys that stand for two syllables, \
      syllables without a pair, keys that are in no syllable. Only a file that cannot be read is an \
      error; to type by it, give it as --double-pinyin to convert, type, trace, replay, evaluate or \
      bench.

        $ ime-cli double-pinyin my-scheme.tsv
      """)

  @OptionGroup var language: LanguageOptions

  @Argument(help: "The file of a scheme.")
  var file: String?

  func run() throws {
    var output = StandardOutput()
    guard let file else {
      for (id, scheme) in DoublePinyinScheme.standard { output.writeLine("\(id)\t\(scheme.name)") }
      return output.flush()
    }
    let scheme = try DoublePinyinScheme(path: file)
    let report = DoublePinyinReport(
      scheme, syllables: try language.open(as: MandarinLanguage.self).lexicon.syllables)
    for (title, findings) in [
      ("ambiguous", report.ambiguous), ("without a pair", report.untyped),
      ("unused", report.unused),
    ] {
      for finding in findings { output.writeLine("\(finding) (\(title))") }
    }
    output.writeLine(
      "\(scheme.name): \(report.ambiguous.count) ambiguous pairs, "
        + "\(report.untyped.count) syllables without a pair, \(report.unused.count) unused")
    output.flush()
  }
}
