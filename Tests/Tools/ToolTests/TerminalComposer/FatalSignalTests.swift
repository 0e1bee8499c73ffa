import ComposerCommands
import Foundation
import TestSupport
import Testing

/// A fault of the program must not leave the user with a terminal that shows nothing of what is typed.
@Suite struct FatalSignalTests {
  @Test(arguments: [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS])
  func theTerminalIsRestored(number: Int32) throws {
    let folder = try TemporaryFolder()
    let screen = try #require(PseudoTerminal(columns: 60, rows: 10))
    let flags = screen.flags
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program("ime-cli").path)
    process.arguments = ["type", "--language", "vi"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GLOBEKEY_CONTAINER": folder.path, "TERM": "xterm",
      "GLOBEKEY_LOCALES": Repository.root.appending(path: "Locales").path,
    ]) { $1 }
    let terminal = FileHandle(fileDescriptor: screen.terminal.number, closeOnDealloc: false)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = FileHandle.nullDevice
    try process.run()
    #expect(screen.output(until: "\u{1B}[?1049h").contains("\u{1B}[?1049h"))
    for _ in 0..<500 where screen.flags & tcflag_t(ICANON) != 0 { usleep(10_000) }
    #expect(screen.flags & tcflag_t(ICANON | ECHO | ISIG) == 0)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(screen.flags == flags)
    #expect(screen.output(until: "\u{1B}[?1049l").contains("\u{1B}[?1049l"))
  }
}
