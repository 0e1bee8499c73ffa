import GlobeKey
import Testing
import Vietnamese

/// Typing rules, as tables of keys and text.
@Suite struct TypingTests {
  @Test(arguments: [
    // Marks in any order.
    ("dduowcj", "được"), ("dduwowcj", "được"), ("duocwdj", "được"), ("duwowcdj", "được"),
    ("duojcwd", "được"), ("tieengs", "tiếng"), ("tiesnge", "tiếng"), ("nghieengs", "nghiếng"),
    ("nguwowif", "người"), ("nguowif", "người"), ("nguoiwf", "người"), ("twong", "tương"),
    ("hoawcj", "hoặc"), ("muaw", "mưa"), ("nuowcs", "nước"), ("huuw", "hưu"), ("quyeenf", "quyền"),
    // ươ becomes uô, ă becomes â, and back.
    ("muwowno", "muôn"), ("tawma", "tâm"), ("taamw", "tăm"),
    // uơ may stay open, then becomes ươ, then the keys.
    ("thuowr", "thuở"), ("thuowwr", "thưở"), ("thuowww", "thuow"), ("quowr", "quở"),
    // Keys for single letters.
    ("w", "ư"), ("tw", "tư"), ("[", "ơ"), ("]", "ư"), ("t]", "tư"), ("m[", "mơ"), ("{", "Ơ"),
    ("}", "Ư"), ("W", "Ư"), ("][c", "ươc"),
    // Capitals.
    ("DDuwowcj", "Được"), ("DDUWOWCJ", "ĐƯỢC"), ("dDi", "đi"), ("AAn", "Ân"), ("VIEETJ", "VIỆT"),
    // Another tone replaces the first; z removes it.
    ("asf", "à"), ("toansf", "toàn"), ("asz", "a"), ("toansz", "toan"), ("asfr", "ả"),
    // gi and qu.
    ("gif", "gì"), ("gias", "giá"), ("gieengs", "giếng"), ("giowf", "giờ"), ("gin", "gin"),
    ("quas", "quá"), ("quys", "quý"), ("quoocs", "quốc"), ("quaan", "quân"), ("quyts", "quýt"),
    // Place names and loanwords.
    ("DDawks", "Đắk"), ("Lawks", "Lắk"), ("voan", "voan"), ("buyts", "buýt"), ("xooong", "xoong"),
    // A word is one syllable; the next one starts fresh.
    ("xin chaof", "xin chào"), ("Vieetj Nam", "Việt Nam"), ("as.as", "á.á"), ("tooi,", "tôi,"),
  ])
  func telex(keys: String, text: String) throws {
    #expect(try typed(keys) == text)
  }

  /// A mark typed again is removed, and its key becomes a letter.
  @Test(arguments: [
    ("aaa", "aa"), ("ass", "as"), ("owww", "oww"), ("ddd", "dd"), ("uww", "uw"), ("ww", "w"),
    ("www", "www"), ("[[", "["), ("]]", "]"), ("oooo", "ooo"), ("tooong", "toong"), ("eee", "ee"),
    ("asss", "ass"), ("AAA", "AA"), ("dduwowcjj", "đươcj"), ("aww", "aw"),
  ])
  func undo(keys: String, text: String) throws {
    #expect(try typed(keys) == text)
  }

  /// Text that cannot be Vietnamese stays as typed, with or without mark keys, short or long.
  @Test(arguments: [
    "windows", "data", "banana", "tests", "class", "business", "jazz", "file", "wifi", "zoo",
    "who", "different", "street", "express", "Facebook", "website", "software", "keyboard", "uses",
    "ties", "acf", "achr", "begin", "kas", "qas", "WINDOWS", "BMW", "Swift",
  ])
  func foreignWordsStayUnchanged(word: String) throws {
    #expect(try typed(word) == word)
    #expect(try typed(word + " ") == word + " ")
    #expect(try typed("(" + word + ")") == "(" + word + ")")
  }

  @Test(arguments: [
    ("Kroong", "Krông"), ("data", "dât"), ("tests", "tets"), ("Pleikus", "Pleíku"),
    ("dduwowcj", "được"),
  ])
  func withoutRestoringMarksApplyAnywhere(keys: String, text: String) throws {
    let options = VietnameseOptions(restoresForeignWords: false)
    #expect(try typed(keys, options: options) == text)
  }

