import CodeTables

extension LanguageCatalog {
  /// Returns the catalogue with the code tables of a user at the end.
  ///
  /// - Parameter names: the names of the images, without `.imedict`.
  public func adding(userTables names: [String]) -> LanguageCatalog {
    adding(names.map(CodeTables.userTable))
  }
}
