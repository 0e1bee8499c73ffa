/// The costs of a gesture's deviations from a word's keys (nats × 1000), for distances in key
/// widths.
package struct GlideCosts: Sendable, Equatable {
  /// The cost of passing a key at a distance of one key width. It grows with the square of the
  /// distance: 1 / (2σ²) of a normal distribution.
  package var key: Double = 3600
  /// The cost of a sample that is one key width from the straight line between two keys. It grows
  /// with the square of the distance.
  package var line: Double = 900
  /// The extra cost of passing a key at the mean speed. Fingers slow down at the keys they mean.
  package var speed: Double = 500
  /// Deviations per key that cost more than this cost no more: a key that was missed altogether.
  package var mostPerKey: Double = 12_000
  /// Hypotheses that exceed the cheapest by more than this are dropped.
  package var beam: Int32 = 11_000
  /// The largest number of hypotheses at a sample.
  package var width = 700
  /// The distance between samples, in key widths.
  package var spacing = 0.3

  /// Creates the default costs. They are estimates, which no set of gestures was used to tune.
  package init() {}
}
