import ArgumentParser
import Japanese
import Mandarin
import SyllableConversion
import ToolSupport

/// `ime-cli explain`: what the costs of candidates are made of.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show candidates with their words, costs part by part, and sources.",
    discussion: """
      Shows the best sentences, and the words that the candidates begin with:

        $ ime-cli explain nihaoshijie
        $ ime-cli explain "ni hao" --candidates 2 --words 10

      A cost is -ln P in thousandths of a nat: the lowest comes first, and one that is 1000 higher is \
      e = 2.7 times less likely. The parts add up to the cost exactly:

        typing      syllables begun and not finished, letters that stand for themselves
        reading     how unusual the reading is for the word
        words       n-grams of words (the words before | the word), or the word's frequency
        characters  n-grams of characters
        history     what was chosen before, with --learn

      What stands before is heard as words of the dictionary:

        $ ime-cli explain shili --context 这是一场

      Words are those of the dictionary, before another form of Chinese is written.

      Sentences of Japanese are shown word by word: what the connection of the classes costs, the word \
      in its class, and what the model of words says after the words before:

        $ ime-cli explain --language ja kyouhahare --context 明日は雨、

      Languages that are typed letter by letter, one or several: which language each word of the text is \
      taken for, what is offered for the last one, and what speaks for correcting it. A language has a \
      score, a word that it alone has adds 1 to it, and each further word leaves 0.7 of it; another \
      language takes over when it leads by more than 0.9.

        $ ime-cli explain --language en,de "I saw ich habe gestren"
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Option(name: [.customShort("n"), .long], help: "How many sentences to explain.")
  var candidates = 5

  @Option(help: "How many words to explain.")
  var words = 5

  @Option(help: "The text before, which Mandarin and Japanese go by.")
  var context = ""

  @Argument(help: "The keys.")
  var keys: String

  func validate() throws {
    guard candidates > 0 else { throw ValidationError("--candidates must be 1 or more") }
    guard words >= 0 else { throw ValidationError("--words must be 0 or more") }
  }

  func run() throws {
    if let options = wordOptions {
      guard context.isEmpty else {
        throw ValidationError("--context goes with languages that compose sentences")
      }
      return try explainWords(options)
    }
    let opened = try language.open(method)
    switch opened.language {
    case let japanese as JapaneseLanguage: try explain(japanese, opened)
    case let mandarin as MandarinLanguage: try explain(mandarin, opened)
    default: throw ValidationError("explain does not know --language \(opened.entry.tag)")
    }
  }

  private func explain(_ mandarin: MandarinLanguage, _ opened: OpenedLanguage) throws {
    let lexicon = mandarin.lexicon
    var converter = PinyinConverter(
      lexicon: lexicon, options: try mandarin.options(opened.choices),
      history: opened.choices.history)
    converter.setContext(context)
    let (sentences, words) = converter.explain(keys, sentences: candidates, words: words)
    guard !sentences.isEmpty else {
      throw ToolError(.badInput, "no keys to explain; give some: ime-cli explain nihao")
    }
    let table = ExplanationTable(origins: WordOrigins(lexicon))
    var output = StandardOutput()
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

  /// The options of languages without an engine; nil for one with an engine.
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
    var explanation = WordExplanation(
      tags: options.tags, suggester: try options.suggester())
    var output = StandardOutput()
    explanation.write(keys, candidates: candidates, to: &output)
  }

  private func explain(_ japanese: JapaneseLanguage, _ opened: OpenedLanguage) throws {
    var sentences = JapaneseSentences(lexicon: japanese.lexicon, history: opened.choices.history)
    sentences.context = context
    let explanations = sentences.explanations(for: keys, limit: candidates)
    guard !explanations.isEmpty else {
      throw ToolError(
        .badInput, "no kana to explain; give some: ime-cli explain --language ja kyou")
    }
    var output = StandardOutput()
    JapaneseExplanationTable().write(explanations, to: &output)
  }
}
