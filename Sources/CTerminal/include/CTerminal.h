// A terminal that is put back as it was found, whatever happens: what signals call must be written in C, which promises what a
// handler may do.
#pragma once

#include <stddef.h>

// Makes the terminal at `descriptor` pass on every key as it is pressed, and remembers how it was. `restoring` is what puts its
// screen back; it is copied, and at most 512 bytes. From here on a crash (a fault, a trap, an abort, SIGQUIT) and `exit` put the
// terminal back before they end the process. Returns 0, or errno of what failed. There is one such terminal at a time.
int quietzone_terminal_begin(int descriptor, const void *restoring, size_t count);

// Puts the terminal back: its screen, then its settings. Nothing happens where that was done before.
void quietzone_terminal_end(void);

// Makes a pipe, the reading end first, that nobody waits at and no other program inherits. Returns 0, or errno.
int quietzone_pipe(int ends[2]);

// From here on SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT and SIGWINCH write their number, as a byte, to `descriptor` instead of
// doing what they do. Returns 0, or errno.
int quietzone_terminal_report_signals(int descriptor);

// The signals do again what they did before.
void quietzone_terminal_forget_signals(void);

// Stops the process group, as Ctrl-Z does, and returns when it goes on. Signals must not be reported meanwhile.
void quietzone_terminal_stop(void);
