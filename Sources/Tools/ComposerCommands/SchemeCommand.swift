import ArgumentParser
import InputCore
import LanguageDescription
import ToolSupport
import Transliteration

/// `ime-cli scheme`: lists the keys of a strict transliteration scheme.
struct SchemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scheme",
    abstract: "List the letters of a transliteration scheme with their keys.",
    discussion: """
      Each line has a letter, its other forms, a tab, and the keys that write it. A key with ^ does \
      so only at the start of a word, one with $ at its end.

        $ ime-cli scheme --language hi
        $ ime-cli scheme --language hi inscript

      To type by the scheme, give its name as --keys to convert, type, trace, replay, evaluate or \
      bench.
      """)

  @OptionGroup var language: LanguageOptions

  @Argument(help: "The name of the scheme, or the path of a rule file.")
  var name = "transliteration"

  func run() throws {
    let entry = try language.entry()
    let resources = ProgramResources(entry, dictionary: nil, tables: nil).languageResources
    let rules: TransliterationRules
    do {
      let file = try resources.rules(entry.tag, name)
      rules = try TransliterationRules(parsing: file.text)
    } catch let error as UnknownName {
      throw ToolError(.missingInput, "\(error)")
    } catch let error as RuleFileError {
      throw ToolError(.badInput, "\(name): \(error)")
    }
    var output = StandardOutput()
    for (text, keys) in rules.table {
      output.writeLine("\(text)\t\(keys.joined(separator: " "))")
    }
    output.flush()
  }
}
