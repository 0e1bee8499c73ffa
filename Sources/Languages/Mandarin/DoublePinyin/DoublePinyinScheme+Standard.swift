extension DoublePinyinScheme {
  /// The schemes of the toolkit, by their names in settings and on the command line.
  public static let standard: [(id: String, scheme: DoublePinyinScheme)] = [
    ("xiaohe", PackageResources.xiaohe_tsv), ("ziranma", PackageResources.ziranma_tsv),
    ("microsoft", PackageResources.microsoft_tsv), ("sogou", PackageResources.sogou_tsv),
    ("abc", PackageResources.abc_tsv), ("ziguang", PackageResources.ziguang_tsv),
    ("jiajia", PackageResources.jiajia_tsv), ("gbt34947", PackageResources.gbt34947_tsv),
  ].compactMap { id, bytes in
    // A test ensures that all of them can be parsed.
    (try? DoublePinyinScheme(parsing: String(decoding: bytes, as: UTF8.self), file: "\(id).tsv"))
      .map { (id, $0) }
  }

  /// Returns the standard scheme with this name; nil if there is none.
  public static func standard(_ id: String) -> DoublePinyinScheme? {
    standard.first { $0.id == id }?.scheme
  }
}
