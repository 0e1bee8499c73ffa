import ArgumentParser
import Japanese
import SyllableConversion
import ToolSupport

/// `ime-cli explain`: shows candidates with the parts of their costs.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show candidates with their words, the parts of their costs, and sources.",
    discussion: """
      Shows the best sentences, and the best words for the first keys:

        $ ime-cli explain nihaoshijie
        $ ime-cli explain "ni hao" --candidates 2 --words 10

      A cost is -ln P in thousandths of a nat. The lowest comes first; one that is 1000 higher is \
      e = 2.7 times less likely. The cost is the sum of its parts:

        typing      unfinished syllables, letters that are not converted
        reading     how unusual the reading is for the word
        words       word n-grams (the words before | the word), or the word's frequency
        characters  character n-grams
        history     earlier choices, with --learn
        context     a second look at the best sentences: the words on both sides of each word

      The text before the keys is split into words of the dictionary:

        $ ime-cli explain shili --context 这是一场

      The words are those of the dictionary, before conversion to another form of Chinese. Bopomofo \
      and Cantonese have the same parts; bopomofo may be given as keys or as symbols:

        $ ime-cli explain --language zh-Hant su3cl3
        $ ime-cli explain --language zh-Hant "ㄋㄧˇ ㄏㄠˇ"

      Japanese sentences are shown word by word: the cost of the connection between the classes, \
      of the word in its class, and of the word model after the words before:

        $ ime-cli explain --language ja kyouhahare --context 明日は雨、

      Words typed by ear in Latin letters, as in Hindi or Arabic, have the cost of reading the keys \
      as their letters, and that of their frequency. Candidates of code tables and Hanja have none:

        $ ime-cli explain --language hi nahi

      For one or several languages that are typed letter by letter: the language assigned to each \
      word, the suggestions for the last word, and the evidence for correcting it. Each language \
      has a score. A word that only this language has adds 1, and each further word multiplies the \
      score by 0.7. Another language takes over when it leads by more than 0.9.

        $ ime-cli explain --language en,de "I saw ich habe gestren"

      Names and text shortcuts of a host, which --contacts and --shortcuts load, have no cost: they \
      are listed with their source and their position among the candidates:

        $ ime-cli explain zhangwei --contacts contacts.vcf --candidates 1 --words 0
        $ ime-cli explain --language en "Dear Love" --contacts contacts.vcf
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Option(
    name: [.customShort("n"), .long], help: "The number of sentences to explain.",
    transform: NumberOption.whole(from: 1))
  var candidates = 5

  @Option(help: "The number of words to explain.", transform: NumberOption.whole(from: 0))
  var words = 5

  @Option(help: "The text before the keys, for Chinese and Japanese.")
  var context = ""

  @Argument(help: "The keys.")
  var keys: String

  func run() throws {
    if let options = wordOptions {
      guard context.isEmpty else {
        throw ValidationError("--context needs a language that composes sentences")
      }
      return try explainWords(options)
    }
    let opened = try language.open(method)
    let offers = HostOffers(opened.hostWords, to: try opened.session)
    if let sentences = opened.japaneseSentences {
      try explain(sentences, offers)
    } else if let converter = try opened.workspace as? any ExplainableConverter {
      try explain(converter, offers)
    } else {
      try explain(TypedLine(keys, in: opened.session), offers)
    }
  }

  private func explain(_ typed: TypedLine, _ offers: HostOffers) throws {
    var typed = typed
    let explanations = typed.explanations(limit: candidates)
    guard !explanations.isEmpty else {
      throw ToolError(.badInput, "no keys to explain; give some, such as: ime-cli explain nihao")
    }
    var output = StandardOutput()
    offers.write(for: [keys], to: &output)
    CandidateExplanationTable().write(explanations, to: &output)
  }

  private func explain(_ converter: any ExplainableConverter, _ offers: HostOffers) throws {
    var converter = converter
    converter.setContext(context)
    let (sentences, words) = converter.explain(keys, sentences: candidates, words: words)
    guard !sentences.isEmpty else {
      throw ToolError(.badInput, "no keys to explain; give some: ime-cli explain nihao")
    }
    let table = ExplanationTable(origins: WordOrigins(converter.lexicon))
    var output = StandardOutput()
    offers.write(for: [keys], to: &output)
    table.write(sentences, title: "sentences", to: &output)
    if !words.isEmpty {
      output.writeLine("")
      table.write(words, title: "words", to: &output)
    }
    if let line = table.origins.summary {
      output.writeLine("")
      output.writeLine(line)
    }
  }

  /// The options for languages without an engine; nil for a language with an engine.
  private var wordOptions: WordLanguageOptions? {
    let first = language.language.prefix { $0 != "," }
    guard first != language.language || ProgramLanguages.composing(String(first)) == nil else {
      return nil
    }
    var options = WordLanguageOptions()
    options.language = language.language
    options.dictionary = language.dictionary
    return options
  }

  private func explainWords(_ options: WordLanguageOptions) throws {
    var suggester = try options.suggester()
    suggester.supplement = try method.hostWords.index()
    var explanation = WordExplanation(tags: options.tags, suggester: suggester)
    var output = StandardOutput()
    explanation.write(keys, candidates: candidates, to: &output)
  }

  private func explain(_ sentences: JapaneseSentences, _ offers: HostOffers) throws {
    var sentences = sentences
    sentences.context = context
    let explanations = sentences.explanations(for: keys, limit: candidates)
    guard !explanations.isEmpty else {
      throw ToolError(
        .badInput, "no kana to explain; give some: ime-cli explain --language ja kyou")
    }
    var output = StandardOutput()
    offers.write(for: [keys, sentences.kana(of: keys)], to: &output)
    JapaneseExplanationTable().write(explanations, to: &output)
  }
}
