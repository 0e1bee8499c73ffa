extension WordForms {
  /// Returns a particle as the word before it requires, if the typed one only lacks marks: `mısın` for
  /// `misin` behind `alır`; nil for another word, and for a particle that is right.
  ///
  /// - Parameters:
  ///   - typed: the folded scalars of the typed word.
  ///   - before: the folded scalars of the word before it.
  func particle(_ typed: [UInt32], behind before: [UInt32]) -> [UInt32]? {
    guard before.contains(where: rules.vowels.contains) else { return nil }
    for particle in rules.particles where particle.form.count == typed.count {
      let written = rules.written(particle.form, behind: before[...])
      guard written != typed,
        zip(typed, written).allSatisfy({ $0 == $1 || $0 == WordFolding.base(of: $1) })
      else { continue }
      let isSure = !particle.unsure.contains { before.reversed().starts(with: $0.reversed()) }
      return isSure ? written : nil
    }
    return nil
  }
}
