import ComposerCommands
import InputCore
import LibC
import Synchronization
import Testing

// Signals affect the whole process, so the tests run one at a time.
@Suite("Terminal composer", .serialized)
struct TerminalComposerTests {
  private let composer = TerminalComposer(
    TerminalLanguage(name: "Capitals", session: InputSession(method: CapitalsMethod())),
    title: "GlobeKey")
  private let environment = TerminalEnvironment(canMoveCursor: true, wantsColour: true)

  @Test(
    "Keys from a pipe become text in an output pipe, and nothing is drawn",
    arguments: [
      ("", ""), ("ab cd ", "ABCD\n"), ("ab \n", "AB\n"), ("ab", "ab\n"), ("ab !\u{7F}c ", "ABC\n"),
      ("a \u{1B}[Db ", "BA\n"), ("a \u{1B}", "A\n"), ("a \u{3}b ", "A\n"),
    ])
  func pipes(keys: String, expected: String) {
    let (input, output) = (Pipe(), Pipe())
    input.fill(keys)
    close(input.writingEnd.number)
    let ending = composer.run(
      input: input.readingEnd, output: output.writingEnd, environment: environment)
    #expect(ending == (keys.contains("\u{3}") ? .left : .endOfInput))
    #expect(ending.exitStatus == 0)
    #expect(output.contents() == expected)
  }

  @Test("A closed output is no failure, but a full disk is")
  func closedOutput() {
    let (input, output) = (Pipe(), Pipe())
    input.fill("a ")
    close(input.writingEnd.number)
    close(output.readingEnd.number)
    let ending = composer.run(
      input: input.readingEnd, output: output.writingEnd, environment: environment)
    #expect(ending == .outputClosed)
    #expect(ComposerEnding.outputFailed(code: ENOSPC).exitStatus == 74)
  }

  @Test("Typing on a terminal draws the screen and restores the terminal at the end")
  func terminal() throws {
    let screen = try #require(PseudoTerminal(columns: 40, rows: 10))
    let flags = screen.flags
    onOwnThread {
      _ = screen.output(until: "compose")
      #expect(screen.flags & tcflag_t(ICANON | ECHO | ISIG) == 0)
      screen.type("ab")
      let drawn = screen.output(until: "AB")
      #expect(drawn.contains("\u{1B}[4mab\u{1B}[0m"))
      screen.type("1")
      #expect(screen.output(until: "number").contains("No candidate has that number"))
      screen.type(" \u{4}")
    }
    let ending = composer.run(
      input: screen.terminal, output: screen.terminal, environment: environment)
    #expect(ending == .left)
    #expect(screen.flags == flags)
    #expect(screen.output(until: "AB\r\n").hasSuffix("\u{1B}[?25h\u{1B}[?1049lAB\r\n"))
  }

  @Test("A pasted text is text, and the terminal marks pastes only while the program runs")
  func paste() throws {
    let screen = try #require(PseudoTerminal(columns: 40, rows: 10))
    onOwnThread {
      #expect(screen.output(until: "compose").contains("\u{1B}[?2004h"))
      screen.type("ab\u{1B}[200~c d\r\u{3}")
      screen.type("e\u{1B}[201~")
      _ = screen.output(until: "e")
      screen.type("\u{4}")
    }
    let ending = composer.run(
      input: screen.terminal, output: screen.terminal, environment: environment)
    #expect(ending == .left)
    let rest = screen.output(until: "⟩e\r\n")
    #expect(rest.contains("\u{1B}[?2004l"))
    #expect(rest.hasSuffix("abc d\r\n⟨U+0003⟩e\r\n"))
  }

  @Test("A text of several lines from a pipe in paste marks is text")
  func pastedPipe() {
    let (input, output) = (Pipe(), Pipe())
    input.fill("a\u{1B}[200~ b \nc\u{1B}[201~d ")
    close(input.writingEnd.number)
    _ = composer.run(
      input: input.readingEnd, output: output.writingEnd, environment: environment)
    #expect(output.contents() == "a b \ncD\n")
  }

