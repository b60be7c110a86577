// Programs that are run with limits on what they may use up.
#pragma once

#include <stdint.h>
#include <sys/types.h>

struct QuietzoneProcessLimits {
  // Seconds of a processor's time.
  uint64_t processorSeconds;
  // Bytes of address space.
  uint64_t memory;
  // Bytes of each file that is written, and so of what is said on standard error.
  uint64_t fileSize;
};

struct QuietzoneProcess {
  pid_t identifier;
  // What the program writes to its standard output: the reading end of a pipe.
  int output;
  // What it says on standard error: a file in memory.
  int errors;
};

// Starts the program `arguments[0]`, looked for in PATH. Its standard input is `input`, or nothing where that is negative; its
// descriptor 3 is `file`, unless that is negative. Returns 0, or errno of what failed: ENOENT where there is no such program.
int quietzone_start_process(
    char *const *arguments, int input, int file, struct QuietzoneProcessLimits limits,
    struct QuietzoneProcess *process);

// Starts the program `arguments[0]`, looked for in PATH, without limits and with an environment of its own. It finds nothing on its standard
// input, writes to the caller's standard error, and has none of the caller's other files. Returns 0, or errno of what failed.
int quietzone_run_program(char *const *arguments, char *const *environment, pid_t *identifier);

// A file in memory with the given bytes, to be read from its beginning; negative where there is no memory for it.
int quietzone_memory_file(const void *bytes, size_t count);

// Has nothing more come of what libraries print to the C library's `stderr`: they complain about damaged files in words of their own,
// where a program says it in its. What is written to the descriptor itself still comes.
void quietzone_silence_libraries(void);
