extension InputHarness {
  /// All harnesses, by theme.
  package static let all =
    images + layouts + languageFiles + packaging + history + hostWords + imports + keys
}
