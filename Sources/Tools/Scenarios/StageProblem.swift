/// The reason why a line of a script cannot be carried out.
struct StageProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Runs a closure and returns the description of the error that it throws; nil if it succeeds.
func problem(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
