import InputCore
import TextDocument
import TextUnits

/// An interactive composer for a terminal. The user types keys and sees the marked text and the
/// candidates; the composed text is written to standard output at the end.
///
/// ```swift
/// let pinyin = TerminalLanguage(name: "简体中文", session: session)
/// let ending = TerminalComposer(pinyin, title: "GlobeKey").run()
/// exit(ending.exitStatus)
/// ```
///
/// Drawing always goes to a terminal, so that `text=$(program)` captures only the text. If standard
/// input is not a terminal, keys are read from it to its end and nothing is drawn.
package struct TerminalComposer {
  private let typing: Typing

  /// Creates a composer. Control+Space switches to the next language, cyclically.
  ///
  /// - Parameters:
  ///   - language: The first language.
  ///   - others: The other languages in order.
  ///   - title: The title shown in the first line.
  ///   - document: The document to type into.
  package init(
    _ language: TerminalLanguage, others: [TerminalLanguage] = [], title: String,
    document: InMemoryDocument = InMemoryDocument()
  ) {
    typing = Typing(language, others: others, document: document, title: title)
  }

  /// Runs until the user leaves, the input ends, or a signal asks to end. Then the terminal is
  /// restored, and the text is written to standard output, followed by a newline unless it is empty
  /// or ends with one. Letters still being composed are included as typed.
  ///
  /// Control+Z and SIGTSTP stop the program with the terminal restored. When the shell continues it,
  /// the composition is drawn again.
  ///
  /// Catches SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH, SIGCONT and SIGPIPE while it runs.
  package func run() -> ComposerEnding {
    run(input: .standardInput, output: .standardOutput, environment: .process)
  }

  /// Runs with other files than the standard ones.
  ///
  /// - Parameter stop: Stops the program and returns when it is continued; nil to stop the job of the
  ///   shell.
  package func run(
    input: Descriptor, output: Descriptor, environment: TerminalEnvironment,
    stop: (() -> Void)? = nil
  ) -> ComposerEnding {
    guard let signals = Signals() else { return ComposerEnding(outputError: systemError) }
    defer { signals.stop() }
    let terminal = RawTerminal(input)
    var loop = KeyLoop(
      input: input, signals: signals, terminal: terminal,
      canvas: terminal == nil ? nil : Canvas(output: output, environment: environment),
      typing: typing, stop: { signals in stop.map { $0() } ?? signals.stopJob() })

    terminal?.restoreAfterFaults(drawingOn: loop.canvas)
    defer { FatalSignals.stop() }
    terminal?.enter()
    let ending = loop.begin() ?? loop.run()
    loop.typing.finish()
    loop.canvas?.leave()
    loop.terminal?.leave()

    let error = Self.print(loop.typing.document.text, to: output)
    if case .signal = ending { return ending }
    return error.map(ComposerEnding.init(outputError:)) ?? ending
  }

  private static func print(_ text: String, to output: Descriptor) -> Int32? {
    guard let last = text.last else { return nil }
    // A phrase of the user may have escape sequences in it. A file or a pipe gets them as they are.
    let shown = output.isTerminal ? ControlCharacters.shown(in: text) : text
    return output.write(last.isNewline ? shown : shown + "\n")
  }
}
