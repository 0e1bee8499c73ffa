/* Trains a log-bilinear model that chooses among the homophones of a word by the words on both sides.

     homophone_model prepare LEXICON FOLDER TEXT...       FOLDER/vocabulary.tsv and FOLDER/tokens
     homophone_model train FOLDER MODEL PASSES            resumes MODEL if it exists
     homophone_model score FOLDER MODEL [int8] <LISTS     adds three columns to the lists of sentences.py
     homophone_model export FOLDER MODEL >vectors.bin     the vectors in 8 bits, for the image

   LEXICON is the output of `ime-dict dump zh-Hans.imedict`. README.md explains the model. Everything drawn at random
   depends on the number of the block alone, so a resumed training gives the same model as one without a break. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifndef WIDTH
#define WIDTH 128 /* numbers in the vector of a word */
#endif
enum {
  NEAR = 8,         /* words on each side whose distance has weights of its own */
  FAR = 8,          /* words beyond them, with one weight vector for each side */
  PLACES = 2 * NEAR + 2,
  HOMOPHONES = 40,  /* the most frequent words of a reading that compete */
  LONGEST_WORD = 6, /* characters */
  LONGEST_RUN = 4000,
  BLOCK = 65536,    /* tokens between two changes of the learning rate */
  FORGOTTEN = 20,   /* words of a context in a hundred that are left out in training */
  HELD_OUT = 500,   /* one block in this many measures the loss */
  WORD_COUNT = 50,  /* minimum count in the text; that of a character is 20 */
  TABLE = 1 << 20,
};
enum { CLAUSE_END, LINE_END, NUMBER, OTHER, FIRST_WORD };
static const float kLearningRate = 0.15f;
static const uint64_t kRecipeSeed = 20261121; /* of Dictionaries/zh-Hans/model.json */

typedef struct { float v[WIDTH]; } Vector;

typedef struct {
  char *text, *reading;
  double cost, readingCost;
  int length, token;
  uint64_t count;
} Word;

static void *allocate(size_t count, size_t size) {
  void *memory = aligned_alloc(64, (count * size + 63) / 64 * 64);
  if (!memory) { perror("homophone_model"); exit(1); }
  return memset(memory, 0, count * size);
}

static FILE *openFile(const char *folder, const char *name, const char *mode) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, mode);
  if (!file) { perror(path); exit(1); }
  return file;
}

/* ---- Words by their text ---- */

static Word *words;
static int wordCount;
static int *table;

static uint32_t slot(const char *text, int bytes) {
  uint64_t hash = 0xCBF29CE484222325u;
  for (int i = 0; i < bytes; i++) hash = (hash ^ (uint8_t)text[i]) * 0x100000001B3u;
  return (hash ^ hash >> 29) & (TABLE - 1);
}

static int wordOf(const char *text, int bytes) {
  for (uint32_t i = slot(text, bytes); table[i] >= 0; i = (i + 1) & (TABLE - 1)) {
    const char *known = words[table[i]].text;
    if ((int)strlen(known) == bytes && !memcmp(known, text, bytes)) return table[i];
  }
  return -1;
}

static void addWord(Word word) {
  if (wordCount == TABLE / 2) { fputs("homophone_model: too many words\n", stderr); exit(1); }
  uint32_t i = slot(word.text, strlen(word.text));
  while (table[i] >= 0) i = (i + 1) & (TABLE - 1);
  table[i] = wordCount;
  words[wordCount++] = word;
}

static void clearWords(void) {
  words = allocate(TABLE / 2, sizeof *words);
  table = allocate(TABLE, sizeof *table);
  memset(table, -1, TABLE * sizeof *table);
}

static int bytesOf(uint8_t first) { return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4; }

static uint32_t scalarOf(const char *text) {
  const uint8_t *b = (const uint8_t *)text;
  return (b[0] & 15) << 12 | (b[1] & 63) << 6 | (b[2] & 63);
}

static int isIdeograph(const char *text) {
  if (bytesOf(text[0]) != 3 || !text[1] || !text[2]) return 0;
  uint32_t scalar = scalarOf(text);
  return (scalar >= 0x4E00 && scalar < 0xA000) || (scalar >= 0x3400 && scalar < 0x4DC0) || scalar == 0x3007;
}

