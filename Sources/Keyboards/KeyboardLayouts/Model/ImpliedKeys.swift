extension LayoutKey {
  /// The keys that every layout has without declaring them: digits, the letters of ASCII, `space`
  /// and `gap`. A layout may redeclare them.
  public static let implied: [LayoutKey] = {
    let ranges: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
    let letters = ranges.joined().compactMap { Unicode.Scalar($0) }
    var space = LayoutKey(id: "space", output: KeyOutput(" "))
    space.stretches = true
    var gap = LayoutKey(id: "gap")
    gap.isGap = true
    return letters.map { LayoutKey(id: String($0), output: KeyOutput(String($0))) } + [space, gap]
  }()
}
