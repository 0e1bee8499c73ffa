import GlobeKey
import TestSupport
import Testing
import Vietnamese

/// Addresses, names of files, tags and English words among Vietnamese, typed by Telex.
@Suite struct ForeignTextTests {
  /// A line of `Data/lines-with-names.txt`: the keys, the text, and whether its bytes have an even
  /// sum. The even half was not looked at while the rules were made.
  private struct Line {
    var keys = ""
    var text = ""
    var name = ""
    var isHeldOut = false

    init(_ line: Substring) {
      isHeldOut = line.utf8.reduce(0) { $0 + Int($1) }.isMultiple(of: 2)
      for (index, part) in line.split(
        omittingEmptySubsequences: false, whereSeparator: "{}".contains
      )
      .enumerated() {
        text += part
        guard index.isMultiple(of: 2) else {
          keys += part
          name += part
          continue
        }
        keys += part.split(separator: " ", omittingEmptySubsequences: false)
          .map { keys(ofWord: $0) }.joined(separator: " ")
      }
    }

    private func keys(ofWord word: Substring) -> String {
      guard let first = word.first else { return "" }
      let keys = VietnameseTests.keys(for: word.lowercased(), .telex)
      return first.isUppercase ? keys.prefix(1).uppercased() + keys.dropFirst() : keys
    }
  }

  @Test func namesStayUnchanged() throws {
    let path = "Tests/Languages/VietnameseTests/Data/lines-with-names.txt"
    let lines = try Repository.text(of: path).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }.map { Line($0) }
    #expect(lines.count == 300)
    for isHeldOut in [false, true] {
      let half = lines.filter { $0.isHeldOut == isHeldOut }
      var changed: [String] = []
      var wrong = 0
      for line in half {
        let typed = try typed(line.keys)
        if !typed.contains(line.name) { changed.append("\(line.text) → \(typed)") }
        if typed != line.text { wrong += 1 }
      }
      print("\(isHeldOut ? "held out" : "seen"): \(changed.count) names changed, \(wrong) lines,")
      print("  of \(half.count)")
      if !isHeldOut { changed.forEach { print("  \($0)") } }
      #expect(Double(changed.count) <= 0.03 * Double(half.count))
      #expect(Double(wrong) <= 0.05 * Double(half.count))
    }
  }

  @Test(arguments: [
    ("https://test.vn/list ", "https://test.vn/list "), ("www ", "www "),
    ("user@list ", "user@list "),
    ("xem test.txt nhes", "xem test.txt nhé"), ("#test ddi", "#test đi"),
    ("chaof.banj", "chào.bạn"), ("anh/chij", "anh/chị"), ("vaof/hoawcj", "vào/hoặc"),
    ("banhs test", "bánh tét"), ("2 list ruwowuj", "2 lít rượu"), ("test code", "test code"),
    ("my_list ", "my_list "), ("t.me/docs", "t.me/docs"), ("ddi.ai ddos", "đi.ai đó"),
  ])
  func namesAmongVietnamese(keys: String, text: String) throws {
    #expect(try typed(keys) == text)
  }

  /// Backspace reaches a word: what is typed then continues it.
  @Test(arguments: [
    ("an <BackSpace>s", "án"), ("an <BackSpace>w", "ăn"),
    ("gias <BackSpace><BackSpace><BackSpace>iaf", "già"),
    ("reset <BackSpace>s", "resets"), ("toans <BackSpace><BackSpace>i", "toái"),
    ("ddi, <BackSpace><BackSpace>s", "đí"),
    ("hoas <BackSpace>n", "hoán"), ("an <BackSpace> s", "an s"), ("an<BackSpace><BackSpace>s", "s"),
    ("tooi <BackSpace>s", "tối"), ("an <BackSpace><Left>s", "asn"), ("off <BackSpace>s", "offs"),
    ("https://test <BackSpace>s", "https://tests"),
  ])
  func wordsAreOpenedAgain(keys: String, text: String) throws {
    #expect(try typed(keys) == text)
  }

  @Test(arguments: [
    ("a1 <BackSpace>n", "án"), ("an <BackSpace>1", "án"), ("duoc <BackSpace>975", "được"),
  ])
  func wordsAreOpenedAgainByVNI(keys: String, text: String) throws {
    #expect(try typed(keys, options: VietnameseOptions(keys: .vni)) == text)
  }
}
