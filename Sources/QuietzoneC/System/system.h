// What the boundary takes of the C library, and atomic flags, which Swift cannot reach without a runtime.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// Fills `count` bytes at `target` with random ones. The system call by its number: its wrapper came with glibc 2.25, and Linux
// 3.10, which glibc 2.17 runs on, has neither. Without randomness the bytes stay what they are.
static inline void quietzone_fill_randomly(void *target, size_t count) {
  memset(target, 0x5A, count);
  if (syscall(SYS_getrandom, target, count, 0) == (long)count) return;
  int file = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t got = read(file, target, count);
  (void)got;
  close(file);
}

static inline void quietzone_store(int32_t *flag, int32_t value) { __atomic_store_n(flag, value, __ATOMIC_RELEASE); }

static inline int32_t quietzone_load(const int32_t *flag) { return __atomic_load_n(flag, __ATOMIC_ACQUIRE); }

// Milliseconds by a clock that nobody sets.
static inline int64_t quietzone_milliseconds(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return 0;
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
