extension ZhuyinLayout {
  /// The names that settings and the command line have for the layouts of the toolkit; the first is
  /// the one printed on Taiwan's keyboards.
  public static let standardNames = [
    "standard", "eten", "eten26", "hsu", "ibm", "mitac", "ginyieh", "dachen26", "pinyin",
  ]

  /// The standard layout of this name; nil where there is none. It is read at each call, so that
  /// layouts not in use cost nothing.
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
    // A test holds that all of them can be read.
    return bytes.flatMap {
      try? ZhuyinLayout(parsing: String(decoding: $0, as: UTF8.self), file: "\(name).tsv")
    }
  }
}
