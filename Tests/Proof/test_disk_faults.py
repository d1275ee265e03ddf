"""Disks are full, read-only or broken: typing continues, what cannot be saved is reported, and what was saved stays."""

import contextlib
import ctypes
import os
import resource
import shutil
import sqlite3
import subprocess
import time

import pytest

from conftest import counts
from server import FILE

# From linux/prctl.h, linux/capability.h and linux/sched.h.
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 24, 1, 2
# By the columns of the store that hold a time, in seconds or days.
TEN_YEARS = {"since": 3650 * 86_400, "day": 3650}
libc = ctypes.CDLL(None, use_errno=True)


def without_privilege():
    """Makes file permissions apply to root, too."""
    for capability in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)


def learn(server, word="zyxomat"):
    server.sends(server.request("workspace/executeCommand", command="inkling.learnWord", arguments=[{"word": word}]))
    return server.answer()


def refuses(server, reason, word="zyxomat"):
    """Learning is refused with a message that contains the reason, and typing continues."""
    answer = learn(server, word)
    assert reason in answer["error"]["message"], answer
    assert server.answers()


def test_full_disk(home, starts):
    """On a full disk a word that cannot be saved is refused with a message, and the words before it stay."""
    home.data.mkdir(parents=True)
    mounts = f"mount -t tmpfs -o size=400k none {home.data}"
    if subprocess.run(["unshare", "--mount", "sh", "-c", mounts], capture_output=True).returncode:
        pytest.skip("mounting a small disk is not permitted on this machine")
    server = starts(command=["unshare", "--mount", "sh", "-c", f"{mounts} && exec \"$0\" serve", home.inkling]).greets()
    server.commands("learnWord", word="zyxomat")
    data = f"/proc/{server.process.pid}/root{home.data}"
    with pytest.raises(OSError), open(f"{data}/ballast", "wb", buffering=0) as ballast:
        while True:
            ballast.write(bytes(4096))
    refused = None
    for index in range(200):
        answer = learn(server, f"fw{index}x" + "y" * 40)
        refused = answer.get("error", {}).get("message")
        if refused:
            break
    assert refused and "the disk is full" in refused, refused
    assert server.answers()
    os.remove(f"{data}/ballast")
    server.commands("learnWord", word="afterwards")
    assert server.commands("wordStatus", word="zyxomat")["learned"]
    shutil.copytree(data, home.folder / "kept")
    assert server.leaves() == 0
    home.environment["XDG_DATA_HOME"] = str(home.folder / "later")
    shutil.copytree(home.folder / "kept", home.folder / "later" / "inkling")
    assert {"zyxomat", "afterwards"} <= home.learned()


def test_file_size_limit(home, starts):
    """At the file size limit (`ulimit -f`) a word that cannot be saved is refused, and the server stays up."""
    server = starts(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (64 << 10, 64 << 10)))
    server.greets()
    for index in range(counts(300, most=3000)):
        if "error" in learn(server, f"sw{index}x" + "y" * 40):
            break
    assert server.answers()
    assert server.leaves() == 0


def test_read_only_home(home, starts):
    """In a read-only home folder it serves, says that words apply to this session only, and creates no file."""
    home.folder.chmod(0o500)
    server = starts(preexec_fn=without_privilege).greets()
    refuses(server, "words")
    assert server.commands("wordStatus", word="zyxomat")["learned"]
    assert server.leaves() == 0
    home.folder.chmod(0o700)
    assert list(home.folder.iterdir()) == []


def test_read_only_words(home, starts):
    """A read-only word store is read; new words apply to the session only."""
    home.runs("words", "learn", "zyxomat", check=True)
    for path in (*home.data.iterdir(), home.data):
        path.chmod(0o500 if path.is_dir() else 0o400)
    server = starts(preexec_fn=without_privilege).greets()
    refuses(server, "is read-only", "qwyxomat")
    assert server.commands("wordStatus", word="zyxomat")["learned"]
    assert server.commands("wordStatus", word="qwyxomat")["learned"]
    assert server.leaves() == 0
    home.data.chmod(0o700)


