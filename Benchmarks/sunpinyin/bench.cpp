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
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
// The library has a wstring of its own, of 32-bit characters.
using Text = ::wstring;

// As many candidates as a page of `ime-cli bench` has.
constexpr unsigned pageSize = 9;

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
  void updatePreedit(const IPreeditString *preedit) override { text = utf8(preedit->string()); }
  void updateStatus(int, int) override {}
  void updateCandidates(const ICandidateList *list) override {
    candidates.clear();
    for (int i = 0; i < list->size(); i++) candidates.push_back(utf8(list->candiString(i)));
  }
  std::string text;
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
  factory.setCandiWindowSize(pageSize);
  auto *view = factory.createSession();
  if (view == nullptr) return nullptr;
  view->attachWinHandler(&page);
  view->getIC()->setCharsetLevel(allCharacters);
  view->getIC()->setMaxBest(sentences);
  view->getIC()->setMaxTailCandidateNum(0);
  return view;
}

void type(CIMIView &view, char key) {
  auto code = static_cast<unsigned char>(key);
  // Sends the preedit and the first page to the handler before it returns.
  view.onKeyEvent(CKeyEvent(code, code));
}

int reportMissingData() {
  std::fprintf(stderr, "bench: sunpinyin gives no candidates; is sunpinyin-data installed?\n");
  return 70;
}

// The different sentences that are made of all letters typed, the best first.
std::vector<std::string> wholeSentences(CIMIContext &context) {
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

int convert(size_t count) {
  Page page;
  auto *view = makeSession(page, count);
  if (view == nullptr) return reportMissingData();
  std::string letters;
  while (std::getline(std::cin, letters)) {
    view->clearIC();
    for (char key : letters) type(*view, key);
    std::cout << letters;
    for (const auto &sentence : wholeSentences(*view->getIC())) std::cout << '\t' << sentence;
    std::cout << '\n';
  }
  return std::cout.flush() ? 0 : 74;
}

double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// The time that a share of the keys, 0 to 1, did not exceed; 0 without keys.
double percentile(const std::vector<double> &sorted, double share) {
  if (sorted.empty()) return 0;
  auto rank = static_cast<size_t>(std::ceil(share * sorted.size()));
  return sorted[std::max<size_t>(rank, 1) - 1];
}

// The most memory that the process has held, in megabytes (10^6 bytes).
double peakMegabytes() {
  std::ifstream status("/proc/self/status");
  std::string line;
  while (std::getline(status, line)) {
    if (line.compare(0, 6, "VmHWM:") == 0) return std::atof(line.c_str() + 6) * 1024 / 1e6;
  }
  return 0;
}

int typeSet(const char *path) {
  std::ifstream set(path);
  if (!set) {
    std::fprintf(stderr, "bench: cannot read %s\n", path);
    return 66;
  }
  auto start = Clock::now();
  Page page;
  auto *view = makeSession(page, fcitxSentences);
  if (view == nullptr) return reportMissingData();
  type(*view, 'n');
  double startUp = millisecondsSince(start);
  if (page.candidates.empty()) return reportMissingData();

  std::vector<double> times;
  std::string row;
  for (size_t number = 1; std::getline(set, row); number++) {
    if (row.empty()) continue;
    auto tab = row.find('\t');
    if (tab == std::string::npos) {
      std::fprintf(stderr, "bench: %s:%zu: a row is a sentence, a tab, and its letters\n", path,
                   number);
      return 65;
    }
    view->clearIC();
    for (size_t i = tab + 1; i < row.size() && row[i] != '\t' && row[i] != '\r'; i++) {
      if (row[i] == ' ') continue;
      auto before = Clock::now();
      type(*view, row[i]);
      times.push_back(millisecondsSince(before));
    }
  }
  std::sort(times.begin(), times.end());
  std::puts("keys\tp50 ms\tp99 ms\tmax ms\tstart-up ms\tpeak MB");
  std::printf("%zu\t%.3f\t%.3f\t%.3f\t%.3f\t%.1f\n", times.size(), percentile(times, 0.5),
              percentile(times, 0.99), percentile(times, 1), startUp, peakMegabytes());
  return 0;
}

}  // namespace

int main(int count, char **arguments) {
  if (count == 3 && std::strcmp(arguments[1], "type") == 0) return typeSet(arguments[2]);
  if (count == 3 && std::strcmp(arguments[1], "convert") == 0) {
    long sentences = std::strtol(arguments[2], nullptr, 10);
    if (sentences > 0) return convert(sentences);
  }
  std::fputs("usage: bench convert COUNT < LETTERS | bench type SET.tsv\n", stderr);
  return 64;
}
