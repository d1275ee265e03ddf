"""A server with two pipes and its own home folder: bytes in, messages out, and nothing in between that could fix them."""

import json
import os
import signal
import subprocess
import tempfile
import time

FILE = "file:///letter.md"


def frame(message):
    """A message as sent on the wire; bytes are sent as a body, whatever they are."""
    body = message if isinstance(message, bytes) else json.dumps(message, ensure_ascii=False).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class Home:
    """What a user has: settings, words, a state folder, and an environment that points there."""

    def __init__(self, folder, inkling):
        self.folder, self.inkling = folder, inkling
        self.settings = folder / "config" / "inkling" / "config.json"
        self.data = folder / "data" / "inkling"
        self.words = self.data / "words.sqlite"
        self.environment = {
            "HOME": str(folder),
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_STATE_HOME": str(folder / "state"),
            "XDG_CACHE_HOME": str(folder / "cache"),
        }

    def sets(self, contents):
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        self.settings.write_bytes(contents if isinstance(contents, bytes) else json.dumps(contents).encode())

    def runs(self, *arguments, **options):
        """Runs a command of the program to its end."""
        options = {"env": self.environment, "capture_output": True, **options}
        return subprocess.run([self.inkling, *arguments], **options)

    def learned(self):
        """The words that the next server knows."""
        listed = self.runs("words", "list", check=True).stdout.decode()
        return {line.split()[1] for line in listed.splitlines() if line.startswith("learned ")}


def hear_hangups():
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Server:
    """One process; its output is read as messages, in order."""

    def __init__(self, home, command=None, **options):
        # Into a file: a pipe that is not read before the end would block the server once it is full.
        self.errors = tempfile.TemporaryFile()
        # A signal that the tests were started to ignore, as by nohup, would be ignored by the server as well.
        options = {"env": home.environment, "stderr": self.errors, "preexec_fn": hear_hangups, **options}
        self.process = subprocess.Popen(
            command or [home.inkling, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, **options
        )
        self.lastID = 0
        self.unread = b""
        # Messages that were not the answer being waited for.
        self.aside = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def writes(self, data):
        view = memoryview(data)
        while view:
            view = view[self.process.stdin.write(view):]

    def sends(self, *messages):
        self.writes(b"".join(map(frame, messages)))

    def request(self, method, **parameters):
        """The next request, not yet sent."""
        self.lastID += 1
        return {"jsonrpc": "2.0", "id": self.lastID, "method": method, "params": parameters}

    @staticmethod
    def notification(method, **parameters):
        return {"jsonrpc": "2.0", "method": method, "params": parameters}

    def notifies(self, method, **parameters):
        self.sends(self.notification(method, **parameters))

    def body(self):
        """The bytes of the next message; None at the end of the stream."""
        while True:
            header, found, rest = self.unread.partition(b"\r\n\r\n")
            if found:
                length = int(header.rpartition(b":")[2])
                if len(rest) >= length:
                    self.unread = rest[length:]
                    return rest[:length]
            read = self.process.stdout.read(1 << 20)
            if not read:
                return None
            self.unread += read

    def receives(self):
        """The next message; None at the end of the stream."""
        body = self.body()
        return None if body is None else json.loads(body)

    def answer(self, to=None):
        """The answer with that id, by default the last request's; messages before it are put aside."""
        wanted = self.lastID if to is None else to
        while (message := self.receives()) is not None:
            if message.get("id") == wanted and "method" not in message:
                return message
            self.aside.append(message)
        raise AssertionError(f"the server ended with {self.process.wait()} before it answered")

    def asks(self, method, **parameters):
        self.sends(self.request(method, **parameters))
        answer = self.answer()
        assert "error" not in answer, answer
        return answer["result"]

    def greets(self, **parameters):
        """Initializes the server as an editor does, and waits until packs and words are loaded."""
        capabilities = {"general": {"positionEncodings": ["utf-8"]}}
        self.asks("initialize", **{"processId": None, "capabilities": capabilities, **parameters})
        self.notifies("initialized")
        self.status = self.asks("inkling/status")
        return self

    def opens(self, text="", uri=FILE, language="markdown"):
        document = {"uri": uri, "languageId": language, "version": 1, "text": text}
        self.notifies("textDocument/didOpen", textDocument=document)

    def suggests(self, line=0, character=0, uri=FILE, **parameters):
        position = {"line": line, "character": character}
        return self.asks("inkling/autocomplete", textDocument={"uri": uri}, position=position, **parameters)

    def commands(self, name, **argument):
        return self.asks("workspace/executeCommand", command=f"inkling.{name}", arguments=[argument])

    def answers(self):
        """Whether it still does its work."""
        self.opens("I am goi", "file:///is-it-up.md")
        texts = [one["text"] for one in self.suggests(0, 8, "file:///is-it-up.md")["suggestions"]]
        self.notifies("textDocument/didClose", textDocument={"uri": "file:///is-it-up.md"})
        return "going" in texts

    def leaves(self):
        """Shuts the server down as an editor does; returns the exit code."""
        self.asks("shutdown")
        self.notifies("exit")
        return self.ends()

    def ends(self):
        """Closes its input and waits for its end; returns the exit code."""
        self.process.stdin.close()
        while self.process.stdout.read(1 << 20):
            pass
        return self.process.wait()

    def dies(self):
        """Kills it as the kernel does, in the middle of whatever it is doing."""
        self.process.send_signal(signal.SIGKILL)
        return self.process.wait()

    def complaints(self):
        """Everything that it wrote to its log, once it has ended."""
        self.errors.seek(0)
        return self.errors.read().decode()

    def memory(self):
        """Its private memory that is not file-backed, in kilobytes."""
        with open(f"/proc/{self.process.pid}/status") as status:
            fields = dict(line.split(":", 1) for line in status)
        return int(fields["RssAnon"].split()[0])

    def processor(self):
        """The processor time of its threads, in seconds."""
        folder, spent = f"/proc/{self.process.pid}/task", 0
        for thread in os.listdir(folder):
            with open(f"{folder}/{thread}/schedstat") as schedule:
                spent += int(schedule.read().split()[0])
        return spent / 1e9

    def rests(self):
        """Waits until it has done what it does while nobody asks, such as reading words and texts."""
        spent = None
        while spent != (now := self.processor()):
            spent = now
            time.sleep(0.5)