@pytest.mark.parametrize("place", ["settings", "words"])
@pytest.mark.parametrize("kind", ["folder", "pipe", "loop", "locked", "endless"])
def test_odd_files(home, starts, place, kind):
    """A folder, a pipe, a loop of links, a locked or an endless file in place of settings or words blocks nothing."""
    path = getattr(home, place)
    path.parent.mkdir(parents=True)
    {
        "folder": path.mkdir,
        "pipe": lambda: os.mkfifo(path),
        "loop": lambda: path.symlink_to(path),
        "locked": lambda: path.touch(0o000),
        "endless": lambda: path.symlink_to("/dev/zero"),
    }[kind]()
    server = starts(preexec_fn=without_privilege).greets()
    assert server.answers()
    learn(server)
    assert server.commands("wordStatus", word="zyxomat")["learned"]
    assert server.leaves() == 0


def packs_beside(home, change):
    """A copy of the program with a modified English pack."""
    program = home.folder / "bin" / "inkling"
    program.parent.mkdir()
    shutil.copy2(home.inkling, program)
    shipped = home.inkling.resolve().parent / "Inkling_inkling.resources" / "Packs"
    folder = program.parent / "Inkling_inkling.resources" / "Packs"
    folder.mkdir(parents=True)
    pack = folder / "en.inkpack"
    shutil.copy2(shipped / "en.inkpack", pack)
    change(pack)
    home.inkling = program
    return pack


def test_missing_pack(home, starts):
    """Without a language pack it serves, says what is missing, and learns."""
    packs_beside(home, os.remove)
    server = starts().greets()
    assert server.status["packs"] == []
    assert 'no language pack for "en"' in server.status["problems"][0]
    server.opens("I am goi")
    server.commands("learnWord", word="goingly")
    assert "goingly" in [one["text"] for one in server.suggests(0, 8)["suggestions"]]
    assert server.leaves() == 0


@pytest.mark.parametrize("share", [0, 0.0001, 0.1, 0.5, 0.9, 0.999999])
def test_truncated_pack(home, starts, share):
    """A language pack truncated anywhere is refused with a message, and the server serves without it."""
    packs_beside(home, lambda pack: os.truncate(pack, int(pack.stat().st_size * share)))
    server = starts().greets()
    assert "en.inkpack: " in server.status["problems"][0]
    server.opens("I am goi")
    server.suggests(0, 8)
    assert server.leaves() == 0


def test_pack_replaced_while_in_use(home, starts):
    """A pack that is replaced or removed while in use is used to the end."""
    pack = packs_beside(home, lambda _: None)
    server = starts().greets()
    (pack.parent / "new").write_bytes(b"not a pack")
    os.replace(pack.parent / "new", pack)
    assert server.answers()
    os.remove(pack)
    assert server.answers()
    assert server.leaves() == 0


