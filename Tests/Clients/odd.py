"""An odd client: its habits are drawn from a table, its text is typed at random, and it verifies everything it is told."""

import json
import os
import random
import re
from urllib.parse import quote, unquote

from lsprotocol import converters, types
from pytest_lsp import client_capabilities

from tap import UNITS
from wire import Wire

CONVERTER = converters.get_converter()
# The library's hook takes a literal with a command for a command.
CONVERTER.register_structure_hook(
    types.Command | types.CodeAction,
    lambda action, _: CONVERTER.structure(
        action, types.Command if isinstance(action.get("command"), str) else types.CodeAction
    ),
)
EVERYTHING = CONVERTER.unstructure(client_capabilities("visual-studio-code"))
CALLOUT = "refactor.rewrite.inkling.callout"
ENDINGS = re.compile("\r\n|\n|\r")

# Every habit and its variants; a seed draws one of each.
HABITS = {
    "abilities": ["null", "none", "of the wrong kind", "some", "some", "all"],
    "encodings": [None, [], ["utf-8"], ["utf-32", "utf-16"], ["utf-7", "utf-16"], ["utf-16", "utf-8"]],
    "process": [None, os.getpid()],
    "root": [
        {},
        {"rootPath": "/letters"},
        {"rootPath": None, "rootUri": None, "workspaceFolders": None},
        {"rootUri": "file:///letters"},
        {"rootUri": None, "workspaceFolders": []},
        {"workspaceFolders": [{"uri": "file:///letters", "name": "a"}, {"uri": "untitled:b", "name": "b"}]},
    ],
    "options": [None, {}, [], "none", {"diagnostics": {"unknownWords": "hint"}, "autocorrect": "apply"}],
    "says initialized": [True, True, False],
    "ids": [lambda n: n, lambda n: -n, str, lambda n: f"question {n} “é”", lambda n: 2**31 - n],
    "line ends": ["\n", "\r\n", "\r"],
    "changes": ["the whole text", "edits", "edits with lengths", "a change a letter"],
    "versions": [1, 10, None],
    "language": ["markdown", "plaintext", "git-commit", "Markdown", "never heard of"],
    "spelling of URIs": ["as opened", "as opened", "with more or fewer escapes"],
    "completion context": [None, {"triggerKind": 1}, {"triggerKind": 2, "triggerCharacter": "."}, {"triggerKind": 3}],
    "configuration": ["null", "nothing", "an object", "dotted names", "refused", "at the end", "never"],
    "ends": ["shutdown and exit", "shutdown", "exit", "neither"],
}


def thinned(abilities, draw):
    """Returns some of the capabilities."""
    if not isinstance(abilities, dict):
        return abilities
    return {name: thinned(value, draw) for name, value in abilities.items() if draw.random() < 0.6}


def spoiled(abilities):
    """Returns capabilities of which none is as it should be."""
    if isinstance(abilities, dict):
        return {name: spoiled(value) for name, value in abilities.items()}
    return [7] if isinstance(abilities, (bool, str)) else "yes"


def full(value):
    """Returns the value without null members, as absent ones may be written."""
    if isinstance(value, dict):
        return {name: full(member) for name, member in value.items() if member is not None}
    return [full(member) for member in value] if isinstance(value, list) else value


def is_shaped(message, kind):
    """Checks a message against a type of the protocol: nothing of the wrong kind, nothing that the type does not name."""
    typed = CONVERTER.unstructure(CONVERTER.structure(message, kind))
    assert full(typed) == full(message)


