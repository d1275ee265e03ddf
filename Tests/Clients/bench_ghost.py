"""The time from a keystroke to its ghost text on the screen, in each editor: `INKLING=… .venv/bin/python
Tests/Clients/bench_ghost.py`.
"""

import os
import pathlib
import statistics
import tempfile
import time

import test_emacs
from conftest import ROOT, Desk
from terminal import ESCAPE
from vi import Neovim, Vim

ROUNDS = 50
EDITORS = {
    "Neovim": (lambda desk: Neovim().opens(desk, {}), "ready", "i"),
    "Vim": (lambda desk: Vim().opens(desk, {}), "ready", "i"),
    "Emacs": (test_emacs.emacs_on, " Ink)", ""),
}


def at_cursor(editor, column, text):
    """Whether the cursor is in that column and its row begins with that text."""
    cursor = editor.screen.cursor
    return cursor.x == column and editor.lines()[cursor.y].startswith(text)


def milliseconds(editor):
    """Types all of a line except its last key, then times that key."""
    editor.press("I am go")
    editor.until(lambda: at_cursor(editor, 7, "I am go"), "the line")
    start = time.perf_counter()
    editor.press("i")
    editor.until(lambda: at_cursor(editor, 8, "I am going"), "the ghost")
    taken = time.perf_counter() - start
    editor.press("\x7f" * 8)
    editor.until(lambda: editor.screen.cursor.x == 0, "an empty line")
    return taken * 1000


def main():
    inkling = pathlib.Path(os.environ.get("INKLING", ROOT / ".build/release/inkling")).absolute()
    for name, (opens, ready, insert) in EDITORS.items():
        with tempfile.TemporaryDirectory() as folder, opens(Desk(pathlib.Path(folder), inkling)) as editor:
            editor.shows(ready)
            editor.press(insert)
            times = [milliseconds(editor) for _ in range(ROUNDS)]
            editor.press(ESCAPE)
        ordered = sorted(times)
        print(f"{name}: p50 {statistics.median(times):.1f} ms, p90 {ordered[len(ordered) * 9 // 10]:.1f} ms, "
              f"most {ordered[-1]:.1f} ms")


if __name__ == "__main__":
    main()
