extension ZhuyinLayout {
  /// The names of the toolkit's layouts in settings and on the command line. The first is printed
  /// on Taiwan's keyboards.
  public static let standardNames = [
    "standard", "eten", "eten26", "hsu", "ibm", "mitac", "ginyieh", "dachen26", "pinyin",
  ]

  /// Returns the standard layout with this name; nil if there is none. It is parsed at each call,
  /// so that unused layouts cost nothing.
  public static func standard(_ name: String) -> ZhuyinLayout? {
    let bytes: [UInt8]? =
      switch name {
      case "standard": PackageResources.standard_tsv
      case "eten": PackageResources.eten_tsv
      case "eten26": PackageResources.eten26_tsv
      case "hsu": PackageResources.hsu_tsv
      case "ibm": PackageResources.ibm_tsv
      case "mitac": PackageResources.mitac_tsv
      case "ginyieh": PackageResources.ginyieh_tsv
      case "dachen26": PackageResources.dachen26_tsv
      case "pinyin": PackageResources.pinyin_tsv
      default: nil
      }
    // A test ensures that all of them can be parsed.
    return bytes.flatMap {
      try? ZhuyinLayout(parsing: String(decoding: $0, as: UTF8.self), file: "\(name).tsv")
    }
  }
}
