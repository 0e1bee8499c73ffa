import ArgumentParser

/// `ime-dict stats`.
struct Stats: ParsableCommand {
}
