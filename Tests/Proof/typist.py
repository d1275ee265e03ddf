"""A typist: a text becomes changes and requests, keystroke by keystroke, as an editor sends them."""

from server import FILE


class Typist:
    """Types at the end of a document that was opened empty."""

    def __init__(self, server, uri=FILE, language="markdown"):
        self.server, self.uri = server, uri
        self.version, self.line, self.character = 1, 0, 0
        server.opens("", uri, language)

    def place(self):
        return {"line": self.line, "character": self.character}

    def key(self, letter):
        """The change of a keystroke and the request after it, not yet sent."""
        start = self.place()
        self.version += 1
        if letter == "\n":
            self.line, self.character = self.line + 1, 0
        else:
            self.character += len(letter.encode())
        change = {"range": {"start": start, "end": start}, "text": letter}
        document = {"uri": self.uri, "version": self.version}
        return (
            self.server.notification("textDocument/didChange", textDocument=document, contentChanges=[change]),
            self.server.request("inkling/autocomplete", textDocument={"uri": self.uri}, position=self.place()),
        )

    def types(self, text):
        """Types a text, reading each answer before the next keystroke; returns the last answer.

        """
        answer = None
        for letter in text:
            self.server.sends(*self.key(letter))
            answer = self.server.answer()
            assert "result" in answer, answer
        return answer and answer["result"]

    def saves(self):
        self.server.notifies("textDocument/didSave", textDocument={"uri": self.uri})

    def closes(self):
        self.server.notifies("textDocument/didClose", textDocument={"uri": self.uri})