  @Test(
    "Control and Z, and SIGTSTP, stop the program with the terminal restored",
    arguments: [nil, SIGTSTP])
  func suspending(signal: Int32?) throws {
    let screen = try #require(PseudoTerminal(columns: 40, rows: 10))
    let flags = screen.flags
    let flagsWhileStopped = Atomic<UInt32>(0)
    onOwnThread {
      _ = screen.output(until: "compose")
      screen.type("ab")
      _ = screen.output(until: "AB")
      if let signal { kill(getpid(), signal) } else { screen.type("\u{1A}") }
      let stopped = screen.output(until: "stopped")
      #expect(stopped.contains("\u{1B}[?2004l") && stopped.contains("\u{1B}[?1049l"))
      let mark = stopped.range(of: "stopped").map { stopped[$0.upperBound...] } ?? ""
      let continued = mark + (mark.contains("choose") ? "" : screen.output(until: "choose"))
      #expect(continued.contains("\u{1B}[?1049h") && continued.contains("\u{1B}[?2004h"))
      #expect(continued.contains("\u{1B}[4mab\u{1B}[0m"))
      #expect(screen.flags & tcflag_t(ICANON | ECHO | ISIG) == 0)
      screen.type(" \u{4}")
    }
    let ending = composer.run(
      input: screen.terminal, output: screen.terminal, environment: environment
    ) {
      flagsWhileStopped.store(UInt32(screen.flags), ordering: .relaxed)
      _ = Array("stopped".utf8).withUnsafeBytes {
        write(screen.terminal.number, $0.baseAddress, $0.count)
      }
    }
    #expect(ending == .left)
    #expect(flagsWhileStopped.load(ordering: .relaxed) == UInt32(flags))
    #expect(screen.flags == flags)
  }

  @Test("After a change of the terminal's size every line is drawn again, even without a signal")
  func resizing() throws {
    let screen = try #require(PseudoTerminal(columns: 40, rows: 10))
    onOwnThread {
      _ = screen.output(until: "compose")
      screen.type("ab")
      _ = screen.output(until: "AB")
      screen.resize(columns: 20, rows: 5)
      screen.type("c")
      let drawn = screen.output(until: "choose")
      #expect(drawn.contains("\u{1B}[2J") && drawn.contains("\u{1B}[4mabc\u{1B}[0m"))
      screen.type(" \u{4}")
    }
    let ending = composer.run(
      input: screen.terminal, output: screen.terminal, environment: environment)
    #expect(ending == .left)
  }

  @Test(
    "A signal ends the program, and the text is still printed",
    arguments: [SIGTERM, SIGHUP, SIGINT])
  func signals(signal: Int32) throws {
    let screen = try #require(PseudoTerminal(columns: 40, rows: 10))
    let flags = screen.flags
    onOwnThread {
      _ = screen.output(until: "compose")
      screen.type("ab c")
      _ = screen.output(until: "C")
      kill(getpid(), signal)
    }
    let ending = composer.run(
      input: screen.terminal, output: screen.terminal, environment: environment)
    #expect(ending == .signal(signal))
    #expect(ending.exitStatus == 128 + signal)
    #expect(screen.flags == flags)
    let rest = screen.output(until: "ABc\r\n")
    #expect(rest.contains("\u{1B}[?2004l") && rest.hasSuffix("ABc\r\n"))
  }

  @Test("Control+C ends a paste whose end never comes")
  func endlessPaste() throws {
    let screen = try #require(PseudoTerminal(columns: 40, rows: 10))
    onOwnThread {
      _ = screen.output(until: "compose")
      screen.type("\u{1B}[200~abc")
      usleep(100_000)
      screen.type("\u{3}")
    }
    let begin = ContinuousClock.now
    let ending = composer.run(
      input: screen.terminal, output: screen.terminal, environment: environment)
    #expect(ending == .left)
    // Without the rule the paste would wait for three seconds first.
    #expect(ContinuousClock.now - begin < .seconds(3))
  }
}
