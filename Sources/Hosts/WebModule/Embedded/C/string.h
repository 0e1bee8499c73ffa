// What the libraries use of <string.h>.
#include <stddef.h>

int memcmp(const void *first, const void *second, size_t count);
void *memcpy(void *to, const void *from, size_t count);
void *memset(void *memory, int byte, size_t count);
