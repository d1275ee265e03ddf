"""Months of typing in one server: no growth, no slowdown, and the same answers as from a fresh one."""

import itertools
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess

import pytest

from conftest import ROOT, counts
from counting import counted
from server import Home, Server
from typist import Typist

pytestmark = pytest.mark.timeout(14_400)
# Documents are as long as a long mail or a short chapter, or shorter if few keys are typed.
DOCUMENT = 5000
SENTENCE = "Please let me know if the weather in the garden stays as it is. "
WORDS = (
    "the of and to in is it you that he was for on are with as his they be at one have this from or had by hot but some "
    "what there we can out other were all your when up use word how said an each she which do their time if will way"
).split()
PLACES = ["", "I am goi", "Thank you very mu", "The weather stat", "Please let me know if ", "Dont", "the gard"]


def documents(keys):
    """The text to type: the file in INKLING_TEXT, or else so many of the project's own texts that they repeat, since
    there is something to keep only as long as there is something new to learn.
    """
    if named := os.environ.get("INKLING_TEXT"):
        text = pathlib.Path(named).read_text(encoding="utf-8")
    else:
        pages = sorted(page for folder in ("Sources", "Editors", "schemas") for page in (ROOT / folder).rglob("*.md"))
        text = "\n\n".join(page.read_text(encoding="utf-8") for page in pages)[: keys // 8]
    length = min(DOCUMENT, max(1, keys // 40))
    return [text[start : start + length] for start in range(0, len(text), length)]


def known(server):
    """After the answer, everything that was counted is known."""
    server.commands("learnedTexts")


def answers(server):
    """Its suggestions at some positions of documents that it has not seen before."""
    # A starting server reads the counts in parallel with typing.
    known(server)
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
    """A second home folder with the words of the first, copied while its server runs."""
    other = Home(folder, home.inkling)
    other.data.mkdir(parents=True)
    with sqlite3.connect(home.words) as words, sqlite3.connect(other.words) as copy:
        words.backup(copy)
    os.chmod(other.words, 0o600)
    return other


def some_keys(server):
    """Keystrokes with everything that was counted known."""
    known(server)
    Typist(server).types(SENTENCE)


def cost(home):
    """The instructions per keystroke of fresh servers with these words."""
    with_keys, without = (
        counted(copy_of_words(home, home.folder / body.__name__), body, home.folder) for body in (some_keys, known)
    )
    return (with_keys - without) // len(SENTENCE)


def test_endurance(home, starts, notes, tmp_path):
    """Over 2,000,000 keystrokes with learning the server's memory stays within 5 %, a keystroke with everything learned
    takes no more than 10 % more instructions than after a quarter of them, and at the end it answers like a fresh
    server with the same words.
    """
    keys = counts(20_000, most=2_000_000)
    server = starts(stderr=subprocess.DEVNULL).greets()
    typed, samples, texts, after_a_quarter = 0, [], documents(keys), None
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
        if typed >= keys / 4 and not after_a_quarter:
            after_a_quarter = copy_of_words(home, tmp_path / "quarter")
    notes("keys", f"{typed:,}")
    # Once every text was typed there is nothing new to learn. The minimum is what it needs; temporarily it may hold the
    # counts twice, the old ones and those being read again.
    quarter = max(1, len(samples) // 4)
    early, late = samples[quarter : 2 * quarter] or samples, samples[-quarter:]
    memory = [min(sample[0] for sample in part) for part in (early, late)]
    time = [min(sample[1] for sample in part) for part in (early, late)]
    notes("kB of memory in the second quarter and the last", f"{memory[0]} and {memory[1]}")
    notes("µs of processor a key", f"{time[0]:.0f} and {time[1]:.0f}")
    running = answers(server)
    at_the_end = copy_of_words(home, tmp_path / "fresh")
    with Server(at_the_end, stderr=subprocess.DEVNULL) as fresh:
        assert running == answers(fresh.greets())
    assert server.leaves() == 0
    if sum(map(len, texts)) > keys / 4:
        pytest.skip("memory and instructions were not compared: the text has something new after a quarter of the keys")
    assert memory[1] <= memory[0] * 1.05
    if not shutil.which("valgrind"):
        pytest.skip("instructions were not compared, valgrind is not installed; the rest holds")
    costs = [cost(words) for words in (after_a_quarter, at_the_end)]
    notes("instructions a key, with what was learned in a quarter and in all", f"{costs[0]:,} and {costs[1]:,}")
    assert costs[1] <= costs[0] * 1.1


def test_editing_one_document(starts, notes):
    """Lines that are written and deleted in one open document leave nothing behind, however their words follow."""
    lines = counts(2_000, most=100_000)
    server, text = starts().greets(), "file:///letters.txt"
    server.opens("Some people write letters.\n\n", text)
    drawn, version, samples = random.Random(2), 1, []
    start = {"line": 1, "character": 0}
    for _ in range(lines):
        line = " ".join(drawn.choices(WORDS, k=25))
        end = {"line": 1, "character": len(line)}
        for changed, new in (({"start": start, "end": start}, line), ({"start": start, "end": end}, "")):
            version += 1
            change = {"range": changed, "text": new}
            server.notifies(
                "textDocument/didChange", textDocument={"uri": text, "version": version}, contentChanges=[change]
            )
            server.suggests(1, len(new), text)
        samples.append(server.memory())
    middle, end = (min(part) for part in (samples[lines // 4 : lines // 2], samples[-lines // 4 :]))
    notes("kB of memory in the second quarter of the lines and the last", f"{middle} and {end}")
    assert end <= middle * 1.05
