"""Clients die, stall, close a stream or send garbage: the server stays up, or exits with a code that says so."""

import contextlib
import os
import random
import resource
import signal
import sqlite3
import subprocess
import time

import pytest

from conftest import counts
from server import FILE, Server, frame
from typist import Typist


def test_kill_loses_no_acknowledged_word(home, starts, notes):
    """SIGKILL at any moment loses no word whose learning was acknowledged."""
    rounds = counts(10)
    notes("kills", rounds)
    answered = set()
    for round in range(rounds):
        server = starts(stderr=subprocess.DEVNULL).greets()
        for index in range(1 + round % 7):
            word = f"kw{round:04}x{index}"
            server.commands("learnWord", word=word)
            answered.add(word)
        # One more is in flight when it dies.
        server.sends(server.request("workspace/executeCommand", command="inkling.learnWord", arguments=[{"word": "last"}]))
        server.dies()
    assert answered <= home.learned()


def test_end_of_the_client_ends_the_server(starts):
    """A client that is killed while another process holds its pipes ends the server, exit code 1."""
    client = subprocess.Popen(["sleep", "1000"])
    server = starts().greets(processId=client.pid)
    client.kill()
    client.wait()
    assert server.process.wait() == 1


def test_messages_before_the_client_died_are_handled(starts):
    """A client that shuts the server down and is gone at once has shut it down: exit code 0."""
    client = subprocess.Popen(["sleep", "1000"])
    server = starts().greets(processId=client.pid)
    server.process.send_signal(signal.SIGSTOP)
    server.sends(server.request("shutdown"))
    server.notifies("exit")
    client.kill()
    client.wait()
    server.process.send_signal(signal.SIGCONT)
    assert server.process.wait() == 0


def test_closed_output_ends_the_server(starts):
    """A client that closes the stream of answers ends the server, exit code 1."""
    server = starts().greets()
    server.process.stdout.close()
    server.notifies("exit-is-not-said")
    server.sends(server.request("inkling/status"))
    assert server.process.wait() == 1


def test_no_input_ends_the_server(home):
    """A server that is started without a standard input ends, exit code 1, instead of reading another file for it."""
    command = f"exec '{home.inkling}' serve <&-"
    assert subprocess.run(["sh", "-c", command], env=home.environment, timeout=10).returncode == 1


def test_closed_input_ends_the_server(starts):
    """A client that closes its end without a shutdown ends the server, exit code 1, after the last answer."""
    server = starts().greets()
    server.sends(server.request("inkling/status"))
    server.process.stdin.close()
    assert server.answer()["result"]
    assert server.process.wait() == 1


def closes_output(server):
    """Stops reading, which the server notices when it answers."""
    server.process.stdout.close()
    server.sends(server.request("inkling/status"))


ENDS = {
    "closed input": lambda server: server.process.stdin.close(),
    "closed output": closes_output,
    "SIGHUP": lambda server: server.process.send_signal(signal.SIGHUP),
    "SIGTERM": lambda server: server.process.send_signal(signal.SIGTERM),
}


@pytest.mark.parametrize("how", ENDS)
def test_typed_text_is_learned_however_the_client_leaves(home, starts, how):
    """A client that closes its end, or whose terminal is closed, ends the server, exit code 1, once it has learned."""
    server = starts().greets()
    Typist(server, "untitled:notes").types("The seal sleeps. The seal eats.")
    ENDS[how](server)
    assert server.process.wait() == 1
    with contextlib.closing(sqlite3.connect(home.words)) as words:
        assert words.execute("SELECT count(*) FROM tokens WHERE token = 'seal'").fetchone() == (1,)


def test_closed_log_does_not_matter(starts):
    """A log that is not read, or that cannot be written, changes nothing."""
    with open("/dev/full", "wb") as full:
        for errors in (subprocess.PIPE, full):
            server = starts(stderr=errors).greets()
            if server.process.stderr:
                server.process.stderr.close()
            server.notifies("$/setTrace", value="verbose")
            for _ in range(100):
                server.sends(b"no json")
            assert server.answers()
            assert server.leaves() == 0


