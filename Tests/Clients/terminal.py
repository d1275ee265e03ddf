"""A terminal in memory: start a program in it, press keys, read what a person would see."""

import errno
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

import pyte

ESCAPE = "\x1b"
RETURN = "\r"
TAB = "\t"
DOWN = "\x1b[B"
RIGHT = "\x1b[C"
LEFT = "\x1b[D"
ROWS, COLUMNS = 24, 80
# A complete device control string.
DEVICE_CONTROL = re.compile(rb"\x1bP.*?\x1b\\", re.DOTALL)
# A slow machine may need it; a passing test never waits this long.
DEADLINE_SECONDS = 40.0


def control(letter):
    """The byte of Control and a letter."""
    return chr(ord(letter.upper()) & 0x1F)


def descendants(process):
    """The processes that a process started, and their descendants."""
    children = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                parent = int(file.read().rpartition(")")[2].split()[1])
        except OSError:  # gone in the meantime
            continue
        children.setdefault(parent, []).append(int(name))
    found = list(children.get(process, []))
    for child in found:
        found += children.get(child, [])
    return found


class Screen(pyte.Screen):
    """Answers the queries that programs send to a terminal."""

    reply = None

    def write_process_input(self, data):
        self.reply(data)


class Terminal:
    """One program with a screen and a keyboard; `with` ends it in any case."""

    def __init__(self, command, environment, folder):
        self.screen = Screen(COLUMNS, ROWS)
        self.screen.reply = self.press
        self.stream = pyte.ByteStream(self.screen)
        self.unread = b""
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, {**environment, "TERM": "linux"})
        size = struct.pack("HHHH", ROWS, COLUMNS, 0, 0)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, size)
        self.status = None

    def press(self, *keys):
        os.write(self.descriptor, "".join(keys).encode())

    def lines(self):
        """The rows, without trailing blanks."""
        return [line.rstrip() for line in self.screen.display]

    def styled(self, **style):
        """The pieces of text whose cells have a style, such as `bg="red"`, from top to bottom."""
        pieces = []
        for row in range(self.screen.lines):
            was_styled = False
            for column in range(self.screen.columns):
                cell = self.screen.buffer[row][column]
                is_styled = all(getattr(cell, name) == value for name, value in style.items())
                if is_styled and not was_styled:
                    pieces.append("")
                if is_styled:
                    pieces[-1] += cell.data
                was_styled = is_styled
        return pieces

    def shows(self, text):
        """Waits until `text` is somewhere on the screen."""
        self.until(lambda: any(text in line for line in self.lines()), f"“{text}” on the screen")

    def hides(self, text):
        """Waits until `text` is nowhere on the screen."""
        self.until(lambda: not any(text in line for line in self.lines()), f"no “{text}”")

    def until(self, holds, what):
        """Reads what the program draws until `holds()`; fails with the screen at the deadline."""
        end = time.monotonic() + DEADLINE_SECONDS
        while not holds():
            assert time.monotonic() < end, f"waited in vain for {what}:\n{self}"
            assert self.read(0.05), f"the program ended while the test waited for {what}:\n{self}"

    def rests(self):
        """Waits until nothing more is drawn: for what must not appear."""
        while select.select([self.descriptor], [], [], 0.5)[0]:
            assert self.read(0), f"the program ended:\n{self}"

    def read(self, seconds):
        """Takes in what the program has drawn, with a time limit; False at its end."""
        if not select.select([self.descriptor], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.descriptor, 65536)
        except OSError as error:  # how Linux reports that the other end is closed
            if error.errno != errno.EIO:
                raise
            data = b""
        is_open = bool(data)
        # It does not know queries of the terminal's capabilities, and would take them for text.
        self.unread, data = b"", self.unread + data
        data = DEVICE_CONTROL.sub(b"", data)
        if (start := data.rfind(b"\x1bP")) >= 0:
            data, self.unread = data[:start], data[start:]
        self.stream.feed(data)
        return is_open

    def ends(self):
        """Waits for the program's end and returns its exit status."""
        end = time.monotonic() + DEADLINE_SECONDS
        while self.status is None:
            assert time.monotonic() < end, f"the program did not end:\n{self}"
            self.read(0.02)
            ended, status = os.waitpid(self.process, os.WNOHANG)
            if ended:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status

    def hangs_up(self):
        """Closes the terminal, like closing its window, and waits for the program's end."""
        os.close(self.descriptor)
        self.descriptor = os.eventfd(0)  # nothing ever arrives on it
        return self.ends()

    def descendants(self):
        """The processes it started, and their descendants."""
        return descendants(self.process)

    def __str__(self):
        rule = "─" * COLUMNS
        return "\n".join([rule, *self.lines(), rule])

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if self.status is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.descriptor)
