#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#define LONGEST_RESTORING 512

// How long a terminal that takes nothing is waited for, in milliseconds.
#define PATIENCE 1000

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT};
static const int reported[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static struct sigaction crash_before[COUNT(crashes)];
static struct sigaction reported_before[COUNT(reported)];

static int terminal;
static struct termios original;
static char restoring[LONGEST_RESTORING];
static size_t restoring_count;
// Whether there is something to put back: whoever takes the flag down does it.
static atomic_int is_changed;
static atomic_int reports = -1;

// Everything in here may be called while a signal is handled (POSIX.1-2017, 2.4.3).
static void put_back(void) {
  if (!atomic_exchange(&is_changed, 0)) return;
  int error = errno;
  // A picture that waits to be written does not hold this up for ever.
  size_t written = 0;
  while (written < restoring_count) {
    struct pollfd writable = {.fd = terminal, .events = POLLOUT};
    if (poll(&writable, 1, PATIENCE) <= 0) break;
    ssize_t count = write(terminal, restoring + written, restoring_count - written);
    if (count > 0) written += (size_t)count;
    else if (errno != EINTR && errno != EAGAIN) break;
  }
  tcsetattr(terminal, TCSANOW, &original);
  // What was typed for the scanner is not for the shell.
  tcflush(terminal, TCIFLUSH);
  errno = error;
}

// Puts the terminal back, then lets the signal do what it did before.
static void crash(int number) {
  put_back();
  for (size_t index = 0; index < COUNT(crashes); index++) {
    if (crashes[index] == number) sigaction(number, &crash_before[index], NULL);
  }
  raise(number);
}

static void report(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  // A pipe that is full already holds the news.
  if (write(atomic_load(&reports), &byte, 1) < 0) errno = error;
}

static void restore(const int *numbers, struct sigaction *before, size_t count) {
  for (size_t index = 0; index < count; index++) sigaction(numbers[index], &before[index], NULL);
}

// A stack that has overflowed has no room for a handler.
static void make_room_for_handlers(void) {
  static char memory[64 * 1024];
  stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory, .ss_flags = 0};
  sigaltstack(&stack, NULL);
}

int quietzone_terminal_begin(int descriptor, const void *bytes, size_t count) {
  if (count > LONGEST_RESTORING) return EINVAL;
  if (atomic_load(&is_changed)) return EBUSY;
  if (tcgetattr(descriptor, &original) < 0) return errno;
  terminal = descriptor;
  memcpy(restoring, bytes, count);
  restoring_count = count;

  static int is_registered;
  if (!is_registered) {
    is_registered = 1;
    make_room_for_handlers();
    atexit(put_back);
    struct sigaction action = {.sa_handler = crash, .sa_flags = SA_ONSTACK};
    sigfillset(&action.sa_mask);
    for (size_t index = 0; index < COUNT(crashes); index++) sigaction(crashes[index], &action, &crash_before[index]);
  }
  atomic_store(&is_changed, 1);
  struct termios raw = original;
  cfmakeraw(&raw);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  if (tcsetattr(descriptor, TCSANOW, &raw) == 0) return 0;
  int error = errno;
  atomic_store(&is_changed, 0);
  return error;
}

void quietzone_terminal_end(void) { put_back(); }

int quietzone_pipe(int ends[2]) { return pipe2(ends, O_NONBLOCK | O_CLOEXEC) < 0 ? errno : 0; }

int quietzone_terminal_report_signals(int descriptor) {
  atomic_store(&reports, descriptor);
  struct sigaction action = {.sa_handler = report, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < COUNT(reported); index++) {
    if (sigaction(reported[index], &action, &reported_before[index]) < 0) return errno;
  }
  return 0;
}

void quietzone_terminal_forget_signals(void) { restore(reported, reported_before, COUNT(reported)); }

// The group, because a shell takes a pipeline for stopped when all of it is. This process comes last, and by a signal to the calling thread:
// one to the process is for whichever thread does not block it to take, and until that one runs this would go on, to take the terminal
// again that it has just put back.
void quietzone_terminal_stop(void) {
  struct sigaction nothing = {.sa_handler = SIG_IGN}, before;
  sigemptyset(&nothing.sa_mask);
  sigaction(SIGTSTP, &nothing, &before);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
  sigset_t stop, blocked;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &blocked);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
}
