"""Writes the order in which the linker puts functions: those that keystrokes and corrections call often side by side, each
behind one that calls it, and behind them those that run at the start or now and then.

A keystroke runs through some five thousand cache lines of code. Scattered over a program of fifteen megabytes they lie on
six hundred pages, and more of them fall out of the second-level cache before the next keystroke. What runs seldom is a
megabyte, and scattered it keeps four more resident, since the system maps a file in pieces of 64 kB. Run it by `make order`,
after changes to what a keystroke does; a list that is out of date costs speed and memory, nothing else.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
from collections import defaultdict

from counting import counted
from server import Home
from test_instructions import correction, types_with_all_requests

KEYS = 1200
# What prose has besides words and slips: names, marks, letters beyond ASCII, emoji, words of other languages and new ones.
SUNDRIES = """
Mr. O’Neill's *naïve* café in Zürich (since 1998) costs 5 € – c'est la vie, said José 🙂: see `a_b` at x.org/y.
Brindlemere had a wugget. The wugget of Brindlemere and teh wuggets of others were recieved. A wugget is no wuget.
"""
# What is called less often than this is rare.
MINIMUM_CALLS = KEYS // 10
EVENT_LOOP = "9EventLoopV3run"
# Those that have lost their names, such as what destroys a closure's variables, are small; which of them run is not seen.
NAMELESS = ".L*"


class Profile:
    """What callgrind counted: who called whom how often."""

    def __init__(self, file):
        self.names, self.calls = {}, defaultdict(lambda: defaultdict(int))
        caller = callee = None
        for line in file.read_text(errors="replace").splitlines():
            if line.startswith("fn="):
                caller = self.name(line[3:])
            elif line.startswith("cfn="):
                callee = self.name(line[4:])
            elif line.startswith("calls="):
                self.calls[caller][callee] += int(line[6:].split()[0])

    def name(self, text):
        """A name, which is written out only once; callgrind numbers the levels of a recursion."""
        number, written = re.fullmatch(r"\((\d+)\)(?: (.*))?", text).groups()
        if written:
            self.names[number] = re.sub(r"'\d+$", "", written)
        return self.names[number]

    def order(self, minimum):
        """The functions called, callees after their first caller; first those called at least `minimum` times."""
        total = defaultdict(int)
        for callees in self.calls.values():
            for name, count in callees.items():
                total[name] += count
        # What the event loop does not lead to, such as other threads, comes behind.
        loop = [name for name in self.calls if EVENT_LOOP in name]
        found, waiting = {}, [*sorted(self.calls.keys() - total.keys()), *loop]
        while waiting:
            name = waiting.pop()
            if name in found:
                continue
            found[name] = True
            waiting += sorted(self.calls[name], key=lambda callee: self.calls[name][callee])
        return sorted(found, key=lambda name: total[name] < minimum)


def keystrokes(server):
    """The keystrokes that the order is made for, with everything an editor asks after them, and many corrections."""
    text = pathlib.Path(__file__).with_name("text.md").read_text(encoding="utf-8")
    types_with_all_requests(server, text[:KEYS] + SUNDRIES)
    correction(server)


def main(program, target):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        counted(Home(folder, program), keystrokes, folder, "--demangle=no", learns=True)
        profile = Profile(folder / f"{keystrokes.__name__}.callgrind")
    listed = subprocess.run(["nm", "--defined-only", program], capture_output=True, text=True, check=True).stdout
    # Those of shared libraries are not the linker's to place.
    own = {line.split()[-1] for line in listed.splitlines() if line}
    names = [name for name in profile.order(MINIMUM_CALLS) if name in own]
    pathlib.Path(target).write_text("".join(f".text.{name}\n" for name in [*names, NAMELESS]))
    print(f"{len(names)} functions")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), sys.argv[2])
