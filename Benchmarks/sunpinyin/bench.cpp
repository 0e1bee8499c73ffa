// Measures sunpinyin as this project's own programs measure its engine.
//
//   bench convert COUNT   lines of letters to lines `letters TAB best TAB second ...`
//   bench type SET.tsv    one tab-separated line of results under a header
//
// A row of a set is a sentence, a tab, and its letters, with spaces between syllables or none.
// HOME must be an empty folder: the library opens the user's dictionary and history there. Nothing is
// committed, so nothing is learned from row to row.

#include <sunpinyin.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "../pinyin/typist.h"

namespace {

// The library has a wstring of its own, of 32-bit characters.
using Text = ::wstring;

// What fcitx-sunpinyin searches for.
constexpr size_t fcitxSentences = 1;

// All characters of GB 18030. The lower levels hide rare ones.
constexpr unsigned allCharacters = 3;

std::string utf8(const TWCHAR *text) {
  // Four bytes a character, and the final zero.
  std::vector<char> bytes(WCSLEN(text) * 4 + 1);
  WCSTOMBS(bytes.data(), text, bytes.size());
  return bytes.data();
}

// Receives the page of candidates that a window would show. The library's own handlers write to
// standard output, so all of them are overridden.
class Page : public CIMIWinHandler {
 public:
  void commit(const TWCHAR *) override {}
  void throwBackKey(unsigned, unsigned, unsigned) override {}
  // Reads the text as a window would.
  void updatePreedit(const IPreeditString *preedit) override { utf8(preedit->string()); }
  void updateStatus(int, int) override {}
  void updateCandidates(const ICandidateList *list) override {
    candidates.clear();
    for (int i = 0; i < list->size(); i++) candidates.push_back(utf8(list->candiString(i)));
  }
  std::vector<std::string> candidates;
};

// A session with the default options of fcitx-sunpinyin, except for the number of sentences that it
// searches for; null if the data is missing.
CIMIView *makeSession(Page &page, size_t sentences) {
  auto &scheme = AQuanpinSchemePolicy::instance();
  scheme.setFuzzyForwarding(false);
  scheme.setFuzzySegmentation(true);
  scheme.setAutoCorrectionPairs({{"gn", "ng"}});
  scheme.setAutoCorrecting(true);
  auto &factory = CSunpinyinSessionFactory::getFactory();
  factory.setCandiWindowSize(Typist::pageSize);
  auto *view = factory.createSession();
  if (view == nullptr) return nullptr;
  view->attachWinHandler(&page);
  view->getIC()->setCharsetLevel(allCharacters);
  view->getIC()->setMaxBest(sentences);
  view->getIC()->setMaxTailCandidateNum(0);
  return view;
}

class SunpinyinTypist : public Typist {
 public:
  // Returns null if the data is missing.
  static std::unique_ptr<Typist> open(size_t sentences) {
    auto typist = std::make_unique<SunpinyinTypist>();
    typist->view = makeSession(typist->page, sentences);
    if (typist->view == nullptr) return nullptr;
    return typist;
  }

  void clear() override { view->clearIC(); }

  // Sends the preedit and the first page to the handler before it returns.
  void type(char key) override {
    auto code = static_cast<unsigned char>(key);
    view->onKeyEvent(CKeyEvent(code, code));
  }

  size_t readPage() override { return page.candidates.size(); }

  std::vector<std::string> sentences(size_t) override {
    auto &context = *view->getIC();
    std::vector<std::string> sentences;
    for (size_t rank = 0; rank < context.getNBest(); rank++) {
      Text text;
      context.getBestSentence(text, static_cast<int>(rank));
      auto sentence = utf8(text.c_str());
      if (std::find(sentences.begin(), sentences.end(), sentence) == sentences.end()) {
        sentences.push_back(std::move(sentence));
      }
    }
    return sentences;
  }

 private:
  Page page;
  CIMIView *view = nullptr;
};

}  // namespace

int main(int count, char **arguments) {
  if (count == 3 && std::strcmp(arguments[1], "type") == 0) {
    return typeSet(arguments[2], "sunpinyin", [] { return SunpinyinTypist::open(fcitxSentences); });
  }
  if (count == 3 && std::strcmp(arguments[1], "convert") == 0) {
    long sentences = std::strtol(arguments[2], nullptr, 10);
    if (sentences > 0) {
      auto typist = SunpinyinTypist::open(sentences);
      if (typist) return convertLines(*typist, sentences);
      std::fputs("bench: sunpinyin has no session; is sunpinyin-data installed?\n", stderr);
      return 70;
    }
  }
  std::fputs("usage: bench convert COUNT < LETTERS | bench type SET.tsv\n", stderr);
  return 64;
}
