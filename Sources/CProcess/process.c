#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void limit(int resource, uint64_t value) {
  struct rlimit limit = {value, value};
  setrlimit(resource, &limit);
}

// What the new process does before it becomes the program. It shares the caller's memory until then.
static void become(
    char *const *arguments, int input, int file, int output, int errors, struct QuietzoneProcessLimits limits) {
  if (dup2(input, STDIN_FILENO) < 0 || dup2(output, STDOUT_FILENO) < 0 || dup2(errors, STDERR_FILENO) < 0) return;
  if (file == 3 ? fcntl(3, F_SETFD, 0) < 0 : file >= 0 && dup2(file, 3) < 0) return;
  limit(RLIMIT_CPU, limits.processorSeconds);
  limit(RLIMIT_AS, limits.memory);
  limit(RLIMIT_FSIZE, limits.fileSize);
  limit(RLIMIT_CORE, 0);
  // The caller may have chosen not to be ended by these.
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  execvp(arguments[0], arguments);
}

// A copy of `descriptor` above those that a new process is given, closed where another program begins.
static int above_standard(int descriptor) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10);
  close(descriptor);
  return copy;
}

int quietzone_start_process(
    char *const *arguments, int input, int file, struct QuietzoneProcessLimits limits,
    struct QuietzoneProcess *process) {
  int pipes[2];
  if (pipe2(pipes, O_CLOEXEC) != 0) return errno;
  int output = above_standard(pipes[1]);
  int errors = above_standard(memfd_create("errors", MFD_CLOEXEC));
  // Copies, so that none of them is in the place of another.
  int source = input < 0 ? above_standard(open("/dev/null", O_RDONLY | O_CLOEXEC)) : fcntl(input, F_DUPFD_CLOEXEC, 10);
  int opened = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, 10);
  volatile int failure = output < 0 || errors < 0 || source < 0 || (file >= 0 && opened < 0) ? EMFILE : 0;
  pid_t identifier = failure ? -1 : vfork();
  if (identifier == 0) {
    become(arguments, source, opened, output, errors, limits);
    failure = errno;
    _exit(127);
  }
  if (identifier < 0 && !failure) failure = errno;
  if (output >= 0) close(output);
  if (source >= 0) close(source);
  if (opened >= 0) close(opened);
  if (failure) {
    if (identifier > 0) waitpid(identifier, NULL, 0);
    close(pipes[0]);
    if (errors >= 0) close(errors);
    return failure;
  }
  *process = (struct QuietzoneProcess){identifier, pipes[0], errors};
  return 0;
}

int quietzone_memory_file(const void *bytes, size_t count) {
  int descriptor = memfd_create("input", MFD_CLOEXEC);
  if (descriptor < 0) return -1;
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(descriptor);
      return -1;
    }
    rest += written;
    count -= (size_t)written;
  }
  lseek(descriptor, 0, SEEK_SET);
  return descriptor;
}

void quietzone_silence_libraries(void) {
  FILE *nothing = fopen("/dev/null", "we");
  if (nothing) stderr = nothing;
}