/* Returns the number of characters; 0 if one is no ideograph. */
static int ideographs(const char *text) {
  int count = 0;
  for (; *text; text += 3, count++) if (!isIdeograph(text)) return 0;
  return count;
}

static void readLexicon(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) { perror(path); exit(1); }
  clearWords();
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, file) > 0) {
    line[strcspn(line, "\n")] = 0;
    char *rest = line, *text = strsep(&rest, "\t"), *reading = strsep(&rest, "\t"), *cost = strsep(&rest, "\t");
    int length = ideographs(text);
    if (!rest || !length || length > LONGEST_WORD) continue;
    double readingCost = atof(rest);
    int known = wordOf(text, strlen(text));
    if (known < 0) {
      addWord((Word){strdup(text), strdup(reading), atof(cost) / 1000, readingCost, length, -1, 0});
    } else if (readingCost < words[known].readingCost) {
      words[known].reading = strdup(reading);
      words[known].readingCost = readingCost;
    }
  }
  fclose(file);
}

/* ---- Preparing: text to tokens ---- */

/* Segments ideographs into the words whose frequencies make them likeliest; -1 stands for a character that is no
   word. Returns the number of words. */
static int segment(const char *text, int length, int inVocabulary, int *out) {
  static double best[LONGEST_RUN + 1];
  static int last[LONGEST_RUN + 1];
  best[0] = 0;
  for (int end = 1; end <= length; end++) {
    best[end] = best[end - 1] + 25;
    last[end] = -1;
    for (int n = 1; n <= LONGEST_WORD && n <= end; n++) {
      int word = wordOf(text + 3 * (end - n), 3 * n);
      if (word < 0 || (inVocabulary && words[word].token < 0)) continue;
      double cost = best[end - n] + words[word].cost;
      if (cost < best[end]) { best[end] = cost; last[end] = word; }
    }
  }
  int count = 0;
  for (int end = length; end > 0; end -= last[end] < 0 ? 1 : words[last[end]].length) out[count++] = last[end];
  for (int a = 0, b = count - 1; a < b; a++, b--) { int word = out[a]; out[a] = out[b]; out[b] = word; }
  return count;
}

/* Returns whether a line is one that the recipe of zh-Hans holds out of training, one in a thousand: FNV-1a over its
   bytes with a final mix, as `LineHash.hash` of ModelTraining. No model has seen these lines, so sets are made of them. */
static int isHeldOut(const char *line, size_t bytes) {
  uint64_t hash = 0xCBF29CE484222325u ^ kRecipeSeed ^ 0xA5A5;
  for (size_t i = 0; i < bytes; i++) hash = (hash ^ (uint8_t)line[i]) * 0x100000001B3u;
  hash ^= hash >> 32;
  hash *= 0x9E3779B97F4A7C15u;
  return (hash >> 20) % 1000 == 0;
}

/* Counts the words of a text, and writes its tokens if there is a file for them. */
static void readText(const char *path, FILE *tokens) {
  FILE *file = fopen(path, "r");
  if (!file) { perror(path); exit(1); }
  char *line = NULL;
  size_t capacity = 0;
  ssize_t bytes;
  static int found[LONGEST_RUN];
  static uint32_t buffer[4 * LONGEST_RUN];
  while ((bytes = getline(&line, &capacity, file)) > 0) {
    if (isHeldOut(line, bytes - (line[bytes - 1] == '\n'))) continue;
    int count = 0;
    for (ssize_t at = 0; at < bytes && count < 3 * LONGEST_RUN;) {
      ssize_t end = at;
      while (end < bytes && (end - at) / 3 < LONGEST_RUN && isIdeograph(line + end)) end += 3;
      if (end > at) {
        int n = segment(line + at, (end - at) / 3, tokens != NULL, found);
        for (int i = 0; i < n && count < 3 * LONGEST_RUN; i++) {
          if (found[i] >= 0) words[found[i]].count++;
          buffer[count++] = found[i] >= 0 && words[found[i]].token >= 0 ? words[found[i]].token : OTHER;
        }
        at = end;
        continue;
      }
      uint8_t c = line[at], small = c | 0x20;
      uint32_t token = c >= '0' && c <= '9' ? NUMBER : small >= 'a' && small <= 'z' ? OTHER : CLAUSE_END;
      if (count && buffer[count - 1] != token) buffer[count++] = token;
      at += bytesOf(c);
    }
    while (count && buffer[count - 1] == CLAUSE_END) count--;
    if (!tokens || !count) continue;
    buffer[count++] = LINE_END;
    fwrite(buffer, sizeof *buffer, count, tokens);
  }
  free(line);
  fclose(file);
}