class OddClient(Wire):
    """What it sends is drawn by a seed; what it receives is checked at once."""

    def __init__(self, seed, desk):
        super().__init__("inkling", desk)
        self.draw = random.Random(seed)
        self.habits = {habit: self.draw.choice(ways) for habit, ways in HABITS.items()}
        self.folder = str(desk.folder / "letters")
        self.abilities = {
            "null": lambda: None,
            "none": dict,
            "of the wrong kind": lambda: spoiled(EVERYTHING),
            "some": lambda: thinned(EVERYTHING, self.draw),
            "all": lambda: EVERYTHING,
        }[self.habits["abilities"]]()
        if self.habits["encodings"] is not None and isinstance(self.abilities, dict):
            self.abilities = {**self.abilities, "general": {"positionEncodings": self.habits["encodings"]}}
        self.opened, self.version, self.text = "untitled:a", 1, ""
        self.asked, self.marks, self.is_introduced = [], {}, False

    def can(self, *path):
        """Returns what it announced for a capability."""
        found = self.abilities
        for name in path:
            found = found.get(name) if isinstance(found, dict) else None
        return found

    def does(self, *path):
        return self.can(*path) is True

    # Life cycle

    def introduces_itself(self):
        # The words of a project are written below its root.
        root = json.loads(json.dumps(self.habits["root"]).replace("/letters", self.folder))
        answer = self.asks("initialize", {
            "processId": self.habits["process"],
            "capabilities": self.abilities,
            "initializationOptions": self.habits["options"],
            "clientInfo": {"name": "odd"},
            "trace": self.draw.choice(["off", "messages", "verbose"]),
            **root,
        })
        able = answer["capabilities"]
        known = [name for name in self.can("general", "positionEncodings") or [] if name in UNITS]
        assert able["positionEncoding"] == (known or ["utf-16"])[0]
        self.codec, self.width = UNITS[able["positionEncoding"]]
        if not isinstance(self.can("textDocument", "codeAction", "codeActionLiteralSupport"), dict):
            assert able["codeActionProvider"] is True
        self.pulls = "diagnosticProvider" in able
        assert not self.pulls or self.can("textDocument", "diagnostic") is not None
        self.formats = "documentOnTypeFormattingProvider" in able
        self.is_introduced = True
        if self.habits["says initialized"]:
            self.notify("initialized", {})

    def ends_as_it_does(self):
        """Ends in its way, after answering what it postponed; returns the exit status and the expected one."""
        for message in self.asked:
            self.send({"id": message["id"], "result": [{"suggestions": {"limit": 2}}]})
        ends = self.habits["ends"]
        if ends.startswith("shutdown"):
            assert self.asks("shutdown") is None
        if ends.endswith("exit"):
            self.notify("exit")
        return self.ends(), 0 if ends.startswith("shutdown") else 1

    # Requests

    def name(self, number):
        return self.habits["ids"](number)

    def asks(self, method, params=None):
        """Makes a request for which the protocol has types."""
        answer = self.request(method, params)
        assert "error" not in answer, answer
        is_shaped(answer, types.METHOD_TO_TYPES[method][1])
        return answer["result"]

    def hears(self, message):
        """Handles a request or notification of the server: only what the client can do, and only after initialization."""
        method, params = message["method"], message.get("params")
        is_shaped(message, types.METHOD_TO_TYPES[method][0])
        if "id" not in message:
            assert method != "$/progress"
            return self.told(method, params)
        assert self.is_introduced and self.habits["says initialized"]
        if method == "workspace/configuration":
            assert self.does("workspace", "configuration")
            return self.configures(message)
        if method == "client/registerCapability":
            for registration in params["registrations"]:
                group, name = registration["method"].split("/")
                assert self.does(group, name, "dynamicRegistration"), registration
                self.formats |= name == "onTypeFormatting"
        elif method == "workspace/diagnostic/refresh":
            assert self.does("workspace", "diagnostics", "refreshSupport")
        else:
            assert method == "workspace/applyEdit" and self.does("workspace", "applyEdit")
            self.applies(params["edit"])
            return self.send({"id": message["id"], "result": {"applied": True}})
        self.send({"id": message["id"], "result": None})

    def told(self, method, params):
        if method == "textDocument/publishDiagnostics":
            assert not self.pulls
            assert "version" not in params or self.does("textDocument", "publishDiagnostics", "versionSupport")
            self.marks[params["uri"]] = params["diagnostics"]
        else:
            assert method in ("window/showMessage", "window/logMessage"), method

    def configures(self, message):
        answer = {
            "null": {"result": None},
            "nothing": {"result": []},
            "an object": {"result": [{"diagnostics": {"unknownWords": "warning"}, "suggestions": {"limit": 7}}]},
            "dotted names": {"result": [{"inkling.suggestions.limit": 7, "editor.tabSize": 2}]},
            "refused": {"error": {"code": -32601, "message": "never heard of it"}},
        }.get(self.habits["configuration"])
        if answer:
            self.send({"id": message["id"], **answer})
        elif self.habits["configuration"] == "at the end":
            self.asked.append(message)

    # The text

    @property
    def uri(self):
        """The URI of its document, in one of its spellings."""
        if self.habits["spelling of URIs"] == "as opened" or not self.opened.startswith("file:"):
            return self.opened
        plain = unquote(self.opened)
        escaped = quote(plain, safe=":/")
        lower = re.sub("%..", lambda escape: escape[0].lower(), escaped)
        return self.draw.choice([plain, escaped, lower])

    def units(self, text):
        return len(text.encode(self.codec)) // self.width

    def position(self, offset):
        before = ENDINGS.split(self.text[:offset])
        return {"line": len(before) - 1, "character": self.units(before[-1])}

    def offset(self, position):
        """Returns the offset of a position, which must be valid."""
        starts = [0] + [ending.end() for ending in ENDINGS.finditer(self.text)]
        start = starts[position["line"]]
        line = ENDINGS.split(self.text[start:])[0]
        units = line.encode(self.codec)[: position["character"] * self.width]
        assert len(units) == position["character"] * self.width, "after the end of the line"
        return start + len(units.decode(self.codec))

    def span(self, given):
        return self.offset(given["start"]), self.offset(given["end"])

    def place(self, offset):
        return {"textDocument": {"uri": self.uri}, "position": self.position(offset)}

    def opens(self, text, name):
        """Opens a document in its folder, with the file name as it is in a URI."""
        self.opened, self.text, self.version = f"file://{self.folder}/{name}", text, 1
        document = {"uri": self.opened, "languageId": self.habits["language"], "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def replaces(self, start, end, text):
        """Edits its text and reports the change in its way."""
        way = self.habits["changes"]
        pieces = list(text) if way == "a change a letter" else [text]
        changes = []
        for number, piece in enumerate(pieces or [""]):
            change = {"range": {"start": self.position(start), "end": self.position(end)}, "text": piece}
            if way == "edits with lengths":
                change["rangeLength"] = self.units(self.text[start:end])
            self.text = self.text[:start] + piece + self.text[end:]
            start = end = start + len(piece)
            changes.append({"text": self.text} if way == "the whole text" else change)
        document = {"uri": self.uri, "version": None}
        if self.habits["versions"]:
            self.version += self.habits["versions"]
            document["version"] = self.version
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": changes})
        return start

    def applies(self, edit):
        """Applies a workspace edit and sends the new text to the server, as any editor would."""
        if "documentChanges" in edit:
            assert self.does("workspace", "workspaceEdit", "documentChanges")
            (change,) = edit["documentChanges"]
            uri, edits = change["textDocument"]["uri"], change["edits"]
        else:
            ((uri, edits),) = edit["changes"].items()
        assert uri == self.opened
        for one in sorted(edits, key=lambda one: self.offset(one["range"]["start"]), reverse=True):
            self.replaces(*self.span(one["range"]), one["newText"])
