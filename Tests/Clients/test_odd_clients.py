"""Random clients, one per seed: the server's answers must fit the protocol, the client and its text."""

import json
import re

import pytest

from odd import CALLOUT, ENDINGS, HABITS, OddClient
from tap import PROSE

SEEDS = range(16)
KEYS = 60
TEXT = "# Ä letter to 🎈 Zoë\n\nDont beleive teh cat, e.g. 👩‍👩‍👧: it was\n`code` and naïve.\n"
ODD = ["🎈", "é", "e\u0301", " ", "teh "]


def completes(client, cursor):
    """The menu: each item fits the typed text, and one is accepted."""
    params = client.place(cursor)
    if context := client.habits["completion context"]:
        params["context"] = context
    items = client.asks("textDocument/completion", params)["items"]
    can = ("textDocument", "completion", "completionItem")
    for item in items:
        edit = item["textEdit"]
        assert ("insert" in edit) <= client.does(*can, "insertReplaceSupport")
        assert ("labelDetails" in item) <= client.does(*can, "labelDetailsSupport")
        assert ("insertTextMode" in item) <= (client.can(*can, "insertTextModeSupport", "valueSet") is not None)
        # Neovim 0.11 cannot send back a number that it received with a fraction.
        json.loads(json.dumps(item), parse_float=pytest.fail)
        start, end = client.span(edit.get("insert") or edit["range"])
        assert client.text[start:cursor] == item["filterText"] and end >= cursor
        if "replace" in edit:
            assert client.span(edit["replace"])[0] == start
            assert client.span(edit["replace"])[1] >= end
        assert item["sortText"] == sorted(other["sortText"] for other in items)[items.index(item)]
    if not items:
        return cursor
    item = client.draw.choice(items)
    resolved = client.asks("completionItem/resolve", item)
    documented = resolved.pop("documentation")
    assert resolved == item
    if isinstance(documented, dict):
        assert documented["kind"] in client.can(*can, "documentationFormat")
    start, end = client.span(item["textEdit"].get("replace") or item["textEdit"]["range"])
    return client.replaces(start, end, item["textEdit"]["newText"])


def goes_on(client, cursor):
    """Ghost text begins with the text in its range."""
    answer = client.asks(
        "textDocument/inlineCompletion",
        {**client.place(cursor), "context": {"triggerKind": client.draw.choice([0, 1])}},
    )
    for item in (answer or {"items": []})["items"]:
        start, end = client.span(item["range"])
        assert start <= cursor <= end and not ENDINGS.search(client.text[start:end])
        assert item["insertText"].startswith(client.text[start:end])
    return client.replaces(start, end, item["insertText"]) if answer else cursor


def formats(client, cursor):
    """A correction at the end of a word never changes the typed character, nor another line."""
    if not client.formats:
        return cursor
    options = {"tabSize": 4, "insertSpaces": True}
    params = {**client.place(cursor), "ch": client.text[cursor - 1 : cursor], "options": options}
    for edit in client.asks("textDocument/onTypeFormatting", params) or []:
        start, end = client.span(edit["range"])
        assert end <= cursor and not ENDINGS.search(client.text[start:end])
        cursor = client.replaces(start, end, edit["newText"]) + cursor - end
    return cursor


