"""What you type stays on your machine, in your own files: verified by the system's records, not by ours."""

import os
import re
import shutil
import stat
import subprocess

import pytest

from server import FILE
from typist import Typist

SECRET = "brontwisper"
TEXT = f"The {SECRET} is what I am going to write about. Dont you think so? "
# What the loader and the C library read before and besides us.
SYSTEM = re.compile(r"/(lib|usr/lib|usr/share/(zoneinfo|locale)|opt/swift/usr/lib)/|/etc/(ld\.so\.|localtime)|/dev/(null|tty|urandom)|/proc/|/sys/(devices/system/cpu|fs/cgroup|kernel/mm)")
WRITES = re.compile(r"O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)|\b(mkdir|rename|unlink|link|symlink|chmod|chown|truncate|mknod|rmdir)(at2?)?\(")


def session(server, folder):
    """A session that uses everything that touches a file: settings, words of both scopes, learning, export, forgetting."""
    workspace = folder / "workspace"
    workspace.mkdir()
    server.greets(workspaceFolders=[{"uri": f"file://{workspace}", "name": "w"}])
    server.notifies("$/setTrace", value="verbose")
    typist = Typist(server, f"file://{workspace}/letter.md")
    typist.types(TEXT)
    typist.saves()
    server.commands("learnWord", word="zyxomat")
    server.commands("learnWord", word="qwyxomat", scope="workspace")
    server.commands("ignoreWord", word="vwyxomat")
    server.commands("addReplacement", typed="omw", replacement="on my way")
    server.commands("exportWords", path=str(folder / "data" / "inkling" / "mine.txt"), format="plain")
    server.asks("textDocument/codeAction", textDocument={"uri": typist.uri}, context={"diagnostics": []},
                range={"start": {"line": 0, "character": 5}, "end": {"line": 0, "character": 5}})
    server.commands("forget", word="zyxomat")
    typist.closes()


def traced(line):
    """The call and the existing paths of a line of strace."""
    call = re.match(r"(?:\d+\s+)?(\w+)\((.*)\)\s+=\s+(-?\d+)", line)
    return call and (call[1], re.findall(r'"((?:[^"\\]|\\.)*)"', call[2]) if int(call[3]) >= 0 else [])


@pytest.fixture
def trace(tmp_path):
    """The file for the system calls that strace will see; without strace, the test is skipped."""
    path = tmp_path / "trace"
    if not shutil.which("strace"):
        pytest.skip("strace is not installed")
    if subprocess.run(["strace", "-o", path, "true"], capture_output=True).returncode:
        pytest.skip("this machine does not permit ptrace, which strace needs")
    return path


def test_no_socket_and_no_foreign_file(home, starts, trace, tmp_path, notes):
    """In a whole session there is no socket, no other program, and no file outside data, settings, packs and workspace."""
    server = starts(command=["strace", "-f", "-qq", "-s", "4096", "-e", "signal=none",
                             "-e", "trace=%network,%file,execve", "-o", str(trace), home.inkling, "serve"])
    session(server, tmp_path)
    assert server.leaves() == 0
    lines = trace.read_text().splitlines()
    calls = list(filter(None, map(traced, lines)))
    notes("calls that name a file", len(calls))
    assert sum(1 for call, _ in calls if call == "execve") == 1
    ours = tuple(str(tmp_path / name) for name in ("config", "data", "state", "workspace"))
    ours += (str(home.inkling.resolve().parent),)
    foreign = [
        line
        for line, (call, paths) in filter(lambda pair: pair[1], zip(lines, map(traced, lines)))
        for path in paths
        if call != "execve" and not path.startswith(ours)
        and (WRITES.search(line) and path != "/dev/null" or call.startswith("open") and not SYSTEM.match(path))
    ]
    assert foreign == []
    network = [line for line in lines if re.search(r"\b(socket|connect|bind|listen|accept4?|send(to|m?msg)|recv(from|m?msg)|socketpair)\(", line)]
    assert network == []


def test_the_trace_sees_a_socket(trace, tmp_path):
    """The check for sockets finds one where there is one."""
    program = "import socket; socket.socket()"
    subprocess.run(["strace", "-f", "-qq", "-e", "trace=%network", "-o", trace, "python3", "-c", program], check=True)
    assert "socket(" in trace.read_text()


