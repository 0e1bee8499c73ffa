extension HangulLayout {
  /// The names of the built-in layouts in settings and on the command line. The first is the
  /// default.
  public static let standardNames = [
    "2-set", "2-set-old", "3-set-390", "3-set-final", "3-set-no-shift", "3-set-old", "ahnmatae",
    "romaja",
  ]

  /// Returns the built-in layout with a name; nil if there is none. Each call parses the layout, so
  /// that unused layouts cost nothing.
  public static func standard(_ name: String) -> HangulLayout? {
    let bytes: [UInt8]? =
      switch name {
      case "2-set": PackageResources.two_set_tsv
      case "2-set-old": PackageResources.two_set_old_tsv
      case "3-set-390": PackageResources.three_set_390_tsv
      case "3-set-final": PackageResources.three_set_final_tsv
      case "3-set-no-shift": PackageResources.three_set_no_shift_tsv
      case "3-set-old": PackageResources.three_set_old_tsv
      case "ahnmatae": PackageResources.ahnmatae_tsv
      case "romaja": PackageResources.romaja_tsv
      default: nil
      }
    // A test checks that all of them can be parsed.
    return bytes.flatMap {
      try? HangulLayout(parsing: String(decoding: $0, as: UTF8.self), file: "\(name).tsv")
    }
  }

  /// Returns the text of the built-in combinations that a layout includes by name; nil if unknown.
  public static func standardCombinations(_ name: String) -> String? {
    let bytes: [UInt8]? =
      switch name {
      case "clusters": PackageResources.clusters_tsv
      case "doubles": PackageResources.doubles_tsv
      case "old": PackageResources.old_tsv
      default: nil
      }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