static int byCount(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return words[x].count != words[y].count ? (words[x].count < words[y].count ? 1 : -1) : x - y;
}

static void prepare(int count, char **arguments) {
  readLexicon(arguments[0]);
  for (int i = 2; i < count; i++) readText(arguments[i], NULL);
  int *order = allocate(wordCount, sizeof *order), kept = 0;
  for (int i = 0; i < wordCount; i++) if (words[i].count >= (words[i].length == 1 ? 20 : WORD_COUNT)) order[kept++] = i;
  qsort(order, kept, sizeof *order, byCount);
  for (int i = 0; i < kept; i++) words[order[i]].token = FIRST_WORD + i;
  for (int i = 0; i < wordCount; i++) words[i].count = 0;
  FILE *tokens = openFile(arguments[1], "tokens", "w");
  for (int i = 2; i < count; i++) readText(arguments[i], tokens);
  fclose(tokens);
  FILE *vocabulary = openFile(arguments[1], "vocabulary.tsv", "w");
  for (int i = 0; i < kept; i++) {
    Word word = words[order[i]];
    fprintf(vocabulary, "%s\t%s\t%llu\n", word.text, word.reading, (unsigned long long)word.count);
  }
  fclose(vocabulary);
}

/* ---- The model ---- */

static int tokenCount, characterCount, setCount;
static int *firstCharacter, *lastCharacter;           /* of each token */
static int *setOf, *rankInSet, **members, *memberCount; /* words with the same reading, most frequent first */
static Vector *inputs, *outputs, *before, *after, weights[PLACES], weightSquares[PLACES];
static float *bias, *inputSquares, *outputSquares, *biasSquares, *beforeSquares, *afterSquares;

static int byReading(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b, order = strcmp(words[x].reading, words[y].reading);
  if (order) return order;
  return words[x].count != words[y].count ? (words[x].count < words[y].count ? 1 : -1) : x - y;
}

static void numberCharacters(void) {
  int *number = allocate(0x10000, sizeof *number);
  firstCharacter = allocate(tokenCount, sizeof *firstCharacter);
  lastCharacter = allocate(tokenCount, sizeof *lastCharacter);
  characterCount = FIRST_WORD;
  for (int i = 0; i < tokenCount; i++) {
    firstCharacter[i] = lastCharacter[i] = i;
    if (i < FIRST_WORD) continue;
    uint32_t ends[2] = {scalarOf(words[i].text), scalarOf(words[i].text + strlen(words[i].text) - 3)};
    for (int k = 0; k < 2; k++) if (!number[ends[k]]) number[ends[k]] = characterCount++;
    firstCharacter[i] = number[ends[0]];
    lastCharacter[i] = number[ends[1]];
  }
  free(number);
}

