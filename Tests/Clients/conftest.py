"""A desk for each test: its own home folder, Inkling on its PATH, nothing of the person who runs it."""

import contextlib
import os
import pathlib
import signal
import subprocess
import time

import pytest

from tap import PROSE, Tap, seen, strays
from terminal import DEADLINE_SECONDS, Terminal

ROOT = pathlib.Path(__file__).resolve().parents[2]
EDITORS = ROOT / "Editors"


def snippets(editor, language):
    """The code blocks in a language on an editor's page, with the path filled in."""
    page = (EDITORS / editor / "README.md").read_text(encoding="utf-8")
    blocks = [block.partition("\n") for block in page.split("```")[1::2]]
    return [
        text.replace("/path/to/inkling", str(ROOT)) for name, _, text in blocks if name == language
    ]


def lines_to_copy(editor, language):
    """The first of them: what a person copies."""
    return snippets(editor, language)[0]


class Desk:
    """A folder to write in, the environment for programs, and the editor open on it."""

    def __init__(self, folder, inkling):
        self.folder = folder
        self.inkling = inkling
        self.program = folder / "bin" / "inkling"
        self.program.parent.mkdir()
        # A wrapper for the program, so that its exit status is recorded: editors do not report it. An editor that is
        # tired of waiting on a busy machine ends the wrapper, which therefore waits for the program nevertheless.
        self.program.write_text(
            f'#!/bin/sh\ntrap : TERM\n"{inkling}" "$@"\ns=$?; echo $s >> "{self.exits}"; exit $s\n'
        )
        self.program.chmod(0o755)
        self.environment = {
            "HOME": str(folder),
            "PATH": f"{self.program.parent}:{os.environ['PATH']}",
            "LANG": "C.UTF-8",
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_STATE_HOME": str(folder / "state"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "XDG_RUNTIME_DIR": str(folder),
        }

    def taps(self):
        """Records the streams to and from the server, from its next start on."""
        tap = Tap(self.folder)
        self.program.write_text(tap.program(self.inkling, self.exits))
        return tap

    @property
    def exits(self):
        return self.folder / "exits"

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def reads(self, name, text):
        """Waits until the file contains `text`."""
        path = self.folder / name
        wait(lambda: path.exists() and path.read_text(encoding="utf-8") == text)
        assert path.read_text(encoding="utf-8") == text

    def opens(self, *command):
        return Terminal([str(word) for word in command], self.environment, self.folder)

    def learned_texts(self):
        """The texts that Inkling has learned from, as listed by the program."""
        listed = subprocess.run(
            [self.program, "words", "texts"], env=self.environment, cwd=self.folder, capture_output=True, text=True, check=True, timeout=50)
        return listed.stdout

    def kills_the_server(self, editor):
        """Kills the server, as a crash would."""
        self.signals_the_server(editor, signal.SIGKILL)

    def signals_the_server(self, editor, number):
        """Sends the server a signal."""
        for process in editor.descendants():
            with contextlib.suppress(FileNotFoundError):  # gone in the meantime
                if os.path.samefile(f"/proc/{process}/exe", self.inkling):
                    os.kill(process, number)

    def server_ends(self, processes):
        """Waits until none of the processes is left, then returns the exit statuses of the server."""
        wait(lambda: not any(pathlib.Path(f"/proc/{process}").exists() for process in processes))
        left = [process for process in processes if pathlib.Path(f"/proc/{process}").exists()]
        assert not left, f"still running: {left}"
        return self.exits.read_text().split() if self.exits.exists() else []

    def sees_off(self, editor, *keys):
        """Quits an editor with its keys: it exits normally, and so does the server, leaving nothing behind."""
        processes = editor.descendants()
        editor.press(*keys)
        assert editor.ends() == 0
        assert self.server_ends(processes)[-1:] == ["0"]


def wait(holds):
    """Polls until `holds()` or the deadline; the caller asserts."""
    end = time.monotonic() + DEADLINE_SECONDS
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)


def types_prose(editor, tap, drawn):
    """Types at twenty keys a second; each ghost text the editor drew must be for the text it was shown with."""
    for character in PROSE:
        editor.press(character)
        end = time.monotonic() + 0.05
        while (left := end - time.monotonic()) > 0:
            editor.read(left)
    # Typing has stopped: the last answer is what is shown.
    def rests():
        editor.read(0)
        states = seen(drawn)
        return bool(states) and states[-1] == [PROSE, tap.offers().get(PROSE)]
    wait(rests)
    states, offers = seen(drawn), tap.offers()
    assert states[-1] == [PROSE, offers.get(PROSE)]
    assert strays(states, offers) == []
    assert sum(1 for _, ghost in states if ghost) > 10


@pytest.fixture(scope="session")
def inkling():
    """The program under test: $INKLING, or else the release build."""
    path = pathlib.Path(os.environ.get("INKLING", ROOT / ".build/release/inkling"))
    if not path.exists():
        pytest.exit(f"no program at {path}: run `make build` first")
    return path.absolute()


@pytest.fixture
def desk(tmp_path, inkling):
    return Desk(tmp_path, inkling)
