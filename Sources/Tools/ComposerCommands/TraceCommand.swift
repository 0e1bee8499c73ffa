import ArgumentParser
import InputCore
import KeyboardCatalog
import LanguageDescription
import TextDocument
import ToolSupport

/// `ime-cli trace`: shows the way of each key to the document.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Show the event, command and effects of each key.",
    discussion: """
      Keys are letters, or names in angle brackets for other keys:

        $ ime-cli trace 'nihao<Space>'
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Argument(help: "The keys, such as 'nihao<Space>'.")
  var keys: String

  func run() throws {
    let events: [KeyEvent]
    do throws(KeyNotation.ParsingError) {
      events = try KeyNotation.parse(keys)
    } catch {
      throw ToolError(.badInput, "keys: \(error)")
    }
    let opened = try language.open(method, clock: SystemClock.localTime)
    try trace(events, in: opened.language, opened)
  }

  private func trace(
    _ events: [KeyEvent], in language: some ComposingLanguage, _ opened: OpenedLanguage
  ) throws {
    var session = try opened.configured(language).session
    var document = InMemoryDocument()
    var output = StandardOutput()
    for event in events {
      output.writeLine("key      \(event)")
      output.writeLine("command  \(session.command(for: event))")
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput)
      for effect in session.handle(event, context: context) {
        document.apply(effect)
        output.writeLine("effect   \(effect)")
      }
      if session.isComposing { output.writeLine("stages   \(session.composition)") }
    }
    output.writeLine("document \(document.textBeforeInput)|\(document.textAfterInput)")
  }
}