static void readVocabulary(const char *folder) {
  FILE *file = openFile(folder, "vocabulary.tsv", "r");
  clearWords();
  wordCount = FIRST_WORD;
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, file) > 0) {
    char *rest = line, *text = strsep(&rest, "\t"), *reading = strsep(&rest, "\t");
    if (!rest || bytesOf(text[0]) != 3) { fputs("homophone_model: damaged vocabulary.tsv\n", stderr); exit(1); }
    addWord((Word){strdup(text), strdup(reading), 0, 0, 0, wordCount, strtoull(rest, NULL, 10)});
  }
  fclose(file);
  tokenCount = wordCount;
  numberCharacters();
  int n = tokenCount - FIRST_WORD, *order = allocate(n, sizeof *order);
  for (int i = 0; i < n; i++) order[i] = FIRST_WORD + i;
  qsort(order, n, sizeof *order, byReading);
  setOf = allocate(tokenCount, sizeof *setOf);
  memset(setOf, -1, tokenCount * sizeof *setOf);
  rankInSet = allocate(tokenCount, sizeof *rankInSet);
  members = allocate(n, sizeof *members);
  memberCount = allocate(n, sizeof *memberCount);
  for (int start = 0, end; start < n; start = end, setCount++) {
    for (end = start; end < n && !strcmp(words[order[start]].reading, words[order[end]].reading);) end++;
    members[setCount] = order + start;
    memberCount[setCount] = end - start < HOMOPHONES ? end - start : HOMOPHONES;
    for (int k = 0; k < memberCount[setCount]; k++) { setOf[order[start + k]] = setCount; rankInSet[order[start + k]] = k; }
  }
}

static uint64_t randomState;

static uint64_t nextRandom(void) {
  randomState ^= randomState << 13;
  randomState ^= randomState >> 7;
  return randomState ^= randomState << 17;
}

static float aroundZero(float range) { return ((nextRandom() >> 40) / 16777216.f - 0.5f) * range; }

/* The part of a word among the words of its reading, in nats. */
static double *shares;

/* The model is the mean of those after every few blocks of the second half of the training: single ones differ by
   chance. */
enum { PARTS = 6, AVERAGED_EVERY = 16 };
static float *sums[PARTS];
static uint64_t averaged;

typedef struct { float *numbers; size_t count; } Part;

static Part partOf(int index) {
  Part parts[PARTS] = {{inputs->v, (size_t)tokenCount * WIDTH}, {outputs->v, (size_t)tokenCount * WIDTH},
                       {before->v, (size_t)characterCount * WIDTH}, {after->v, (size_t)characterCount * WIDTH},
                       {bias, tokenCount}, {weights->v, PLACES * WIDTH}};
  return parts[index];
}

static void addToMean(void) {
  for (int index = 0; index < PARTS; index++) {
    Part part = partOf(index);
    for (size_t i = 0; i < part.count; i++) sums[index][i] += part.numbers[i];
  }
  averaged++;
}

static void takeMean(void) {
  for (int index = 0; averaged && index < PARTS; index++) {
    Part part = partOf(index);
    for (size_t i = 0; i < part.count; i++) part.numbers[i] = sums[index][i] / averaged;
  }
}

static void createModel(void) {
  inputs = allocate(tokenCount, sizeof(Vector));
  outputs = allocate(tokenCount, sizeof(Vector));
  before = allocate(characterCount, sizeof(Vector));
  after = allocate(characterCount, sizeof(Vector));
  bias = allocate(tokenCount, sizeof(float));
  inputSquares = allocate(tokenCount, sizeof(float));
  outputSquares = allocate(tokenCount, sizeof(float));
  biasSquares = allocate(tokenCount, sizeof(float));
  beforeSquares = allocate(characterCount, sizeof(float));
  afterSquares = allocate(characterCount, sizeof(float));
  shares = allocate(tokenCount, sizeof(double));
  for (int index = 0; index < PARTS; index++) sums[index] = allocate(partOf(index).count, sizeof(float));
  randomState = 20261125u;
  for (int i = 0; i < tokenCount; i++) for (int d = 0; d < WIDTH; d++) inputs[i].v[d] = aroundZero(0.6f);
  for (int i = 0; i < characterCount; i++) {
    for (int d = 0; d < WIDTH; d++) { before[i].v[d] = aroundZero(0.4f); after[i].v[d] = aroundZero(0.4f); }
  }
  for (int set = 0; set < setCount; set++) {
    double total = 0;
    for (int k = 0; k < memberCount[set]; k++) total += words[members[set][k]].count + 1;
    for (int k = 0; k < memberCount[set]; k++) {
      int word = members[set][k];
      bias[word] = shares[word] = log((words[word].count + 1) / total);
    }
  }
  for (int place = 0; place < PLACES; place++) {
    for (int d = 0; d < WIDTH; d++) weights[place].v[d] = place < 2 * NEAR ? 1 / (1 + 0.3f * (place % NEAR)) : 0.25f;
  }
}

