// Measures libime as this project's own programs measure its engine.
//
//   bench convert COUNT [DISTANCE]   lines of letters to lines `letters TAB best TAB second ...`
//   bench type SET.tsv               one tab-separated line of results under a header
//
// COUNT sentences are asked for, without those more than DISTANCE (a decimal logarithm) below the
// best.
// A row of a set is a sentence, a tab, and its letters, with spaces between syllables or none.
// Nothing is learned from row to row.

#include <libime/core/languagemodel.h>
#include <libime/core/userlanguagemodel.h>
#include <libime/pinyin/pinyincontext.h>
#include <libime/pinyin/pinyindictionary.h>
#include <libime/pinyin/pinyinime.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <limits>

#include "../pinyin/typist.h"

namespace {

constexpr const char *dictionaryPath = "/usr/share/libime/sc.dict";

// What Fcitx 5 asks for while someone types: the two best sentences, without those more than ten
// times (10^1) less likely than the best.
constexpr size_t fcitxSentences = 2;
constexpr float fcitxDistance = 1;
constexpr float anyDistance = std::numeric_limits<float>::max();  // Drops none.

// The engine with the flags that Fcitx 5 sets by default: every fuzzy sound off; common typos (`gn`
// for `ng`), `ue` for `üe`, syllables inside syllables (`xian` as `xi'an`) and finals begun on.
// Neither a user's dictionary nor a history is loaded.
std::unique_ptr<libime::PinyinIME> makeEngine(size_t sentences, float distance) {
  using Flag = libime::PinyinFuzzyFlag;
  auto engine = std::make_unique<libime::PinyinIME>(
      std::make_unique<libime::PinyinDictionary>(),
      std::make_unique<libime::UserLanguageModel>(
          libime::DefaultLanguageModelResolver::instance().languageModelFileForLanguage("zh_CN")));
  engine->dict()->load(libime::PinyinDictionary::SystemDict, dictionaryPath,
                       libime::PinyinDictFormat::Binary);
  engine->setFuzzyFlags(libime::PinyinFuzzyFlags{Flag::VE_UE, Flag::CommonTypo, Flag::Inner,
                                                 Flag::InnerShort, Flag::PartialFinal});
  engine->setNBest(sentences);
  engine->setScoreFilter(distance);
  engine->setPartialLongWordLimit(4);
  return engine;
}

class LibimeTypist : public Typist {
 public:
  LibimeTypist(size_t sentences, float distance)
      : engine(makeEngine(sentences, distance)), context(engine.get()) {}

  void clear() override { context.clear(); }
  void type(char key) override { context.type(&key, 1); }

  size_t readPage() override {
    const auto &candidates = context.candidates();
    size_t count = std::min(candidates.size(), pageSize);
    for (size_t i = 0; i < count; i++) {
      if (candidates[i].toString().empty()) return i;
    }
    return count;
  }

  // The candidates that are made of all letters typed.
  std::vector<std::string> sentences(size_t limit) override {
    std::vector<std::string> sentences;
    for (const auto &candidate : context.candidates()) {
      if (sentences.size() == limit) break;
      const auto &words = candidate.sentence();
      if (words.empty() || words.back()->to()->index() != context.size()) continue;
      auto text = candidate.toString();
      if (std::find(sentences.begin(), sentences.end(), text) == sentences.end()) {
        sentences.push_back(std::move(text));
      }
    }
    return sentences;
  }

 private:
  std::unique_ptr<libime::PinyinIME> engine;
  libime::PinyinContext context;
};

}  // namespace

int main(int count, char **arguments) try {
  if (count == 3 && std::strcmp(arguments[1], "type") == 0) {
    return typeSet(arguments[2], "libime", [] {
      return std::make_unique<LibimeTypist>(fcitxSentences, fcitxDistance);
    });
  }
  if ((count == 3 || count == 4) && std::strcmp(arguments[1], "convert") == 0) {
    long sentences = std::strtol(arguments[2], nullptr, 10);
    float distance = count == 4 ? std::strtof(arguments[3], nullptr) : anyDistance;
    if (sentences > 0 && distance > 0) {
      LibimeTypist typist(sentences, distance);
      return convertLines(typist, sentences);
    }
  }
  std::fputs("usage: bench convert COUNT [DISTANCE] < LETTERS | bench type SET.tsv\n", stderr);
  return 64;
} catch (const std::exception &error) {
  std::fprintf(stderr, "bench: libime: %s\n", error.what());
  return 70;
}