  @Test(arguments: [
    ("hoaf", "hòa", "hoà"), ("thuyr", "thủy", "thuỷ"), ("khoer", "khỏe", "khoẻ"),
    ("toans", "toán", "toán"), ("ngoaif", "ngoài", "ngoài"), ("quyr", "quỷ", "quỷ"),
    ("khuyru", "khuỷu", "khuỷu"), ("huynhf", "huỳnh", "huỳnh"), ("mufa", "mùa", "mùa"),
    ("giaf", "già", "già"), ("thuowr", "thuở", "thuở"), ("xooongf", "xoòng", "xoòng"),
    // The mark moves as the word grows.
    ("hoasn", "hoán", "hoán"), ("hosa", "hóa", "hoá"), ("tuafn", "tuàn", "tuàn"),
  ])
  func oldAndNewTonePlacement(keys: String, old: String, new: String) throws {
    let restores = !keys.hasPrefix("tua")
    for (placement, text) in [(TonePlacement.old, old), (.new, new)] {
      let options = VietnameseOptions(tonePlacement: placement, restoresForeignWords: restores)
      #expect(try typed(keys, options: options) == text)
    }
  }

  @Test(arguments: [
    ("d9uo7c5", "được"), ("duoc795", "được"), ("tie61ng", "tiếng"), ("tieng61", "tiếng"),
    ("a8n", "ăn"), ("a66", "a6"), ("a11", "a1"), ("d99", "d9"), ("toi6", "tôi"), ("uo7", "uơ"),
    ("nguoi72", "người"), ("a10", "a"), ("2026", "2026"), ("b2b", "b2b"), ("mp3", "mp3"),
    ("1,2", "1,2"), ("w", "w"),
  ])
  func vni(keys: String, text: String) throws {
    #expect(try typed(keys, options: VietnameseOptions(keys: .vni)) == text)
  }

  @Test(arguments: [
    ("ddu+o+.c", "được"), ("Vie^.t", "Việt"), ("a(n", "ăn"), ("cha`o.", "chào."), ("ba.n.", "bạn."),
    ("u+", "ư"),
    ("a^^", "a^"), ("tha^'y?", "thấy?"), ("bo*`", "bờ"), ("ma''", "ma'"), ("(a)", "(a)"),
    ("...", "..."),
    ("ma'-", "ma"),
  ])
  func viqr(keys: String, text: String) throws {
    #expect(try typed(keys, options: VietnameseOptions(keys: .viqr)) == text)
  }

  @Test(arguments: [("w", "w"), ("tuw", "tư"), ("[", "["), ("aa", "â"), ("ass", "as")])
  func simpleTelex(keys: String, text: String) throws {
    #expect(try typed(keys, options: VietnameseOptions(keys: .simpleTelex)) == text)
  }

  /// Backspace undoes the last key.
  @Test(arguments: [
    ("duocwdj", ["được", "đươc", "dươc", "duoc", "duo", "du", "d", ""]),
    ("ass", ["as", "a", ""]), ("aaa", ["aa", "a", ""]), ("asf", ["à", "á", "a", ""]),
    ("data", ["dât", "dat", "da", "d", ""]), ("www", ["ww", "w", ""]),
    ("posts", ["pots", "pot", "po", "p", ""]),
  ])
  func backspaceDeletesMarks(keys: String, texts: [String]) {
    #expect(shown(keys, .mark) == texts)
  }

  /// Backspace deletes the last letter with its marks.
  @Test(arguments: [
    ("duocwdj", ["được", "đuợ", "đu", "đ", ""]), ("toans", ["toán", "tóa", "tó", "t", ""]),
    ("ass", ["as", "a", ""]), ("tieengs", ["tiếng", "tiến", "tiế", "ti", "t", ""]),
    ("asz", ["a", ""]), ("uoww", ["ươ", "ư", ""]),
  ])
  func backspaceDeletesLetters(keys: String, texts: [String]) {
    #expect(shown(keys, .letter) == texts)
  }

  /// Returns the text after the keys and after each Backspace.
  private func shown(_ keys: String, _ unit: VietnameseOptions.BackspaceUnit) -> [String] {
    let speller = VietnameseSpeller(options: VietnameseOptions(backspace: unit))
    var keystrokes = keys
    var texts = [speller.text(of: keystrokes)]
    while !keystrokes.isEmpty, texts.count < 20 {
      keystrokes = speller.deletingBackward(keystrokes)
      texts.append(speller.text(of: keystrokes))
    }
    return texts
  }

  /// Escape restores the keys; a second Escape drops them. Return and the arrows end the word.
  @Test(arguments: [
    ("tieengs<Escape>", "tieengs"), ("tieengs<Escape> as", "tieengs á"),
    ("tieengs<Escape><Escape>", ""), ("as<Escape>s<BackSpace>", "as"), ("windows<Escape>", ""),
    ("as<Return>as", "á\ná"), ("as<Left>b", "bá"), ("as<Tab>", "á\t"), ("as<C-BackSpace>", ""),
  ])
  func keysThatEndTheWord(keys: String, text: String) throws {
    #expect(try typed(keys) == text)
  }
}
