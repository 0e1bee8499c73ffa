/// Generates the forms of one stem by the affixes of its flags.
///
/// As in Hunspell, a stem takes two suffixes and one prefix, or two prefixes and one suffix with
/// `COMPLEXPREFIXES`. The flags of the first affix select the second. A prefix and a suffix combine
/// if both allow it or one names the other. The number of rules tried and of forms kept is bounded,
/// whatever the tables contain.
struct HunspellForms {
  /// The maximum number of rules tried on one stem.
  static let maximumAttempts = 200_000

  private let file: HunspellAffixFile
  private let limit: Int
  private var forms: [[UInt32]] = []
  private var seen: Set<[UInt32]> = []
  private var attempts = 0
  private var isCut = false

  private init(_ file: HunspellAffixFile, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// Returns the forms of `stem`, with the stem first if it is a word itself. Nil if there are more
  /// than `limit` forms, or too many rules to try.
  static func all(
    of stem: [UInt32], flags: [HunspellFlag], in file: HunspellAffixFile, limit: Int
  ) -> [[UInt32]]? {
    var forms = HunspellForms(file, limit: limit)
    forms.extend(Form(text: stem, flags: flags, stemFlags: flags))
    return forms.isCut ? nil : forms.forms
  }

  /// A form under construction.
  private struct Form {
    var text: [UInt32]
    /// The flags of the stem, or of the affix added last.
    var flags: [HunspellFlag]
    let stemFlags: [HunspellFlag]
    var suffixes = 0
    var prefixes = 0
    /// Whether all affixes so far can combine with one on the other side.
    var crosses = true
    var hasCircumfixSuffix = false
    var hasCircumfixPrefix = false
  }

  private mutating func extend(_ form: Form) {
    guard !isCut else { return }
    if isWord(form), seen.insert(form.text).inserted { forms.append(form.text) }
    guard forms.count <= limit else { return isCut = true }
    let mostPrefixes = file.hasComplexPrefixes ? 2 : 1
    let mostSuffixes = file.hasComplexPrefixes ? 1 : 2
    // Suffixes are added before prefixes, so that each pair is generated once. After a prefix only
    // a suffix that the prefix itself names is added.
    if form.prefixes == 0 ? form.suffixes < mostSuffixes : form.suffixes == 0 {
      apply(form.flags, asPrefixes: false, to: form)
    }
    if form.prefixes < mostPrefixes {
      apply(form.flags, asPrefixes: true, to: form)
      if form.suffixes > 0, form.prefixes == 0, form.crosses {
        apply(form.stemFlags, asPrefixes: true, to: form, crossingOnly: true)
      }
    }
  }

  private mutating func apply(
    _ flags: [HunspellFlag], asPrefixes: Bool, to form: Form, crossingOnly: Bool = false
  ) {
    for flag in flags {
      for affix in file.affixes[flag] ?? [] where affix.isPrefix == asPrefixes {
        attempts += 1
        guard attempts <= Self.maximumAttempts else { return isCut = true }
        guard affix.crosses || !crossingOnly,
          let text = affix.applied(to: form.text, fullStrip: file.allowsFullStrip)
        else { continue }
        var next = form
        next.text = text
        next.flags = affix.flags
        next.crosses = form.crosses && affix.crosses
        let isCircumfix = has("CIRCUMFIX", affix.flags)
        if asPrefixes {
          next.prefixes += 1
          next.hasCircumfixPrefix = form.hasCircumfixPrefix || isCircumfix
        } else {
          next.suffixes += 1
          next.hasCircumfixSuffix = form.hasCircumfixSuffix || isCircumfix
        }
        extend(next)
        guard !isCut else { return }
      }
    }
  }

  /// Whether a form is a word: it needs no further affix, and has both halves of a circumfix or
  /// neither.
  private func isWord(_ form: Form) -> Bool {
    !form.text.isEmpty && form.hasCircumfixPrefix == form.hasCircumfixSuffix
      && !has("NEEDAFFIX", form.flags) && !has("ONLYINCOMPOUND", form.flags)
  }

  private func has(_ name: String, _ flags: [HunspellFlag]) -> Bool {
    file.special[name].map(flags.contains) ?? false
  }
}
