/// The names of the markers of a layout, numbered as they are met.
public struct MarkerTable: Sendable {
  /// The names, by number.
  public private(set) var names: [String] = []
  private var numbers: [String: UInt16] = [:]

  /// An empty table.
  public init() {}

  /// The marker with a name, new where it is met for the first time; nil where there are too many.
  public mutating func marker(named name: String) -> Marker? {
    if let number = numbers[name] { return Marker(number: number) }
    guard let number = UInt16(exactly: names.count), number < .max else { return nil }
    names.append(name)
    numbers[name] = number
    return Marker(number: number)
  }
}
