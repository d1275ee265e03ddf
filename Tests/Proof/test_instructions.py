"""How many instructions a start, a keystroke, a large text and a correction take: counted by callgrind, so that neither
load nor clock matters.
"""

import json
import os
import pathlib
import platform
import re
import shutil
import subprocess

import pytest

from counting import counted
from server import FILE
from typist import Typist

# Callgrind is fifty times slower, and a busy machine many times that.
pytestmark = pytest.mark.timeout(1800)
STORED = pathlib.Path(__file__).with_name("instructions.json")
# How far a count may exceed the recorded one.
MARGIN = 0.05
KEYS = 300
SLIPS = pathlib.Path(__file__).with_name("slips.tsv")
RECORD = "INKLING_RECORD=1 .venv/bin/python -m pytest Tests/Proof/test_instructions.py"


def start(server):
    """Initialization and shutdown."""


def types_with_all_requests(server, text):
    """Types a text, each keystroke with its request; at word ends, with all requests."""
    typist = Typist(server)
    for letter in text:
        typist.types(letter)
        if letter == " ":
            place = {"textDocument": {"uri": FILE}, "position": typist.place()}
            server.asks("textDocument/completion", **place, context={"triggerKind": 1})
            server.asks("textDocument/inlineCompletion", **place, context={"triggerKind": 2})
            server.asks("textDocument/onTypeFormatting", **place, ch=" ", options={"tabSize": 4, "insertSpaces": True})


def key(server):
    """Keystrokes of a text with a slip in every line."""
    text = pathlib.Path(__file__).with_name("text.md").read_text(encoding="utf-8") + "Dont beleive teh wrod. "
    types_with_all_requests(server, text[-KEYS:])


def text(server):
    """A text of 200 kB, and a keystroke in its middle."""
    line = "What stands here is a line of the text, and nobody would read two thousand of them.\n"
    server.opens(line * 2400)
    server.suggests(1200, 9)


def correction(server):
    """The corrections of each of some misspelled words, in a sentence of its own."""
    for number, pair in enumerate(SLIPS.read_text(encoding="utf-8").splitlines()):
        start = "So it was with the "
        wrong = pair.split("\t")[0]
        uri = f"file:///slip-{number}.md"
        server.opens(start + wrong, uri=uri)
        server.suggests(0, len(start) + len(wrong), uri=uri, want=["corrections"])


def compiler(inkling):
    """What the program was built with and runs with, as far as it determines its instructions."""
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    found = re.search(r"Swift version ([\d.]+)", version)
    parts = [f"Swift {found[1] if found else 'unknown'}", platform.machine(), " ".join(platform.libc_ver())]
    loaded = subprocess.run(["ldd", inkling], capture_output=True, text=True).stdout
    for library in ("json-c", "sqlite3", "stdc++", "gcc_s"):
        asked = subprocess.run(["pkg-config", "--modversion", library], capture_output=True, text=True)
        manner = "loaded" if f"lib{library}." in loaded else "linked in"
        parts.append(" ".join([library, *asked.stdout.split(), manner]))
    return ", ".join(parts)


def test_no_more_instructions_than_before(home, tmp_path, notes):
    """A start, a keystroke, a large text and a correction take at most 5 % more instructions than the recorded figures."""
    if not shutil.which("valgrind"):
        pytest.skip("valgrind is not installed")
    started = counted(home, start, tmp_path)
    found = {
        "a start": started,
        "a key": (counted(home, key, tmp_path) - started) // KEYS,
        "a text of 200 kB": counted(home, text, tmp_path) - started,
        "a correction": (counted(home, correction, tmp_path) - started) // len(SLIPS.read_text().splitlines()),
    }
    for name, count in found.items():
        notes(f"instructions for {name}", f"{count:,}")
    if os.environ.get("INKLING_RECORD") == "1":
        STORED.write_text(json.dumps({"built with": compiler(home.inkling), **found}, indent=2) + "\n")
    stored = json.loads(STORED.read_text())
    if stored["built with"] != compiler(home.inkling):
        pytest.skip(f"the figures are for {stored['built with']}, this is {compiler(home.inkling)}; record them again: {RECORD}")
    more = {
        name: f"{count:,} instructions for {name}, stored are {stored[name]:,}: {count / stored[name] - 1:+.1%}"
        for name, count in found.items()
    }
    above = [more[name] for name, count in found.items() if count > stored[name] * (1 + MARGIN)]
    assert not above, f"{'; '.join(above)}. Find what costs that, or, where it is worth it: {RECORD}"
    print("; ".join(more.values()))