typedef size_t Transfer(void *, size_t, size_t, FILE *);

static size_t put(void *memory, size_t size, size_t count, FILE *file) { return fwrite(memory, size, count, file); }

static void transferModel(const char *path, const char *mode, Transfer *transfer, uint64_t *step) {
  FILE *file = fopen(path, mode);
  if (!file) { perror(path); exit(1); }
  struct { void *memory; size_t bytes; } parts[] = {
      {step, sizeof *step}, {&averaged, sizeof averaged}, {inputSquares, tokenCount * sizeof(float)},
      {outputSquares, tokenCount * sizeof(float)}, {biasSquares, tokenCount * sizeof(float)},
      {beforeSquares, characterCount * sizeof(float)}, {afterSquares, characterCount * sizeof(float)},
      {weightSquares, sizeof weightSquares}};
  int isWhole = 1;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    isWhole &= transfer(parts[i].memory, 1, parts[i].bytes, file) == parts[i].bytes;
  }
  for (int index = 0; index < PARTS; index++) {
    Part part = partOf(index);
    isWhole &= transfer(part.numbers, sizeof(float), part.count, file) == part.count;
    isWhole &= transfer(sums[index], sizeof(float), part.count, file) == part.count;
  }
  if (!isWhole) {
    fprintf(stderr, "%s: of another width or vocabulary, or the disk is full\n", path);
    exit(1);
  }
  fclose(file);
}

/* The words around a word: tokens with their places, nearest first on each side. */
typedef struct {
  int places[2 * (NEAR + FAR)], tokens[2 * (NEAR + FAR)], count, lastBefore, firstAfter;
} Context;

static Context contextOf(long at, const uint32_t *tokens, long start, long end) {
  Context c = {.count = 0};
  for (int side = 0; side < 2; side++) {
    for (int distance = 0; distance < NEAR + FAR; distance++) {
      long other = side ? at + 1 + distance : at - 1 - distance;
      int isInside = other >= start && other < end;
      c.places[c.count] = distance < NEAR ? side * NEAR + distance : 2 * NEAR + side;
      c.tokens[c.count++] = isInside ? tokens[other] : CLAUSE_END;
      if (!isInside) break;
    }
  }
  c.lastBefore = lastCharacter[at > start ? tokens[at - 1] : CLAUSE_END];
  c.firstAfter = firstCharacter[at + 1 < end ? tokens[at + 1] : CLAUSE_END];
  return c;
}

/* Leaves out a part of the words at random, so that no word depends on a single other one. */
static void forget(Context *c) {
  int kept = 0;
  for (int i = 0; i < c->count; i++) {
    if (nextRandom() % 100 < FORGOTTEN) continue;
    c->places[kept] = c->places[i];
    c->tokens[kept++] = c->tokens[i];
  }
  c->count = kept;
}

static Vector sumOf(const Context *c) {
  Vector sum;
  for (int d = 0; d < WIDTH; d++) sum.v[d] = before[c->lastBefore].v[d] + after[c->firstAfter].v[d];
  for (int i = 0; i < c->count; i++) {
    const float *input = inputs[c->tokens[i]].v, *weight = weights[c->places[i]].v;
    for (int d = 0; d < WIDTH; d++) sum.v[d] += input[d] * weight[d];
  }
  return sum;
}

/* Fills in the probability of each word of a reading. */
static void predict(int set, const Vector *sum, float *probabilities) {
  float greatest = -INFINITY, total = 0;
  for (int k = 0; k < memberCount[set]; k++) {
    int word = members[set][k];
    float score = bias[word];
    for (int d = 0; d < WIDTH; d++) score += outputs[word].v[d] * sum->v[d];
    probabilities[k] = score;
    if (score > greatest) greatest = score;
  }
  for (int k = 0; k < memberCount[set]; k++) total += probabilities[k] = expf(probabilities[k] - greatest);
  for (int k = 0; k < memberCount[set]; k++) probabilities[k] /= total;
}

