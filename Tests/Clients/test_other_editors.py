"""Editors without a plug-in of ours: the files we ship for them, and the server with the capabilities they announce.

What each client supports and lacks is taken from its source; Inkling is started as its file says.
"""

import json
import os
import re
import shlex
import tomllib

import pytest

from conftest import EDITORS, snippets
from tap import UNITS
from wire import Wire


def helix():
    file = tomllib.loads((EDITORS / "helix/languages.toml").read_text())
    server = file["language-server"]["inkling"]
    assert all("inkling" in language["language-servers"] for language in file["language"])
    return server["command"], server["config"]


def kate():
    server = kate_servers()["markdown"]
    assert re.search(server["highlightingModeRegex"], "Markdown")
    return shlex.join(server["command"]), server["initializationOptions"]


def kate_servers():
    return json.loads((EDITORS / "kate/settings.json").read_text())["servers"]


def sublime():
    text = (EDITORS / "sublime/LSP.sublime-settings").read_text()
    server = json.loads(re.sub(r"^\s*//.*$", "", text, flags=re.M))["clients"]["inkling"]
    return shlex.join(server["command"]), server["initialization_options"]


def coc():
    server = json.loads((EDITORS / "coc/coc-settings.json").read_text())["languageserver"]["inkling"]
    assert "markdown" in server["filetypes"]
    return server["command"], server["initializationOptions"]


def kakoune():
    text = (EDITORS / "kakoune/inkling.kak").read_text()
    servers = tomllib.loads(re.search(r"lsp_servers %\{(.*?)\}", text, re.S)[1])
    return servers["inkling"]["command"], None


def zed():
    extension = tomllib.loads((EDITORS / "zed/extension.toml").read_text())
    assert "Markdown" in extension["language_servers"]["inkling"]["languages"]
    crate = tomllib.loads((EDITORS / "zed/Cargo.toml").read_text())
    assert crate["package"]["version"] == extension["version"]
    assert 'worktree.which("inkling")' in (EDITORS / "zed/src/lib.rs").read_text()
    own = json.loads(snippets("zed", "json")[0])["lsp"]["inkling"]
    return "inkling", own["initialization_options"]


# The encodings offered, and the completion item capabilities; Kate names no process inside a sandbox.
CLIENTS = {
    "Helix": (helix, ["utf-8", "utf-32", "utf-16"], {"insertReplaceSupport": True, "deprecatedSupport": True}, 1),
    "Kate": (kate, None, {"snippetSupport": True}, None),
    "Sublime Text LSP": (sublime, ["utf-16"], {"insertReplaceSupport": True, "labelDetailsSupport": True}, 1),
    "coc.nvim": (coc, ["utf-16"], {"snippetSupport": True, "labelDetailsSupport": True}, 1),
    "Zed": (zed, ["utf-16"], {"insertReplaceSupport": True, "labelDetailsSupport": True}, 1),
    "kak-lsp": (kakoune, ["utf-8", "utf-16"], {"documentationFormat": ["plaintext"]}, 1),
}


# Clients that filter their menu by the beginning of the label, whatever the filter text is, or show that text instead.
FILTER_BY_LABEL = {"Kate", "Zed", "Sublime Text LSP"}


@pytest.mark.parametrize("name", CLIENTS)
def test_the_shipped_file_starts_a_server_that_the_client_can_use(name, desk):
    shipped, encodings, item, process = CLIENTS[name]
    command, options = shipped()
    session = Wire(command, desk)
    capabilities = {"textDocument": {"completion": {"completionItem": item}}}
    if encodings:
        capabilities["general"] = {"positionEncodings": encodings}
    introduction = {"rootUri": None, "capabilities": capabilities, "clientInfo": {"name": name}}
    if process:
        introduction["processId"] = os.getpid()
    if options:
        introduction["initializationOptions"] = options
    answer = session.ask("initialize", introduction)["capabilities"]
    encoding = answer.get("positionEncoding", "utf-16")
    assert encoding == (encodings or ["utf-16"])[0]

    session.notify("initialized", {})
    document = {"uri": "file:///letters/a.md", "languageId": "markdown", "version": 1, "text": "🎈 Dont"}
    session.notify("textDocument/didOpen", {"textDocument": document})
    codec, width = UNITS[encoding]
    column = len("🎈 Dont".encode(codec)) // width
    place = {"textDocument": {"uri": document["uri"]}, "position": {"line": 0, "character": column}}
    found = session.ask("textDocument/completion", place)  # without a context, as in Helix
    item = next(item for item in found["items"] if item["textEdit"]["newText"] == "Don't")
    replaced = item["textEdit"].get("range") or item["textEdit"]["replace"]
    assert replaced["end"]["character"] == column
    assert column - replaced["start"]["character"] == 4
    assert item["filterText"] == "Dont"
    assert item["label"] == ("Dont → Don't" if name in FILTER_BY_LABEL else "Don't")
    assert item.get("insertText", "Don't") == "Don't"  # Kate inserts it instead of the edit's text
    actions = {**place, "range": {"start": place["position"], "end": place["position"]}}
    assert session.ask("textDocument/codeAction", {**actions, "context": {"diagnostics": [], "triggerKind": 1}})
    assert [m for m in session.heard if m.get("method") == "window/showMessage"] == []

    session.ask("shutdown")
    session.notify("exit")
    assert session.ends() == 0


def test_the_language_ids_of_kate_are_prose(desk):
    session = Wire("inkling", desk)
    session.ask("initialize", {"capabilities": {}})
    for language in kate_servers():  # the key of an entry is the language id that Kate sends
        document = {"uri": f"untitled:{language}", "languageId": language, "version": 1, "text": "I am goi"}
        session.notify("textDocument/didOpen", {"textDocument": document})
        place = {"textDocument": {"uri": document["uri"]}, "position": {"line": 0, "character": 8}}
        found = session.ask("textDocument/completion", place)["items"]
        assert "going" in [item["label"] for item in found], language
    session.ask("shutdown")
    assert session.ends() == 0
