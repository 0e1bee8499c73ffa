import Suggestions

/// The accuracy of a glide decoder on simulated gestures of the most frequent words of a lexicon.
package struct GlideEvaluation {
  /// The number of gestures.
  package private(set) var count = 0
  /// The number of gestures whose first word is right.
  package private(set) var first = 0
  /// The number of gestures with the right word among the first three.
  package private(set) var firstThree = 0
  /// The time of each gesture, without its simulation.
  package private(set) var times = KeyTimes()
  /// The words that were not first, with the words that were found.
  package private(set) var missed: [(word: String, found: [String])] = []

  /// Simulates and decodes the gestures.
  ///
  /// - Parameters:
  ///   - lexicon: the words.
  ///   - keys: the keys of the layout.
  ///   - count: the number of words, most frequent first. Words on a single key, which nobody can
  ///     glide, are left out.
  ///   - deviation: the standard deviation of the aim, in key widths.
  ///   - seed: the seed of the noise.
  package init(
    lexicon: WordLexicon, keys: GlideKeys, count limit: Int, deviation: Double, seed: UInt64
  ) {
    var simulator = GestureSimulator(keyWidth: keys.keyWidth, deviation: deviation, seed: seed)
    var decoder = GlideDecoder(lexicon: lexicon, keys: keys)
    let words = (0..<WordNumber(clamping: lexicon.count)).sorted {
      (lexicon.cost(of: $0), $0) < (lexicon.cost(of: $1), $1)
    }
    var seen: Set<String> = []
    for word in words {
      guard count < limit else { break }
      let text = lexicon.text(of: word)
      // Capitals are decided by the sentence and not by the gesture.
      guard !lexicon.isProfane(word), let path = keys.path(of: word, in: lexicon), path.count > 1,
        seen.insert(lexicon.folded(text)).inserted
      else { continue }
      let gesture = simulator.gesture(over: path)
      var found: [WordNumber] = []
      times.add(
        ContinuousClock().measure {
          found = decoder.words(along: gesture, limit: 8).map(\.word)
        })
      var texts: [String] = []
      for word in found {
        let text = lexicon.folded(lexicon.text(of: word))
        if !texts.contains(text) { texts.append(text) }
      }
      count += 1
      let rank = texts.firstIndex(of: lexicon.folded(text))
      if rank == 0 { first += 1 } else { missed.append((text, Array(texts.prefix(3)))) }
      if let rank, rank < 3 { firstThree += 1 }
    }
  }
}

extension WordLexicon {
  fileprivate func folded(_ text: String) -> String {
    String(
      String.UnicodeScalarView(folding.scalars(of: text).compactMap(Unicode.Scalar.init)))
  }
}
