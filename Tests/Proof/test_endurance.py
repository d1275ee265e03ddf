"""Months of typing in one server: no growth, no slowing down, and the same answers as from a fresh one."""

import itertools
import os
import pathlib
import sqlite3
import subprocess

from conftest import ROOT, counts
from server import Home, Server
from typist import Typist

# Documents are as long as a long mail or a short chapter.
DOCUMENT = 5000
PLACES = ["", "I am goi", "Thank you very mu", "The weather stat", "Please let me know if ", "Dont", "the gard"]


def documents():
    """What is typed, over and over: the file that INKLING_TEXT names, else the texts of this project."""
    if named := os.environ.get("INKLING_TEXT"):
        text = pathlib.Path(named).read_text(encoding="utf-8")
    else:
        pages = sorted(page for folder in ("Sources", "Editors", "schemas") for page in (ROOT / folder).rglob("*.md"))
        text = "\n\n".join(page.read_text(encoding="utf-8") for page in pages)
    return [text[start : start + DOCUMENT] for start in range(0, len(text), DOCUMENT)]


def answers(server):
    """What it offers at some places of documents that it has not seen before."""
    # From this answer on all that was counted is known; a server that starts reads it beside the typing.
    server.commands("learnedTexts")
    found = []
    for number, text in enumerate(PLACES):
        uri = f"file:///place-{number}.md"
        server.opens(text, uri)
        answer = server.suggests(0, len(text), uri, want=["suggestions", "inlinePrediction", "corrections"])
        suggestions = [(one["text"], one["kind"], one["score"]) for one in answer["suggestions"]]
        prediction = answer["inlinePrediction"] and (answer["inlinePrediction"]["text"], answer["inlinePrediction"]["probability"])
        found.append((text, suggestions, prediction, answer["corrections"]))
        server.notifies("textDocument/didClose", textDocument={"uri": uri})
    return found


def copy_of_words(home, folder):
    """A second home with the words of the first, taken while its server runs."""
    other = Home(folder, home.inkling)
    other.data.mkdir(parents=True)
    with sqlite3.connect(home.words) as words, sqlite3.connect(other.words) as copy:
        words.backup(copy)
    os.chmod(other.words, 0o600)
    return other


def test_endurance(home, starts, notes, tmp_path):
    """Over 2,000,000 keystrokes with learning the server's memory stays within 5 %, its time a key does not double, and
    at the end it answers as a fresh server does that is given the same words."""
    keys = counts(20_000, most=2_000_000)
    server = starts(stderr=subprocess.DEVNULL).greets()
    typed, samples, texts = 0, [], documents()
    for number in itertools.count():
        text = texts[number % len(texts)]
        typist, before = Typist(server, f"file:///{number % len(texts)}.md"), server.processor()
        typist.types(text)
        typed += len(text)
        samples.append((server.memory(), (server.processor() - before) / len(text) * 1e6))
        typist.saves()
        typist.closes()
        if typed >= keys:
            break
    notes("keys", f"{typed:,}")
    # Once every text was typed there is nothing new to learn. The least is what it needs; for a while it may hold
    # what was counted twice, as it was and as it is read anew.
    quarter = max(1, len(samples) // 4)
    early, late = samples[quarter : 2 * quarter] or samples, samples[-quarter:]
    memory = [min(sample[0] for sample in part) for part in (early, late)]
    time = [min(sample[1] for sample in part) for part in (early, late)]
    notes("kB of memory in the second quarter and the last", f"{memory[0]} and {memory[1]}")
    notes("µs of processor a key", f"{time[0]:.0f} and {time[1]:.0f}")
    running = answers(server)
    with Server(copy_of_words(home, tmp_path / "fresh"), stderr=subprocess.DEVNULL) as fresh:
        assert running == answers(fresh.greets())
    assert server.leaves() == 0
    if len(texts) * DOCUMENT < keys / 4:
        assert memory[1] <= memory[0] * 1.05
        # What else a machine does lengthens a sample, but not the least of very many to twice as much.
        assert time[1] <= time[0] * 2
