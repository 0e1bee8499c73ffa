extension History {
  /// 128 bits that are the same for equal histories and, but for chance, differ for others.
  public var digest: String {
    var bytes: [UInt8] = []
    for key in cells.keys.sorted() {
      for (device, cell) in (cells[key] ?? [:]).sorted(by: { $0.key < $1.key }) {
        bytes += "\(key.language)\t\(key.kind.rawValue)\t\(key.context)\t\(key.reading)\t".utf8
        bytes += "\(key.text)\t\(device)\t\(cell.weight.units)\t\(cell.last)\n".utf8
      }
    }
    for (word, time) in forgotten.times.sorted(by: { $0.key < $1.key }) {
      bytes += "\(word.language)\t\(word.digest)\t\(time)\n".utf8
    }
    return SHA256.digest(of: bytes).prefix(4)
      .map { "\(DeviceID(UInt64($0)))".suffix(8) }.joined()
  }
}
