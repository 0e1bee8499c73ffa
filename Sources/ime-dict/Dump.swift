import ArgumentParser

/// `ime-dict dump`.
struct Dump: ParsableCommand {
}
