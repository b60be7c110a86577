// Allocation functions that count, in place of the C library's: what the program and all that it links calls.
#include "include/Allocations.h"
#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_size_t least = SIZE_MAX;
static atomic_size_t count = 0;

void allocations_count_from(size_t size) {
  atomic_store(&count, 0);
  atomic_store(&least, size);
}

size_t allocations_counted(void) { return atomic_load(&count); }

static void note(size_t size) {
  if (size >= atomic_load_explicit(&least, memory_order_relaxed)) atomic_fetch_add(&count, 1);
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  size_t all;
  note(__builtin_mul_overflow(number, size, &all) ? SIZE_MAX : all);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  note(size);
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}
