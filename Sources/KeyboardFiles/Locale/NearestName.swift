extension String {
  /// The name that this one is most likely a slip for: at most two letters away, capitals aside.
  func nearest(among names: [String]) -> String? {
    let ranked = names.map { (name: $0, distance: distance(to: $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= 2 else {
      return nil
    }
    return best.name
  }

  /// How many letters must be put in, left out or changed; capitals are no difference.
  private func distance(to other: String) -> Int {
    let (own, others) = (
      Array(lowercased().unicodeScalars), Array(other.lowercased().unicodeScalars)
    )
    var row = Array(0...others.count)
    for (i, letter) in own.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in others.enumerated() {
        let substituted = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(substituted, diagonal + 1, row[j] + 1)
      }
    }
    return row[others.count]
  }
}
