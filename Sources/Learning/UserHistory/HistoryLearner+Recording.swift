import InputCore

extension HistoryLearner {
  /// Records the lessons among some effects. Engines and keyboards learn through this function
  /// alone.
  ///
  /// - Returns: the effects, unchanged: a host gets all of them.
  package func recording(_ effects: [Effect]) -> [Effect] {
    carryOut(effects)
    return effects
  }
}
