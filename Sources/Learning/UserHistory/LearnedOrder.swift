/// The order of texts that stand for the same keys and know no context: those of a code.
///
/// A text comes before the one that is offered first when it was chosen one and a half times more, so
/// that two choices bring it there and one does not, and as many win the other one back.
public struct LearnedOrder: Sendable {
  private static let lead = 1.5
  private let choices: [String: Double]

  /// What was chosen for a reading.
  public init(
    _ snapshot: HistorySnapshot, at now: HistoryTime, language: String, reading: String
  ) {
    let key = HistoryKey(language: language, kind: .word, reading: reading, text: "")
    let scale = snapshot.scale(at: now)
    choices = Dictionary(
      snapshot.items(of: HistoryGroup(of: key)).map { ($0.text, $0.weight.choices * scale) },
      uniquingKeysWith: +)
  }

  /// The items, given in their usual order, in the order of what was chosen.
  public func ordered<Item>(_ items: [Item], text: (Item) -> String) -> [Item] {
    guard !choices.isEmpty, items.count > 1 else { return items }
    let ranked = items.enumerated().map { index, item in
      (rank: (choices[text(item)] ?? 0) - (index == 0 ? 0 : Self.lead), index: index, item: item)
    }
    return ranked.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.map(\.item)
  }
}
