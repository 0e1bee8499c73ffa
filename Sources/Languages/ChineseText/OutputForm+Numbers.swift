extension OutputForm {
  /// The naming of numbers from 10¹² on where the form is written.
  package var largeNumbers: LargeNumbers {
    switch self {
    case .taiwan, .taiwanPhrases: .ownNames
    case .simplified, .traditional, .hongKong: .repeatedYi
    }
  }

  /// The region whose units of measure are used where the form is written.
  package var measures: MeasureRegion {
    switch self {
    case .simplified, .traditional: .mainland
    case .taiwan, .taiwanPhrases: .taiwan
    case .hongKong: .hongKong
    }
  }
}
