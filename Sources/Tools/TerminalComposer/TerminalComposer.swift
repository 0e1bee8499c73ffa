import InputCore
import TextDocument

/// An interactive composer for a terminal: type keys, see the marked text and the candidates, and
/// get the text on standard output in the end.
///
/// ```swift
/// let pinyin = TerminalLanguage(name: "简体中文", session: session)
/// let ending = TerminalComposer(pinyin, title: "GlobeKey").run()
/// exit(ending.exitStatus)
/// ```
///
/// Drawing goes to a terminal in any case, so that `text=$(program)` gets the text alone. Where
/// standard input is no terminal, keys are read from it to its end and nothing is drawn.
package struct TerminalComposer {
  private let typing: Typing

  /// A composer that begins with a language and a document, under a title. Control and Space goes to
  /// the next of the languages, and from the last one to the first.
  package init(
    _ language: TerminalLanguage, others: [TerminalLanguage] = [], title: String,
    document: InMemoryDocument = InMemoryDocument()
  ) {
    typing = Typing(language, others: others, document: document, title: title)
  }

  /// Runs until the typist leaves, the input ends, or a signal asks for the end. The terminal is
  /// then as it was, and the text is the last thing written to standard output, with a newline after
  /// it where there is any. Letters that were still composed are part of it as they were typed.
  ///
  /// SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT and SIGPIPE are taken over while this runs.
  package func run() -> ComposerEnding {
    run(input: .standardInput, output: .standardOutput, environment: .process)
  }

  /// Runs over other files than the standard ones.
  package func run(
    input: Descriptor, output: Descriptor, environment: TerminalEnvironment
  ) -> ComposerEnding {
    guard let signals = Signals() else { return ComposerEnding(outputError: systemError) }
    defer { signals.stop() }
    let terminal = RawTerminal(input)
    var loop = KeyLoop(
      input: input, signals: signals, terminal: terminal,
      canvas: terminal == nil ? nil : Canvas(output: output, environment: environment),
      typing: typing)

    terminal?.enter()
    let ending = loop.begin() ?? loop.run()
    loop.typing.finish()
    loop.canvas?.leave()
    terminal?.leave()

    let error = Self.print(loop.typing.document.text, to: output)
    if case .signal = ending { return ending }
    return error.map(ComposerEnding.init(outputError:)) ?? ending
  }

  private static func print(_ text: String, to output: Descriptor) -> Int32? {
    guard let last = text.last else { return nil }
    return output.write(last.isNewline ? text : text + "\n")
  }
}
