import ArgumentParser
import CodeTables
import InputCore
import KeyboardCatalog
import LibC
import ToolSupport

extension CompositionResolution: ExpressibleByArgument {}

/// `ime-cli type`: composes text at a terminal.
struct TypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Compose text interactively in the terminal.",
    discussion: """
      Type letters, choose with the space bar or 1 to 9, and leave with Ctrl-C. The text is then \
      written to standard output:

        $ ime-cli type --language zh-Hans
        $ text=$(ime-cli type --language zh-Hans)

      With several languages, Control+Space switches to the next one. --leaving sets the policy \
      for the composition:

        $ ime-cli type --language zh-Hans,ko,vi

      In alphabetic languages words are suggested below the text. Tab highlights one and Space or \
      Return takes it, Alt and its number take it at once, Escape closes the row. A space corrects a \
      misspelled word, and Backspace right after it takes the correction back. Letters of another \
      script are typed by their place on a US keyboard, or as they are if the terminal sends them. \
      --keys layout does the same in languages that also compose:

        $ ime-cli type --language en,ru
        $ ime-cli type --language ar --keys layout

      A + between two languages of the same script suggests and corrects the words of both while the \
      keys are those of the first. The setting secondLanguages does it for every run:

        $ ime-cli type --language en+de

      A code table that 'ime-dict table' made is typed from its file, or by its name from the folder \
      tables of the container, where desktops and ime-web find it too:

        $ ime-cli type --table wubi86.imedict
        $ ime-cli type --language table-wubi86

      At a terminal, choices are learned in languages that can: two or three choices bring a word \
      first. 'ime-cli history' lists and forgets them. --incognito learns nothing in this run, and \
      "learnsWords": false in a settings file in every run.

      Words, shortcuts and phrases of your own ('ime-cli lexicon') are among the candidates, and \
      the names and shortcuts of a host that --contacts and --shortcuts load:

        $ ime-cli type --contacts contacts.vcf --shortcuts shortcuts.tsv

      A pasted text is inserted as it is, with control characters shown as numbers. Ctrl-Z stops the \
      program, and fg continues it.

      Keys: Space takes the highlighted candidate, Return the letters as typed, Escape goes back, \
      Backspace undoes the last step, arrows move the caret and the highlight, - and = turn pages. \
      Control+Backspace takes back the last commit, F9 converts the word before the caret again, \
      and Control+Delete forgets what was learned about the highlighted candidate.

      i and digits give a number or a date (i123, i2026.11.21); riqi, shijian, xingqi and nongli \
      offer the date, the time, the day of the week and the date of the Chinese calendar.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions
  @OptionGroup var modes: InputModeOptions

  @Option(
    help: ArgumentHelp(
      "The policy for a composition when the language changes.",
      discussion:
        "One of \(CompositionResolution.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "policy"))
  var leaving = CompositionResolution.commitRaw

  @Option(
    help:
      "Type with this image of a code table, which 'ime-dict table' makes, instead of --language.",
    completion: .file(extensions: ["imedict"]))
  var table: String?

  @Flag(help: "Learn nothing, but use learned data.")
  var incognito = false

  @Flag(help: "After a commit, offer next words; digits choose them, Escape closes them.")
  var predict = false

  @Option(
    help: "A settings file (see 'ime-cli settings'). Without it, settings.json of the container.")
  var settings: String?

  func run() throws {
    let settings = try SettingsFile.ofUser(named: settings)
    let isIncognito = incognito || !settings.learnsWords
    var method = method
    if method.learn == nil, isatty(STDIN_FILENO) == 1, (try? Container.path()) != nil {
      method.learn = true
    }
    var language = language
    if let table {
      guard language.dictionary == nil, language.tags == [ProgramLanguages.standard] else {
        throw ValidationError("--table replaces --language and --dictionary; leave them out")
      }
      (language.language, language.dictionary) = (CodeTables.anyTable.tag, table)
    }
    var languages = try TypedLanguages(
      options: language, method: method, settings: settings, modes: modes.modes, leaving: leaving,
      isIncognito: isIncognito, predicts: predict, ownWords: Self.ownWords
    ).open()
    let first = languages.removeFirst()
    let composer = TerminalComposer(first, others: languages, title: "GlobeKey")
    let status = composer.run().exitStatus
    KeyboardHistory.close()
    if status != 0 { throw ExitCode(status) }
  }

  /// The user's own words in the container. Lines that cannot be read are reported.
  private static var ownWords: UserWords.Words {
    guard let container = try? Container.path() else { return UserWords.Words() }
    let words = UserWords(container: container).current
    for rejection in words.rejections { StandardError.writeLine("ime-cli: \(rejection)") }
    return words
  }
}
