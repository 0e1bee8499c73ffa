import InputCore
import TextDocument

/// An interactive composer for a terminal: type keys, see the marked text and the candidates, and
/// get the text on standard output in the end.
///
/// ```swift
/// let ending = TerminalComposer(session: session, title: "GlobeKey 简体中文").run()
/// exit(ending.exitStatus)
/// ```
///
/// Drawing goes to a terminal in any case, so that `text=$(program)` gets the text alone. Where
/// standard input is no terminal, keys are read from it to its end and nothing is drawn.
public struct TerminalComposer<Method: InputMethod> {
  private let typing: Typing<Method>

  /// A composer for a session, beginning with a document, under a title.
  public init(
    session: InputSession<Method>, title: String, document: InMemoryDocument = InMemoryDocument()
  ) {
    typing = Typing(session: session, document: document, title: title)
  }

  /// Runs until the typist leaves, the input ends, or a signal asks for the end. The terminal is
  /// then as it was, and the committed text is the last thing written to standard output, with a
  /// newline after it where there is any. What was composed and not committed is dropped.
  ///
  /// SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT and SIGPIPE are taken over while this runs.
  public func run() -> ComposerEnding {
    guard let signals = Signals() else { return .outputFailed(code: 0) }
    defer { signals.stop() }
    let terminal = RawTerminal(.standardInput)
    var loop = KeyLoop(
      input: .standardInput, signals: signals, terminal: terminal,
      canvas: terminal == nil ? nil : Canvas(), typing: typing)

    terminal?.enter()
    var ending: ComposerEnding
    if let error = loop.canvas?.enter(unless: { signals.ending != nil }) {
      ending = signals.ending.map(ComposerEnding.signal) ?? ComposerEnding(outputError: error)
    } else {
      ending = loop.run()
    }
    loop.canvas?.leave()
    terminal?.leave()

    if let error = Self.print(loop.typing.document.text) {
      ending = ComposerEnding(outputError: error)
    }
    return ending
  }

  private static func print(_ text: String) -> Int32? {
    guard let last = text.last else { return nil }
    return Descriptor.standardOutput.write(last.isNewline ? text : text + "\n")
  }
}
