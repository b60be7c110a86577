#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

static int spawn(
    pid_t *identifier, char *const *arguments, char *const *environment, posix_spawn_file_actions_t *actions,
    posix_spawnattr_t *attributes) {
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(attributes, &signals);
  // What the caller takes notice of, or ignores, the program need not.
  const int caught[] = {SIGHUP, SIGINT, SIGPIPE, SIGTERM};
  for (size_t index = 0; index < sizeof caught / sizeof *caught; index++) sigaddset(&signals, caught[index]);
  posix_spawnattr_setsigdefault(attributes, &signals);
  posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(actions, STDERR_FILENO, STDOUT_FILENO);
  posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
  return posix_spawnp(identifier, arguments[0], actions, attributes, arguments, environment);
}

int quietzone_run_program(char *const *arguments, char *const *environment, pid_t *identifier) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (!failure) {
    failure = spawn(identifier, arguments, environment, &actions, &attributes);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}