def damage(path, how):
    size = path.stat().st_size
    with open(path, "r+b") as file:
        if how in ("empty", "cut"):
            file.truncate(size // 2 if how == "cut" else 0)
        else:
            file.seek({"start": 0, "second page": 4096, "middle": size // 2}[how])
            file.write(b"Dear diary, " * 400)


@pytest.mark.parametrize("how", ["empty", "cut", "start", "second page", "middle"])
def test_damaged_words(home, starts, how):
    """A word store damaged anywhere is set aside or read as far as possible, and learning continues."""
    words = [f"dw{index:03}x" for index in range(300)]
    home.runs("words", "learn", *words, check=True)
    # All in one file, wherever the last process left it: which pages are damaged must not depend on when it ended.
    with sqlite3.connect(home.words) as store:
        assert store.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    store.close()
    damage(home.words, how)
    server = starts().greets()
    server.commands("learnWord", word="zyxomat")
    assert server.answers()
    assert server.leaves() == 0
    learned = home.learned()
    assert "zyxomat" in learned
    # Without the second page, which is the root of the table of learned words, none of them can be found.
    if how == "middle":
        assert learned & {*words}, "none of the words that could still be read was saved"
    # Damage where texts are counted is found when the next one is counted, and loses no word.
    letter = home.folder / "letter.md"
    letter.write_text("The weather is fine, and we are glad that it is.\n" * 20)
    home.runs("learn-from", letter, check=True)
    assert "zyxomat" in home.learned()
    with sqlite3.connect(home.words) as store:
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_clock_that_goes_back(home, starts):
    """After the clock has gone back ten years all words are there, and new ones can be added."""
    home.runs("words", "learn", "zyxomat", check=True)
    moved = set()
    with sqlite3.connect(home.words) as store:
        for (table,) in store.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            for (_, column, *_) in store.execute(f"PRAGMA table_info({table})").fetchall():
                if column in TEN_YEARS:
                    store.execute(f"UPDATE {table} SET {column} = {column} + {TEN_YEARS[column]}")
                    moved.add(table)
    assert moved == {"learned_words", "ignored_words", "forgotten_hashes", "replacements", "reverted_pairs", "texts", "emoji"}
    server = starts().greets()
    assert server.commands("wordStatus", word="zyxomat")["learned"]
    server.commands("learnWord", word="qwyxomat")
    server.opens()
    assert server.answers()
    assert server.leaves() == 0
    assert {"zyxomat", "qwyxomat"} <= home.learned()


def test_removed_folder(home, starts):
    """When the folder of the words is removed under a running server, the next word recreates it."""
    server = starts().greets()
    server.commands("learnWord", word="zyxomat")
    # At once, since the server may still be writing there.
    shutil.rmtree(home.data.rename(home.data.with_name("removed")))
    server.commands("learnWord", word="qwyxomat")
    assert server.leaves() == 0
    assert "qwyxomat" in home.learned()


def test_locked_words(home, starts):
    """A word store locked for good by another program is reported after two seconds, and typing does not wait for it."""
    home.runs("words", "learn", "zyxomat", check=True)
    holder = sqlite3.connect(home.words, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    server = starts().greets()
    server.opens("I am goi", FILE)
    server.sends(server.request("workspace/executeCommand", command="inkling.learnWord", arguments=[{"word": "qwyxomat"}]))
    learning = server.lastID
    server.sends(server.request("inkling/autocomplete", textDocument={"uri": FILE}, position={"line": 0, "character": 8}))
    assert server.receives()["id"] != learning, "typing waited for the store"
    assert "held by another process" in server.answer(learning)["error"]["message"]
    holder.execute("ROLLBACK")
    server.commands("learnWord", word="qwyxomat")
    assert server.leaves() == 0


@pytest.mark.parametrize("command", [["serve"], ["wrap", "--", "false"]])
def test_slow_words_at_the_end(home, starts, command):
    """What is learned last is saved although another program holds the store for a while, also by a wrapped server."""
    home.runs("words", "learn", "zyxomat", check=True)
    server = starts(command=[home.inkling, *command])
    server.greets()
    with contextlib.closing(sqlite3.connect(home.words, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        server.sends(server.request("workspace/executeCommand", command="inkling.learnWord", arguments=[{"word": "qwyxomat"}]))
        server.sends(server.request("shutdown"), server.notification("exit"))
        time.sleep(1.5)
        holder.execute("ROLLBACK")
    server.process.wait()
    assert "qwyxomat" in home.learned()


def test_program_removed_while_it_runs(home, starts):
    """An update that removes the running program changes nothing for it."""
    packs_beside(home, lambda _: None)
    server = starts().greets()
    shutil.rmtree(home.inkling.parent)
    assert server.answers()
    server.commands("learnWord", word="zyxomat")
    assert server.leaves() == 0