/* ---- Training: AdaGrad with one sum of squares for each vector ---- */

static float rate;

static void update(Vector *vector, float *squares, const Vector *gradient) {
  float square = 0;
  for (int d = 0; d < WIDTH; d++) square += gradient->v[d] * gradient->v[d];
  *squares += square / WIDTH;
  float step = rate / sqrtf(*squares + 1e-6f);
  for (int d = 0; d < WIDTH; d++) vector->v[d] += step * gradient->v[d];
}

static void learn(int set, int right, const Context *c, const Vector *sum, const float *probabilities) {
  Vector back = {{0}};
  for (int k = 0; k < memberCount[set]; k++) {
    float error = (k == right) - probabilities[k];
    if (fabsf(error) < 0.002f) continue;
    int word = members[set][k];
    Vector gradient;
    for (int d = 0; d < WIDTH; d++) {
      back.v[d] += error * outputs[word].v[d];
      gradient.v[d] = error * sum->v[d];
    }
    update(outputs + word, outputSquares + word, &gradient);
    biasSquares[word] += error * error;
    bias[word] += rate * 0.5f * error / sqrtf(biasSquares[word] + 1);
  }
  update(before + c->lastBefore, beforeSquares + c->lastBefore, &back);
  update(after + c->firstAfter, afterSquares + c->firstAfter, &back);
  for (int i = 0; i < c->count; i++) {
    float *input = inputs[c->tokens[i]].v, *weight = weights[c->places[i]].v, *squares = weightSquares[c->places[i]].v;
    Vector gradient;
    for (int d = 0; d < WIDTH; d++) {
      float ofWeight = back.v[d] * input[d];
      gradient.v[d] = back.v[d] * weight[d];
      squares[d] += ofWeight * ofWeight;
      weight[d] += rate * 0.1f * ofWeight / sqrtf(squares[d] + 100);
    }
    update(inputs + c->tokens[i], inputSquares + c->tokens[i], &gradient);
  }
}

/* Returns the loss of a word, -1 if it has no homophone. A word that is certain already teaches nothing. */
static double measure(const uint32_t *tokens, long at, long start, long end, int learns) {
  int word = tokens[at], set = setOf[word];
  if (word < FIRST_WORD || set < 0 || memberCount[set] < 2) return -1;
  float probabilities[HOMOPHONES];
  Context context = contextOf(at, tokens, start, end);
  if (learns) forget(&context);
  Vector sum = sumOf(&context);
  predict(set, &sum, probabilities);
  float right = probabilities[rankInSet[word]];
  if (learns && right <= 0.99f) learn(set, rankInSet[word], &context, &sum, probabilities);
  return -log(right + 1e-9);
}

/* Reads a clause with what is before and after it in its line, without the mark before it: in chats many are left out. */
static void readGlued(const uint32_t *tokens, long start, long clause, long clauseEnd, long end, int learns,
                      double *loss, uint64_t *count) {
  static uint32_t glued[2 * (NEAR + FAR) + LONGEST_RUN];
  long before = clause - 1 - start, after = end - clauseEnd;
  if (before > NEAR + FAR) before = NEAR + FAR;
  if (after > NEAR + FAR) after = NEAR + FAR;
  long length = clauseEnd - clause;
  memcpy(glued, tokens + clause - 1 - before, before * sizeof *glued);
  memcpy(glued + before, tokens + clause, (length + after) * sizeof *glued);
  for (long at = before; at < before + length; at++) {
    double lost = measure(glued, at, 0, before + length + after, learns);
    if (lost < 0) continue;
    *loss += lost;
    ++*count;
  }
}

/* Reads a block. Six clauses in ten are alone, as most inputs are; the others have the line before them, a third of
   those without the mark between, and half of those the line after. */
