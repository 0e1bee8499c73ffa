import ArgumentParser

/// `ime-dict check`.
struct Check: ParsableCommand {
}
