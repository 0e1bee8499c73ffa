extension SyllableKeys: Codable {
  /// Decodes keys from their text.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not ASCII or has more than 16 keys.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.utf8.count <= Self.capacity, text.utf8.allSatisfy({ $0 < 128 }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a syllable has at most \(Self.capacity) keys, all ASCII"))
    }
    for key in text.utf8 { append(key) }
  }

  /// Encodes the keys as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
