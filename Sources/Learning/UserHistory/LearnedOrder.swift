/// The learned order of texts with the same keys and no context: the candidates of a code table.
///
/// A text precedes the one offered first if its choices exceed that text's by one and a half. Two
/// choices move it to the front and one does not; as many move the other one back.
public struct LearnedOrder: Sendable {
  private static let lead = 1.5
  private let choices: [String: Double]

  /// Reads the choices for a reading.
  public init(
    _ snapshot: HistorySnapshot, at now: HistoryTime, language: String, reading: String
  ) {
    let key = HistoryKey(language: language, kind: .word, reading: reading, text: "")
    let scale = snapshot.scale(at: now)
    var choices: [String: Double] = [:]
    for item in snapshot.items(of: HistoryGroup(of: key)) {
      choices[item.text, default: 0] += item.weight.choices * scale
    }
    self.choices = choices
  }

  /// Returns the items, given in their default order, in the learned order.
  public func ordered<Item>(_ items: [Item], text: (Item) -> String) -> [Item] {
    guard !choices.isEmpty, items.count > 1 else { return items }
    let ranked = items.enumerated().map { index, item in
      (rank: (choices[text(item)] ?? 0) - (index == 0 ? 0 : Self.lead), index: index, item: item)
    }
    return ranked.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.map { $0.item }
  }
}