def test_log_holds_no_typed_word(home, starts, tmp_path):
    """The log, the notices and the errors of a session at its most verbose, garbage included, contain no typed word."""
    home.sets({"replacements": {"a": 1}, "suggestions": {"limit": "many"}})
    server = starts()
    session(server, tmp_path)
    for method in ("textDocument/didOpen", "textDocument/didChange", "textDocument/completion", "no/such/method"):
        server.notifies(method, textDocument={"uri": FILE, "text": TEXT}, text=TEXT)
        server.sends(b'{"jsonrpc": "2.0", "id": 1, "method": "%s", "params": %s}' % (method.encode(), SECRET.encode()))
        server.sends(server.request(method, textDocument=TEXT, position=TEXT, contentChanges=TEXT))
    asked = server.lastID
    server.sends(server.request("shutdown"), server.notification("exit"))
    server.process.stdin.close()
    said = [message for message in (*server.aside, *iter(server.receives, None)) if "result" not in message]
    assert any(message.get("id") == asked for message in said)
    assert any(message.get("method") == "window/logMessage" for message in said)
    assert SECRET not in str(said)
    assert SECRET not in server.complaints()


def test_password_is_in_no_file(home, starts):
    """What is typed into a password field is in no file of the home folder, and in no answer."""
    server = starts().greets()
    server.opens("", FILE)
    server.notifies("inkling/didChangeField", textDocument={"uri": FILE}, kind="password")
    typist = Typist(server)
    server.notifies("inkling/didChangeField", textDocument={"uri": FILE}, kind="password")
    for _ in range(4):
        typist.types(TEXT)
        typist.saves()
    typist.closes()
    other = Typist(server, "file:///other.md")
    assert SECRET not in str(other.types("The brontw"))
    assert server.leaves() == 0
    holding = [path for path in home.folder.rglob("*") if path.is_file() and SECRET.encode() in path.read_bytes()]
    assert holding == []


def test_files_are_for_their_owner_only(home, starts, tmp_path):
    """Whatever the umask, every file and folder created in the home folder is accessible only by its owner."""
    before = set(tmp_path.rglob("*"))
    server = starts(preexec_fn=lambda: os.umask(0))
    session(server, tmp_path)
    running = set(tmp_path.rglob("*"))
    assert server.leaves() == 0
    home.runs("learn-from", str(tmp_path / "workspace"), preexec_fn=lambda: os.umask(0))
    made = sorted((running | set(tmp_path.rglob("*"))) - before)
    made = [path for path in made if path.exists() and tmp_path / "workspace" not in (path, *path.parents)]
    assert any(path.name == "words.sqlite" for path in made)
    open_to_others = [f"{stat.filemode(path.stat().st_mode)} {path}" for path in made if path.stat().st_mode & 0o077]
    assert open_to_others == []


def files_with(folder, word):
    return [path for path in folder.rglob("*") if path.is_file() and word.encode() in path.read_bytes()]


@pytest.mark.parametrize("part", [{"all": True}, {"word": SECRET}, {"since": 0}, "in the terminal"], ids=str)
def test_what_is_forgotten_is_in_no_file(home, starts, part):
    """A forgotten word is no longer in any file of the home folder, not even in unused pages, and is not learned again."""
    server = starts().greets()
    typist = Typist(server)
    for _ in range(4):
        typist.types(TEXT)
        typist.saves()
    server.commands("learnWord", word=SECRET)
    server.asks("inkling/status")
    assert files_with(home.folder, SECRET)
    if part != "in the terminal":
        server.commands("forget", **part)
        assert files_with(home.folder, SECRET) == []
    assert server.leaves() == 0
    if part == "in the terminal":
        home.runs("words", "forget", SECRET)
    assert files_with(home.folder, SECRET) == []
    if part == {"all": True}:
        return
    server = starts().greets()
    typist = Typist(server, "file:///other.md")
    for _ in range(6):
        typist.types(TEXT)
        typist.saves()
    assert SECRET not in str(server.commands("learnedWords"))


def test_all_words_are_in_one_file_after_the_end(home, starts, tmp_path):
    """After a clean end, words.sqlite is the only file of the store, and a copy of it has every word."""
    server = starts().greets()
    server.commands("learnWord", word=SECRET)
    [store] = home.folder.rglob("words.sqlite")
    assert {path.name for path in store.parent.iterdir()} > {"words.sqlite", "words.sqlite-wal"}
    assert server.leaves() == 0
    assert [path.name for path in store.parent.iterdir()] == ["words.sqlite"]
    assert SECRET.encode() in store.read_bytes()