static void readBlock(const uint32_t *tokens, long length, int learns, double *loss, uint64_t *count) {
  for (long line = 0, lineEnd; line < length; line = lineEnd + 1) {
    for (lineEnd = line; lineEnd < length && tokens[lineEnd] != LINE_END;) lineEnd++;
    for (long clause = line, clauseEnd; clause < lineEnd; clause = clauseEnd + 1) {
      for (clauseEnd = clause; clauseEnd < lineEnd && tokens[clauseEnd] != CLAUSE_END;) clauseEnd++;
      int isAlone = nextRandom() % 10 < 6;
      long start = isAlone ? clause : line, end = isAlone || nextRandom() & 1 ? clauseEnd : lineEnd;
      if (start < clause && clauseEnd - clause < LONGEST_RUN && nextRandom() % 3 == 0) {
        readGlued(tokens, start, clause, clauseEnd, end, learns, loss, count);
        continue;
      }
      for (long at = clause; at < clauseEnd; at++) {
        double lost = measure(tokens, at, start, end, learns);
        if (lost < 0) continue;
        *loss += lost;
        ++*count;
      }
    }
  }
}

static double heldOutLoss(const uint32_t *tokens, long blocks) {
  double loss = 0;
  uint64_t count = 0, kept = randomState;
  randomState = 777;
  for (long block = 7; block < blocks; block += HELD_OUT) readBlock(tokens + block * BLOCK, BLOCK, 0, &loss, &count);
  randomState = kept;
  return count ? loss / count : 0;
}

static void train(const char *folder, const char *model, double passes) {
  readVocabulary(folder);
  createModel();
  FILE *file = openFile(folder, "tokens", "r");
  struct stat status;
  fstat(fileno(file), &status);
  const uint32_t *tokens = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, fileno(file), 0);
  if (tokens == MAP_FAILED) { perror("tokens"); exit(1); }
  long blocks = status.st_size / sizeof *tokens / BLOCK;
  uint64_t step = 0, last = blocks * passes;
  if (!access(model, R_OK)) transferModel(model, "r", fread, &step);
  char unfinished[4096];
  snprintf(unfinished, sizeof unfinished, "%s.unfinished", model);
  double loss = 0;
  uint64_t count = 0;
  time_t reported = time(NULL);
  for (; step < last; step++) {
    uint64_t block = (step % blocks * 7919 + step / blocks * 104729) % blocks; /* 7919 is prime: each once a pass */
    if (block % HELD_OUT == 7) continue;
    randomState = step * 0x9E3779B97F4A7C15u + 12345;
    rate = kLearningRate * (1 - 0.9f * step / last);
    readBlock(tokens + block * BLOCK, BLOCK, 1, &loss, &count);
    if (step > last / 2 && step % AVERAGED_EVERY == 0) addToMean();
    if (time(NULL) - reported < 60 && step + 1 < last) continue;
    printf("block %llu of %llu: loss %.4f, held out %.4f\n", (unsigned long long)step + 1, (unsigned long long)last,
           loss / count, heldOutLoss(tokens, blocks));
    fflush(stdout);
    uint64_t next = step + 1;
    transferModel(unfinished, "w", put, &next);
    rename(unfinished, model);
    loss = count = 0;
    reported = time(NULL);
  }
}

/* ---- Scoring ---- */

/* Rounds each vector to 8 bits with a scale of its own. */
static void roundVectors(Vector *vectors, int count) {
  for (int i = 0; i < count; i++) {
    float greatest = 1e-9f;
    for (int d = 0; d < WIDTH; d++) greatest = fmaxf(greatest, fabsf(vectors[i].v[d]));
    for (int d = 0; d < WIDTH; d++) vectors[i].v[d] = roundf(vectors[i].v[d] / greatest * 127) * greatest / 127;
  }
}

/* Appends a word of a sentence; a word that is not in the vocabulary is its characters, which are not predicted. */
static int appendWord(const char *text, uint32_t *tokens, char *isPredicted, int count) {
  int word = wordOf(text, strlen(text));
  if (word >= 0 || !ideographs(text)) {
    isPredicted[count] = word >= 0;
    tokens[count++] = word >= 0 ? word : OTHER;
    return count;
  }
  for (; *text; text += 3) {
    word = wordOf(text, 3);
    isPredicted[count] = 0;
    tokens[count++] = word >= 0 ? word : OTHER;
  }
  return count;
}

