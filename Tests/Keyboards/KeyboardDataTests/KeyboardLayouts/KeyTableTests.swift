import KeyboardLayouts
import TestSupport
import Testing

/// The table of a layout's keys beside a dictionary.
@Suite struct KeyTableTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func behavesAsADictionary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ids = ["a", "A", "á", "a\u{301}", "ä", "æ", "space", "shift", "", "ض", "ぁ", "😀"]
    func key() -> LayoutKey {
      var key = LayoutKey(id: ids.randomElement(using: &random) ?? "")
      key.width = Double.random(in: 1...4, using: &random)
      return key
    }
    let first = (0..<8).map { _ in key() }
    var table = KeyTable(first)
    var expected = Dictionary(first.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for _ in 0..<200 {
      let key = key()
      let value = Bool.random(using: &random) ? key : nil
      table[key.id] = value
      expected[key.id] = value
      #expect(ids.allSatisfy { table[$0] == expected[$0] })
      #expect(table.map(\.id) == expected.keys.sorted())
      #expect(table.count == expected.count)
    }
  }

  @Test func keysAreChangedInPlace() {
    var table = KeyTable([LayoutKey(id: "a"), LayoutKey(id: "b")])
    table["b"]?.layerID = "shift"
    table["c"]?.layerID = "shift"
    #expect(table.map(\.layerID) == [nil, "shift"])
  }
}