def acts(client, cursor):
    """Code actions of every kind; a random one is performed, in the way that this client can."""
    at = client.position(cursor)
    context = {"diagnostics": client.marks.get(client.opened, [])[:1]}
    context |= client.draw.choice([{}, {"only": ["quickfix"]}, {"only": [CALLOUT]}, {"triggerKind": 1}])
    params = {"textDocument": {"uri": client.uri}, "range": {"start": at, "end": at}, "context": context}
    actions = client.asks("textDocument/codeAction", params)
    literal = isinstance(client.can("textDocument", "codeAction", "codeActionLiteralSupport"), dict)
    for action in actions:
        assert isinstance(action.get("command"), str) != literal
    if not actions:
        return cursor
    action = client.draw.choice(actions)
    if action.get("edit"):
        client.applies(action["edit"])
    command = action if not literal else action.get("command")
    if command:
        client.asks("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
    return min(cursor, len(client.text))


def checks(client, cursor):
    """Diagnostics: each is on the word that it names."""
    if not client.pulls:
        return cursor
    asked = {"textDocument": {"uri": client.uri}, "identifier": "inkling"}
    report = client.asks("textDocument/diagnostic", asked)
    for mark in report["items"]:
        start, end = client.span(mark["range"])
        assert f"“{client.text[start:end]}”" in mark["message"]
    return cursor


def moves(client, cursor):
    places = [at for at in range(len(client.text) + 1) if client.text[at - 1 : at + 1] != "\r\n"]
    return client.draw.choice(places)


def deletes(client, cursor):
    start = max(0, cursor - client.draw.randint(1, 5))
    if client.text[start - 1 : start + 1] == "\r\n":
        start -= 1
    return client.replaces(start, cursor, "")


def renames(client, cursor):
    """Closed and reopened under another name, as editors do; or opened twice, as none should."""
    old = client.uri
    if client.draw.random() < 0.7:
        client.notify("textDocument/didClose", {"textDocument": {"uri": old}})
    client.opens(client.text, f"{client.draw.randrange(9)}%20ä.md")
    return cursor


def fidgets(client, cursor):
    """Useless messages: finished requests cancelled, traces, documents never opened, unknown methods."""
    client.notify("$/cancelRequest", {"id": client.name(client.last_id)})
    client.notify("$/cancelRequest", {"id": "never asked"})
    client.notify("$/setTrace", {"value": "verbose"})
    client.notify("textDocument/willSave", {"textDocument": {"uri": client.uri}, "reason": 1})
    client.notify("textDocument/didSave", {"textDocument": {"uri": client.uri}})
    client.notify("textDocument/didClose", {"textDocument": {"uri": "file:///never/opened"}})
    client.notify("notebookDocument/didOpen", {"notebookDocument": {}, "cellTextDocuments": []})
    client.notify("workspace/didChangeWatchedFiles", {"changes": []})
    client.notify("workspace/didChangeConfiguration", {"settings": client.draw.choice([None, [], {}, {"inkling": None}])})
    client.notify("$/whatever")
    client.send({"id": "no question of yours", "result": 7})
    assert client.request("textDocument/hover", client.place(cursor))["error"]["code"] == -32601
    unknown = {**client.place(cursor), "textDocument": {"uri": "file:///never/opened"}}
    assert client.request("textDocument/completion", unknown)["error"]["code"] == -32602
    beyond = {"textDocument": {"uri": client.uri}, "position": {"line": 2**31 - 1, "character": 2**31 - 1}}
    client.asks("textDocument/completion", beyond)
    return cursor


DEEDS = [completes, completes, goes_on, formats, acts, checks, moves, deletes, renames, fidgets]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_client_with_odd_habits_is_served(seed, desk):
    client = OddClient(seed, desk)
    print(client.habits)  # shown if the test fails
    client.introduces_itself()
    client.opens(TEXT.replace("\n", client.habits["line ends"]), "a.md")
    cursor = len(client.text)
    for at in range(KEYS):
        typed = PROSE[at] if at % 7 else client.draw.choice([*ODD, client.habits["line ends"]])
        cursor = client.replaces(cursor, cursor, typed)
        cursor = client.draw.choice(DEEDS)(client, cursor)
    cursor = client.replaces(len(client.text), len(client.text), client.habits["line ends"] * 2 + "I am goi")
    items = client.asks("textDocument/completion", client.place(cursor))["items"]
    assert "going" in [item["label"] for item in items]
    ended, due = client.ends_as_it_does()
    assert ended == due


TYPED = "🎈 Zoë, teh cafe is wierd, dont you think? \n- I hope you recieve\n- it befoer Friday, i know.\n"
MEANT = "🎈 Zoë, the cafe is weird, don't you think? \n- I hope you receive\n- it before Friday, I know.\n"


@pytest.mark.parametrize("changes", dict.fromkeys(HABITS["changes"]))
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
@pytest.mark.parametrize("keys", [".", r"\w+\W|."], ids=["key by key", "fast keys in one change"])
def test_typed_text_is_corrected_however_it_is_sent(keys, encoding, changes, desk):
    client = OddClient(0, desk)
    client.habits |= {"changes": changes, "says initialized": True, "root": {}, "language": "markdown"}
    client.habits |= {"options": {"autocorrect": "apply"}, "ends": "shutdown and exit"}
    client.abilities = {"general": {"positionEncodings": [encoding]}}
    client.introduces_itself()
    client.opens("", "a.md")
    cursor = 0
    for typed in re.findall(keys, TYPED, re.DOTALL):
        cursor = client.replaces(cursor, cursor, typed)
        cursor = cursor if typed[-1].isalnum() else formats(client, cursor)
    assert client.text == MEANT
    ended, due = client.ends_as_it_does()
    assert ended == due
