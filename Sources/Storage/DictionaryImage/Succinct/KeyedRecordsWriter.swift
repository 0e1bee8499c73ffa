extension BitArrayBuilder {
  /// Appends the coding of records, which `KeyedRecords` reads.
  ///
  /// - Parameters:
  ///   - records: the records, with distinct keys in ascending order below `bound`.
  ///   - payloadWidth: the number of lowest bits of each payload to store.
  package mutating func appendRecords(
    _ records: [(key: Int, payload: UInt64)], bound: Int, payloadWidth: Int
  ) {
    let shape = KeyedRecordsShape(count: records.count, bound: bound)
    guard !records.isEmpty else { return }
    let buckets = (max(bound, 1) - 1) >> shape.lowWidth + 1
    var high = BitArrayBuilder()
    var next = 0
    for bucket in 0..<buckets {
      if bucket > 0, bucket & (1 << KeyedRecords.sampleShift - 1) == 0 {
        append(UInt64(high.count), width: shape.sampleWidth)
      }
      while next < records.count, records[next].key >> shape.lowWidth == bucket {
        high.append(1, width: 1)
        next += 1
      }
      high.append(0, width: 1)
    }
    append(high)
    for (key, payload) in records {
      append(UInt64(key), width: shape.lowWidth)
      append(payload, width: payloadWidth)
    }
  }

  /// Returns the number of bits that `appendRecords` appends.
  package static func recordsLength(count: Int, bound: Int, payloadWidth: Int) -> Int {
    let shape = KeyedRecordsShape(count: count, bound: bound)
    return shape.samplesLength + shape.highLength + count * (shape.lowWidth + payloadWidth)
  }
}
