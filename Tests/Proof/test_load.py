"""More than anyone will ever ask for: thousands and millions of documents, lines, diagnostics and requests."""

import subprocess

from conftest import counts
from server import FILE

WORDS = "The quick brown fox jumps over the lazy dog, and nobody knows why it does so every day. "


def test_many_documents(starts, notes):
    """Ten thousand documents open at once are all served, in proportionate memory."""
    documents = counts(1000, most=10_000)
    server = starts(stderr=subprocess.DEVNULL).greets()
    before = server.memory()
    for index in range(documents):
        server.opens(WORDS * 2 + "I am goi", f"file:///{index}.md")
    for index in range(0, documents, max(1, documents // 100)):
        suggested = server.suggests(0, len(WORDS) * 2 + 8, f"file:///{index}.md")
        assert suggested["suggestions"][0]["text"] == "going"
    grown = (server.memory() - before) / documents
    notes("documents", documents)
    notes("kB each", round(grown, 1))
    assert grown < 32
    for index in range(documents):
        server.notifies("textDocument/didClose", textDocument={"uri": f"file:///{index}.md"})
    assert server.answers()
    assert server.leaves() == 0


def test_one_long_line(starts, notes):
    """In one line of 50 MB without a line end a keystroke is applied and answered."""
    size = counts(5_000_000, most=50_000_000)
    notes("MB", size // 1_000_000)
    server = starts(stderr=subprocess.DEVNULL).greets()
    text = WORDS * (size // len(WORDS))
    server.opens(text)
    for column in (0, len(text) // 2, len(text)):
        start = {"line": 0, "character": column}
        for letter in "goin":
            change = {"range": {"start": start, "end": start}, "text": letter}
            server.notifies("textDocument/didChange", textDocument={"uri": FILE, "version": 2}, contentChanges=[change])
            start = {"line": 0, "character": start["character"] + 1}
            server.suggests(**start)
    assert server.answers()
    assert server.leaves() == 0


def test_many_lines(starts, notes):
    """In a document of 10 MB a keystroke is applied and answered wherever it is typed."""
    server = starts(stderr=subprocess.DEVNULL).greets()
    lines = counts(110_000, most=110_000)
    notes("lines", lines)
    server.opens((WORDS + "\n") * lines)
    for line in range(0, lines, lines // 50):
        start = {"line": line, "character": 0}
        change = {"range": {"start": start, "end": start}, "text": "goi"}
        server.notifies("textDocument/didChange", textDocument={"uri": FILE, "version": 2}, contentChanges=[change])
        assert server.suggests(line, 3)["suggestions"]
    assert server.leaves() == 0


def test_many_unknown_words(starts, notes):
    """A million unknown words in a document are marked up to the thousandth, and typing continues meanwhile."""
    words = counts(20_000, most=1_000_000)
    notes("words", words)
    capabilities = {"general": {"positionEncodings": ["utf-8"]}, "textDocument": {"diagnostic": {}}}
    server = starts(stderr=subprocess.DEVNULL)
    server.greets(capabilities=capabilities, initializationOptions={"diagnostics": {"unknownWords": "hint"}})
    line = " ".join(f"qwzx{letter}k" for letter in "abcdefghij") + "\n"
    server.opens(line * (words // 10))
    marks = server.asks("textDocument/diagnostic", textDocument={"uri": FILE})
    assert len(marks["items"]) == 1000
    assert server.answers()
    assert server.leaves() == 0


def test_many_diagnostics(starts, notes):
    """Asked for diagnostics a million times, the server answers as often and does not grow."""
    requests = counts(10_000, most=1_000_000)
    notes("requests", requests)
    capabilities = {"general": {"positionEncodings": ["utf-8"]}, "textDocument": {"diagnostic": {}}}
    server = starts(stderr=subprocess.DEVNULL)
    server.greets(capabilities=capabilities, initializationOptions={"diagnostics": {"unknownWords": "hint"}})
    server.opens(WORDS + "qwzxk. ")

    def asks(many):
        for _ in range(many // 100):
            asked = [server.request("textDocument/diagnostic", textDocument={"uri": FILE}) for _ in range(100)]
            server.sends(*asked)
            for request in asked:
                assert len(server.answer(request["id"])["result"]["items"]) == 1

    asks(requests // 10)
    before = server.memory()
    asks(requests * 9 // 10)
    grown = server.memory() - before
    notes("kB grown", grown)
    assert grown < 1024
    assert server.leaves() == 0


def test_a_burst(starts, notes):
    """In a burst of keystrokes and requests each has exactly one answer, and the last has its suggestions."""
    rounds = counts(10)
    notes("bursts of 300", rounds)
    server = starts(stderr=subprocess.DEVNULL).greets()
    for round in range(rounds):
        uri = f"file:///{round}.md"
        server.opens("", uri)
        messages, typed = [], (WORDS * 4)[:293] + " I am g"
        for index, letter in enumerate(typed):
            place = {"line": 0, "character": index}
            change = {"range": {"start": place, "end": place}, "text": letter}
            messages.append(server.notification("textDocument/didChange", textDocument={"uri": uri, "version": index + 2}, contentChanges=[change]))
            messages.append(server.request("inkling/autocomplete", textDocument={"uri": uri}, position={"line": 0, "character": index + 1}))
        server.sends(*messages)
        answers = [server.receives() for _ in typed]
        assert [answer["id"] for answer in answers] == [message["id"] for message in messages if "id" in message]
        assert all("result" in answer or answer["error"]["code"] == -32801 for answer in answers)
        assert answers[-1]["result"]["suggestions"]
    assert server.leaves() == 0
