#!/usr/bin/env python3
"""Runs a program on a terminal of its own inside this one, and types what comes through a FIFO.

usage: typist.py FIFO COMMAND [ARGUMENT ...]
"""

import array
import fcntl
import os
import pty
import select
import signal
import sys
import termios
import tty

fifo = os.open(sys.argv[1], os.O_RDWR | os.O_NONBLOCK)
size = array.array("H", [0, 0, 0, 0])
fcntl.ioctl(0, termios.TIOCGWINSZ, size)
child, terminal = pty.fork()
if child == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
fcntl.ioctl(terminal, termios.TIOCSWINSZ, size)
os.kill(child, signal.SIGWINCH)

before = termios.tcgetattr(0)
tty.setraw(0)
try:
    while True:
        for source in select.select([0, fifo, terminal], [], [])[0]:
            data = os.read(source, 65536)
            target = 1 if source == terminal else terminal
            while data:
                data = data[os.write(target, data) :]
except OSError:
    # The program has ended.
    pass
finally:
    termios.tcsetattr(0, termios.TCSANOW, before)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
