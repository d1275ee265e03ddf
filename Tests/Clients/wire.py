"""A connection to a server, message by message: for clients that send what no library would."""

import json
import shlex
import subprocess


class Wire:
    """Starts a server and talks to it; its messages between answers are kept, or handled by a subclass."""

    def __init__(self, command, desk):
        self.process = subprocess.Popen(
            shlex.split(command), env=desk.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.last_id, self.heard = 0, []

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def notify(self, method, params=None):
        self.send({"method": method, "params": params})

    def read(self):
        length = 0
        while (line := self.process.stdout.readline().strip()) or not length:
            assert self.process.poll() is None, "the server ended"
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params=None):
        """Sends a request and returns the complete answer."""
        self.last_id += 1
        name = self.name(self.last_id)
        self.send({"id": name, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == name and "method" not in message:
                return message
            self.hears(message)

    def ask(self, method, params=None):
        """Sends a request that must not be refused, and returns the result."""
        answer = self.request(method, params)
        assert "error" not in answer, answer
        return answer["result"]

    def name(self, number):
        """The id of a request."""
        return number

    def hears(self, message):
        """Handles a message that is not the answer to the last request."""
        self.heard.append(message)

    def ends(self):
        """Ends the conversation and returns the server's exit status.

        """
        self.process.stdin.close()
        self.process.stdout.read()
        return self.process.wait(20)
