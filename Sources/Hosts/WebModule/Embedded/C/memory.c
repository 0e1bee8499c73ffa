// The C functions that Embedded Swift calls. A module has one thread and imports nothing.
//
// The allocator keeps a list of free blocks for each power of two. New blocks are cut from the end of the
// memory, which grows by pages. A block never changes its size, so that a key takes and returns blocks in
// constant time; up to half of a block is unused.

#include "string.h"

#include <stdint.h>

enum { PAGE = 65536, SMALLEST = 4, CLASSES = 28 };

// Precedes each block. Its size is that of the alignment of a block.
typedef struct Header {
  struct Header *next;
  uint32_t class;
  uint64_t unused;
} Header;

extern uint8_t __heap_base;
static Header *free_blocks[CLASSES];
static uintptr_t heap_end;

static Header *cut(uint32_t class) {
  if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  size_t size = sizeof(Header) + ((size_t)1 << class);
  size_t available = (size_t)__builtin_wasm_memory_size(0) * PAGE;
  if (heap_end + size > available) {
    size_t pages = (heap_end + size - available + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  Header *block = (Header *)heap_end;
  heap_end += size;
  block->class = class;
  return block;
}

static void *allocate(size_t size) {
  uint32_t class = SMALLEST;
  while (class < CLASSES && ((size_t)1 << class) < size) class++;
  if (class == CLASSES) return NULL;
  Header *block = free_blocks[class];
  if (block) free_blocks[class] = block->next;
  else block = cut(class);
  return block ? block + 1 : NULL;
}

// Blocks are aligned to 16 bytes. Swift asks for no more.
int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = alignment <= 16 ? allocate(size) : NULL;
  return *result ? 0 : 12;
}

void free(void *memory) {
  if (!memory) return;
  Header *block = (Header *)memory - 1;
  block->next = free_blocks[block->class];
  free_blocks[block->class] = block;
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memset(void *memory, int byte, size_t count) { return __builtin_memset(memory, byte, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const uint8_t *a = first, *b = second;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

// The seed of hashing. It is constant: tables are small, and their keys are those of one user.
void arc4random_buf(void *memory, size_t count) { memset(memory, 0x5A, count); }
