extension InputTraits {
  enum CodingKeys: String, CodingKey {
    case keyboardType, returnKey, capitalization, isSecure, isMultiline, allowsChanges
    case allowsLearning
  }

  /// Decodes traits. Files of earlier versions do not say whether learning is allowed: it is.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    keyboardType = try values.decode(KeyboardType.self, forKey: .keyboardType)
    returnKey = try values.decode(ReturnKey.self, forKey: .returnKey)
    capitalization = try values.decode(Capitalization.self, forKey: .capitalization)
    isSecure = try values.decode(Bool.self, forKey: .isSecure)
    isMultiline = try values.decode(Bool.self, forKey: .isMultiline)
    allowsChanges = try values.decode(Bool.self, forKey: .allowsChanges)
    allowsLearning = try values.decodeIfPresent(Bool.self, forKey: .allowsLearning) ?? true
  }
}
