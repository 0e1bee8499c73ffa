import KeyboardFiles
import Testing
@Test(arguments: SuiteFile.keyboards) func dump(name: String) {
  for p in KeyboardLayoutReader.problems(path: SuiteFile.folder! + "/" + name, cldr: SuiteTests.cldr) { print(p) }
}