static void score(const char *folder, const char *model, int isRounded) {
  readVocabulary(folder);
  createModel();
  uint64_t step;
  transferModel(model, "r", fread, &step);
  takeMean();
  if (isRounded) {
    roundVectors(inputs, tokenCount);
    roundVectors(outputs, tokenCount);
    roundVectors(before, characterCount);
    roundVectors(after, characterCount);
  }
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, stdin) > 0) {
    line[strcspn(line, "\n")] = 0;
    if (line[0] == '#') { puts(line); continue; }
    char *rest = line, *text = strsep(&rest, "\t"), *cost = strsep(&rest, "\t"), *word;
    uint32_t tokens[1024];
    char isPredicted[1024];
    int count = 0, wordsOfSentence = 0;
    while ((word = strsep(&rest, "|")) && count < 900) {
      count = appendWord(word, tokens, isPredicted, count);
      wordsOfSentence++;
    }
    double byContext = 0, byFrequency = 0;
    for (int at = 0; at < count; at++) {
      double loss = isPredicted[at] ? measure(tokens, at, 0, count, 0) : -1;
      if (loss < 0) continue;
      byContext -= loss;
      byFrequency += shares[tokens[at]];
    }
    printf("%s\t%s\t%.4f\t%.4f\t%d\n", text, cost, byContext, byFrequency, wordsOfSentence);
  }
}

/* ---- Exporting ---- */

static void put32(uint32_t value) {
  for (int i = 0; i < 4; i++) putchar(value >> 8 * i & 255);
}

static void putFloat(float value) {
  uint32_t bits;
  memcpy(&bits, &value, 4);
  put32(bits);
}

/* Writes a scale and the numbers in 8 bits, which it multiplies. */
static void putVector(const Vector *vector) {
  float greatest = 1e-9f;
  for (int d = 0; d < WIDTH; d++) greatest = fmaxf(greatest, fabsf(vector->v[d]));
  putFloat(greatest / 127);
  for (int d = 0; d < WIDTH; d++) putchar((int8_t)roundf(vector->v[d] / greatest * 127));
}

/* Writes, all little-endian: the width, the numbers of tokens, of characters and of words with homophones; the weights
   of the places; an input vector for each token; the vectors of the character before and after; and for each word with
   homophones, in the order of the vocabulary, its bias and output vector. */
static void export(const char *folder, const char *model) {
  readVocabulary(folder);
  createModel();
  uint64_t step;
  transferModel(model, "r", fread, &step);
  takeMean();
  uint32_t chosen = 0;
  for (int i = 0; i < tokenCount; i++) chosen += setOf[i] >= 0 && memberCount[setOf[i]] > 1;
  uint32_t head[] = {WIDTH, tokenCount, characterCount, chosen};
  for (int i = 0; i < 4; i++) put32(head[i]);
  for (int place = 0; place < PLACES; place++) for (int d = 0; d < WIDTH; d++) putFloat(weights[place].v[d]);
  for (int i = 0; i < tokenCount; i++) putVector(inputs + i);
  for (int i = 0; i < characterCount; i++) putVector(before + i);
  for (int i = 0; i < characterCount; i++) putVector(after + i);
  for (int i = 0; i < tokenCount; i++) {
    if (setOf[i] < 0 || memberCount[setOf[i]] < 2) continue;
    putFloat(bias[i]);
    putVector(outputs + i);
  }
}

int main(int count, char **arguments) {
  const char *command = count > 1 ? arguments[1] : "";
  if (!strcmp(command, "prepare") && count > 4) prepare(count - 2, arguments + 2);
  else if (!strcmp(command, "train") && count == 5) train(arguments[2], arguments[3], atof(arguments[4]));
  else if (!strcmp(command, "score") && count >= 4) score(arguments[2], arguments[3], count > 4);
  else if (!strcmp(command, "export") && count == 4) export(arguments[2], arguments[3]);
  else { fputs("usage: homophone_model prepare|train|score|export ..., see the head of homophone_model.c\n", stderr); return 64; }
  return 0;
}
