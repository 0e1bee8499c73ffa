import ArgumentParser
import Mandarin
import ToolSupport

/// `ime-cli double-pinyin`: lists or checks double pinyin schemes.
struct DoublePinyinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "double-pinyin",
    abstract: "List the double pinyin schemes, or check one of your own.",
    discussion: """
      Without a file, lists the known schemes: the name for --keys, a tab, and the title. With a \
      file, checks the scheme and lists key pairs with two syllables, syllables without a pair, \
      and keys in no syllable.

        $ ime-cli double-pinyin my-scheme.tsv

      Only a file that cannot be read is an error. To type with the scheme, give the file as \
      --double-pinyin to convert, type, trace, replay, evaluate or bench.
      """)

  @OptionGroup var language: LanguageOptions

  @Argument(help: "A scheme file.")
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