def test_full_output_ends_the_server(home):
    """Answers that cannot be written for lack of space end the server, exit code 1."""
    with open("/dev/full", "wb") as full:
        messages = frame(Server.notification("initialized")) + frame(
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}
        )
        ended = home.runs("serve", input=messages, stdout=full, capture_output=False, stderr=subprocess.PIPE)
    assert ended.returncode == 1


def test_slow_reader_gets_every_answer(starts, notes):
    """A client that reads one byte at a time gets every answer, in order."""
    requests = counts(200, most=5000)
    notes("requests", requests)
    server = starts().greets()
    server.opens("I am goi")
    asked = [server.request("inkling/explain", textDocument={"uri": FILE}, position={"line": 0, "character": 8}, text="going")
             for _ in range(requests)]
    server.sends(*asked)
    server.sends(server.request("shutdown"), server.notification("exit"))
    server.unread = b""
    data = bytearray()
    while piece := server.process.stdout.read(1):
        data += piece
    server.unread = bytes(data)
    ids = [message["id"] for message in iter(server.receives, None) if "id" in message]
    assert ids == list(range(asked[0]["id"], asked[-1]["id"] + 2))
    assert server.process.wait() == 0


def test_reader_that_stops_delays_nothing(starts, notes):
    """While nobody reads, messages are still accepted, and every answer arrives when reading resumes."""
    requests = counts(20_000, most=200_000)
    notes("requests", requests)
    server = starts().greets()
    asked = [server.request("inkling/callouts", character="e") for _ in range(requests)]
    server.sends(*asked)
    assert [server.receives()["id"] for _ in asked] == [request["id"] for request in asked]
    assert server.leaves() == 0


def test_messages_in_any_pieces(starts, notes):
    """Messages that arrive in pieces of any size, even one byte, are the same messages."""
    rounds = counts(20)
    notes("cuts", rounds)
    pieces = random.Random(20)
    server = starts().greets()
    for round in range(rounds):
        server.opens("I am goi", FILE)
        place = {"textDocument": {"uri": FILE}, "position": {"line": 0, "character": 8}}
        data = frame(server.request("inkling/autocomplete", **place))
        while data:
            length = pieces.randint(1, 1 if round == 0 else 40)
            server.writes(data[:length])
            data = data[length:]
        assert server.answer()["result"]["suggestions"][0]["text"] == "going"
    assert server.leaves() == 0


