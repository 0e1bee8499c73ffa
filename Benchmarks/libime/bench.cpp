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
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char *dictionaryPath = "/usr/share/libime/sc.dict";

// What Fcitx 5 asks for while someone types: the two best sentences, without those more than ten
// times (10^1) less likely than the best.
constexpr size_t fcitxSentences = 2;
constexpr float fcitxDistance = 1;
constexpr float anyDistance = std::numeric_limits<float>::max();  // Drops none.

// As many candidates as a page of `ime-cli bench` has.
constexpr size_t pageSize = 9;

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

// Types a key and reads the page: how many candidates it has.
size_t type(libime::PinyinContext &context, char key) {
  context.type(&key, 1);
  const auto &candidates = context.candidates();
  size_t count = std::min(candidates.size(), pageSize);
  for (size_t i = 0; i < count; i++) {
    if (candidates[i].toString().empty()) return i;
  }
  return count;
}

// The different candidates that are made of all letters typed, the best first, `limit` at most.
std::vector<std::string> wholeSentences(const libime::PinyinContext &context, size_t limit) {
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

int convert(size_t count, float distance) {
  auto engine = makeEngine(count, distance);
  libime::PinyinContext context(engine.get());
  std::string letters;
  while (std::getline(std::cin, letters)) {
    context.clear();
    for (char key : letters) context.type(&key, 1);
    std::cout << letters;
    for (const auto &sentence : wholeSentences(context, count)) std::cout << '\t' << sentence;
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
  auto engine = makeEngine(fcitxSentences, fcitxDistance);
  libime::PinyinContext context(engine.get());
  if (type(context, 'n') == 0) {
    std::fprintf(stderr, "bench: libime gives no candidates for 'n'; is its data installed?\n");
    return 70;
  }
  double startUp = millisecondsSince(start);

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
    context.clear();
    for (size_t i = tab + 1; i < row.size() && row[i] != '\t' && row[i] != '\r'; i++) {
      if (row[i] == ' ') continue;
      auto before = Clock::now();
      type(context, row[i]);
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

int main(int count, char **arguments) try {
  if (count == 3 && std::strcmp(arguments[1], "type") == 0) return typeSet(arguments[2]);
  if ((count == 3 || count == 4) && std::strcmp(arguments[1], "convert") == 0) {
    long sentences = std::strtol(arguments[2], nullptr, 10);
    float distance = count == 4 ? std::strtof(arguments[3], nullptr) : anyDistance;
    if (sentences > 0 && distance > 0) return convert(sentences, distance);
  }
  std::fputs("usage: bench convert COUNT [DISTANCE] < LETTERS | bench type SET.tsv\n", stderr);
  return 64;
} catch (const std::exception &error) {
  std::fprintf(stderr, "bench: libime: %s\n", error.what());
  return 70;
}
