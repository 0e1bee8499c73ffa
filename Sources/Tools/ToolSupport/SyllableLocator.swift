/// Finds the syllables of Mandarin, which lists with readings in pinyin are read with.
package enum SyllableLocator {
  /// Returns the path of the list in the installation, in the working folder or in the checkout that
  /// the program was built in; if none has it, the path in the working folder.
  package static func mandarin(program: ProgramLocation = .current) -> String {
    let folder = "zh-Hans"
    let name = "syllables.tsv"
    let locator = DataLocator(
      variable: nil, installed: "sources/\(folder)", repository: "Dictionaries/\(folder)",
      program: program)
    return "\(locator.folder(containing: name) ?? "Dictionaries/\(folder)")/\(name)"
  }
}
