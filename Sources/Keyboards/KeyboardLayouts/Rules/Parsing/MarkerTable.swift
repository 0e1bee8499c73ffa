/// The marker names of a layout, numbered in order of first use.
public struct MarkerTable: Sendable {
  /// The names; the index of a name is the marker's number.
  public private(set) var names: [String] = []
  private var numbers: [String: UInt16] = [:]

  /// Creates an empty table.
  public init() {}

  /// Returns the marker with a name and adds it if it is new.
  ///
  /// - Returns: nil if the table is full, at 65535 markers.
  public mutating func marker(named name: String) -> Marker? {
    if let number = numbers[name] { return Marker(number: number) }
    guard let number = UInt16(exactly: names.count), number < .max else { return nil }
    names.append(name)
    numbers[name] = number
    return Marker(number: number)
  }
}