def test_half_a_message_at_the_end(starts):
    """An input that ends in the middle of a message ends the server, exit code 1; complete messages are answered."""
    cut = frame({"jsonrpc": "2.0", "id": 99, "method": "inkling/status"})
    for length in (1, 10, 18, 20, len(cut) // 2, len(cut) - 1):
        server = starts().greets()
        server.sends(server.request("inkling/status"))
        server.writes(cut[:length])
        server.process.stdin.close()
        assert server.answer()["result"]
        assert server.receives() is None
        assert server.process.wait() == 1


@pytest.mark.parametrize(
    "bytes",
    [
        pytest.param(b"Content-Length: -1\r\n\r\n", id="a length below 0"),
        pytest.param(b"Content-Length: 99999999999999999999\r\n\r\n", id="a length above all numbers"),
        pytest.param(b"\xff\xfe\r\n\r\n", id="no text"),
        pytest.param(b"x" * 9000, id="no end"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n", id="another protocol"),
    ],
)
def test_lost_stream_ends_the_server(starts, bytes):
    """A stream whose next message cannot be found is answered with a parse error and ends the server, exit code 1."""
    server = starts().greets()
    server.writes(bytes)
    server.process.stdin.close()
    assert server.receives()["error"]["code"] == -32700
    assert server.process.wait() == 1


def test_invalid_utf8_everywhere(home, starts):
    """Invalid UTF-8 in messages, settings, word lists, arguments and paths affects only its own message, file or value."""
    home.sets(b'{"suggestions": {"limit": 2}, "replacements": {"\xff": "\xfe"}}')
    workspace = home.folder / "workspace"
    (workspace / ".inkling").mkdir(parents=True)
    (workspace / ".inkling" / "words.txt").write_bytes(b"fine\n\xff\xfe\nzyxomat\n")
    (workspace / ".inkling.json").write_bytes(b'{"\xc3": 1}')
    folders = [{"uri": f"file://{workspace}", "name": "w"}]
    server = starts().greets(workspaceFolders=folders)
    for bad in (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x00"):
        place = b'"textDocument":{"uri":"file:///%s.md","version":1,"languageId":"%s","text":"a %s b"}' % (bad, bad, bad)
        server.sends(
            b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{%s}}' % place,
            b'{"jsonrpc":"2.0","id":"%s","method":"%s","params":{"%s":"%s"}}' % (bad, bad, bad, bad),
            bad,
        )
        server.writes(b"X-%s: %s\r\n" % (bad, bad))
        server.sends(server.request("inkling/status"))
        assert server.answer()["result"]
        refusals = [message for message in server.aside if message.get("error", {}).get("code") == -32700]
        assert len(refusals) == 3, "a body that is not UTF-8 is a parse error"
        server.aside.clear()
    assert server.answers()
    assert server.leaves() == 0
    for arguments in (["complete", b"a \xff"], ["correct", b"\xff"], [b"\xff"], ["words", "learn", b"\xff"], ["callouts", b"\xff"]):
        assert home.runs(*arguments, timeout=60).returncode in (0, 1, 2)
    odd = os.fsencode(home.folder) + b"/\xff"
    os.mkdir(odd)
    environment = {os.fsencode(k): os.fsencode(v) for k, v in home.environment.items()}
    environment |= {b"HOME": odd, b"XDG_CONFIG_HOME": odd, b"XDG_DATA_HOME": odd}
    assert starts(env=environment, cwd=odd).greets().leaves() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signals_lose_nothing(home, starts, number):
    """A termination signal ends the server, with an exit code for the signals of editors, and what was learned is kept."""
    # The test runner may have it ignored, and that is inherited.
    server = starts(preexec_fn=lambda: signal.signal(number, signal.SIG_DFL)).greets()
    server.commands("learnWord", word="zyxomat")
    server.process.send_signal(number)
    assert server.process.wait() == (-number if number == signal.SIGINT else 1)
    assert "zyxomat" in home.learned()


def test_stopped_and_continued(starts):
    """A stopped server, as on a sleeping laptop, continues where it was."""
    server = starts().greets()
    server.opens("I am goi")
    server.process.send_signal(signal.SIGSTOP)
    asked = [server.request("inkling/autocomplete", textDocument={"uri": FILE}, position={"line": 0, "character": 8}) for _ in range(100)]
    server.sends(*asked)
    time.sleep(0.1)
    server.process.send_signal(signal.SIGCONT)
    assert [server.answer(request["id"])["id"] for request in asked] == [request["id"] for request in asked]
    assert server.leaves() == 0


def limited(limit, amount):
    return lambda: resource.setrlimit(limit, (amount, amount))


def test_few_descriptors(starts):
    """With no more descriptors than the first dozen it starts, answers, and learns or says why not."""
    for amount in (12, 8, 6, 4):
        server = starts(preexec_fn=limited(resource.RLIMIT_NOFILE, amount))
        try:
            server.greets()
        except (AssertionError, BrokenPipeError):
            # So few that it cannot even wait for messages: it says so.
            assert amount < 8 and server.process.wait() == 1, amount
            assert server.complaints()
            continue
        server.sends(server.request("workspace/executeCommand", command="inkling.learnWord", arguments=[{"word": "zyxomat"}]))
        learned = server.answer()
        assert "result" in learned or "zyxomat" not in learned["error"]["message"]
        assert server.leaves() == 0


def test_memory_limit(home, starts, notes):
    """With 192 MiB of address space it serves; a text that does not fit ends it by a signal, and no word is lost."""
    notes("MiB", 192)
    server = starts(preexec_fn=limited(resource.RLIMIT_AS, 192 << 20)).greets()
    server.commands("learnWord", word="zyxomat")
    for _ in range(counts(20)):
        assert server.answers()
    try:
        server.opens("All work and no play makes Jack a dull boy.\n" * 1_400_000, "file:///huge.md")
        assert server.answers()
    except (AssertionError, BrokenPipeError):
        assert server.process.wait() < 0
    assert "zyxomat" in home.learned()
    assert starts().greets().answers()
