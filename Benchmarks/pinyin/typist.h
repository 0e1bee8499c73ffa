// What the programs that measure other engines of pinyin share: they type sets into an engine as this
// project's own programs type them into its engine, and print the same columns.
//
// A row of a set is a sentence, a tab, and its letters, with spaces between syllables or none.

#ifndef TYPIST_H
#define TYPIST_H

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

// An engine with one composition.
class Typist {
 public:
  // As many candidates as a page of `ime-cli bench` has.
  static constexpr size_t pageSize = 9;

  virtual ~Typist() = default;
  // Ends the composition. Nothing is committed.
  virtual void clear() = 0;
  // Types a key.
  virtual void type(char key) = 0;
  // Reads the first page of candidates and returns how many it has.
  virtual size_t readPage() = 0;
  // The different sentences that are made of all letters typed, the best first, about `limit` at most.
  virtual std::vector<std::string> sentences(size_t limit) = 0;
};

// Writes a line `letters TAB best TAB second ...` for each line of letters.
inline int convertLines(Typist &typist, size_t limit) {
  std::string letters;
  while (std::getline(std::cin, letters)) {
    typist.clear();
    for (char key : letters) typist.type(key);
    std::cout << letters;
    for (const auto &sentence : typist.sentences(limit)) std::cout << '\t' << sentence;
    std::cout << '\n';
  }
  return std::cout.flush() ? 0 : 74;
}

// The time that a share of the keys, 0 to 1, did not exceed; 0 without keys.
inline double percentile(const std::vector<double> &sorted, double share) {
  if (sorted.empty()) return 0;
  auto rank = static_cast<size_t>(std::ceil(share * sorted.size()));
  return sorted[std::max<size_t>(rank, 1) - 1];
}

// The most memory that the process has held, in megabytes (10^6 bytes).
inline double peakMegabytes() {
  std::ifstream status("/proc/self/status");
  std::string line;
  while (std::getline(status, line)) {
    if (line.compare(0, 6, "VmHWM:") == 0) return std::atof(line.c_str() + 6) * 1024 / 1e6;
  }
  return 0;
}

// The memory that only this process has and that no file holds, in megabytes (10^6 bytes).
inline double privateMegabytes() {
  std::ifstream rollup("/proc/self/smaps_rollup");
  std::string line;
  double kilobytes = 0;
  while (std::getline(rollup, line)) {
    for (const char *name : {"Private_Dirty:", "Swap:"}) {
      size_t length = std::strlen(name);
      if (line.compare(0, length, name) == 0) kilobytes += std::atof(line.c_str() + length);
    }
  }
  return kilobytes * 1024 / 1e6;
}

// Types all rows of a set and prints one tab-separated line of results under a header. `open` opens the
// engine called `name`; null if its data is missing.
inline int typeSet(const char *path, const char *name,
                   const std::function<std::unique_ptr<Typist>()> &open) {
  using Clock = std::chrono::steady_clock;
  auto millisecondsSince = [](Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  };
  std::ifstream set(path);
  if (!set) {
    std::fprintf(stderr, "bench: cannot read %s\n", path);
    return 66;
  }
  auto start = Clock::now();
  auto typist = open();
  if (typist) typist->type('n');
  if (!typist || typist->readPage() == 0) {
    std::fprintf(stderr, "bench: %s gives no candidates for 'n'; is its data installed?\n", name);
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
    typist->clear();
    for (size_t i = tab + 1; i < row.size() && row[i] != '\t' && row[i] != '\r'; i++) {
      if (row[i] == ' ') continue;
      auto before = Clock::now();
      typist->type(row[i]);
      typist->readPage();
      times.push_back(millisecondsSince(before));
    }
  }
  std::sort(times.begin(), times.end());
  std::puts("keys\tp50 ms\tp99 ms\tmax ms\tstart-up ms\tprivate MB\tpeak MB");
  std::printf("%zu\t%.3f\t%.3f\t%.3f\t%.3f\t%.1f\t%.1f\n", times.size(), percentile(times, 0.5),
              percentile(times, 0.99), percentile(times, 1), startUp, privateMegabytes(),
              peakMegabytes());
  return 0;
}

#endif
