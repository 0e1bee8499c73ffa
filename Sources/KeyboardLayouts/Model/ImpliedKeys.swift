extension LayoutKey {
  /// The keys that every layout has without naming them: digits, the letters of ASCII, `space` and
  /// `gap`. A layout may declare them anew.
  public static let implied: [LayoutKey] = {
    let letters = ["0"..."9", "A"..."Z", "a"..."z"].flatMap {
      (range: ClosedRange<Unicode.Scalar>) in
      (range.lowerBound.value...range.upperBound.value).compactMap { Unicode.Scalar($0) }
    }
    var space = LayoutKey(id: "space", output: KeyOutput(" "))
    space.stretches = true
    var gap = LayoutKey(id: "gap")
    gap.isGap = true
    return letters.map { LayoutKey(id: String($0), output: KeyOutput(String($0))) } + [space, gap]
  }()
}
