// A process of two threads stops itself a hundred times: the thread that asks for it, and blocks signals as those of libdispatch do, must
// not go on before somebody continues the process. Ends with 0 if all is well.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define ROUNDS 100
#define PATIENCE 60

// How often the process went on; seen by both.
static atomic_int *returns;

static void *stop_again_and_again(void *nothing) {
  for (int round = 0; round < ROUNDS; round++) {
    quietzone_terminal_stop();
    atomic_fetch_add(returns, 1);
  }
  _exit(0);
  return nothing;
}

static void child(void) {
  setpgid(0, 0);
  alarm(PATIENCE);
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &all, NULL);
  pthread_t thread;
  if (pthread_create(&thread, NULL, stop_again_and_again, NULL) != 0) _exit(1);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  for (;;) sigsuspend(&none);
}

int main(void) {
  returns = mmap(NULL, sizeof *returns, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (returns == MAP_FAILED) return perror("mmap"), 1;
  pid_t process = fork();
  if (process < 0) return perror("fork"), 1;
  if (process == 0) child();
  for (int round = 0; round < ROUNDS; round++) {
    int status;
    if (waitpid(process, &status, WUNTRACED) < 0) return perror("waitpid"), 1;
    if (!WIFSTOPPED(status) || WSTOPSIG(status) != SIGTSTP) {
      fprintf(stderr, "in round %d it did not stop: status %#x\n", round, status);
      return 1;
    }
    if (atomic_load(returns) != round) {
      fprintf(stderr, "in round %d it went on before it stopped\n", round);
      kill(process, SIGKILL);
      return 1;
    }
    kill(process, SIGCONT);
  }
  int status;
  if (waitpid(process, &status, 0) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "it did not end: status %#x\n", status);
    return 1;
  }
  return 0;
}
