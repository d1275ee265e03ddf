"""`inkling wrap`: a client with one connection to Inkling and another server, either of which may exit."""

import json
import pathlib
import sys

import pytest
from lsprotocol import types
from pytest_lsp import client_capabilities, make_test_lsp_client

from conftest import EDITORS
from terminal import descendants

LINKS = pathlib.Path(__file__).parent / "neighbors" / "links.py"
LETTER = "file:///letters/a.md"


class Wrapped:
    """A client of the two, and the messages it was sent."""

    def __init__(self, client):
        self.client = client
        client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda _: None)

    @property
    def told(self):
        return [message.message for message in self.client.messages]

    @property
    def marks(self):
        return sorted(mark.message for mark in self.client.diagnostics.get(LETTER, []))

    async def greets(self):
        parameters = types.InitializeParams(
            client_capabilities("neovim@0.11"),
            initialization_options={"inkling": {"diagnostics": {"unknownWords": "hint"}}},
        )
        self.opened = await self.client.initialize_session(parameters)

    def opens(self, text):
        document = types.TextDocumentItem(LETTER, "markdown", 1, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        return {
            "text_document": types.TextDocumentIdentifier(LETTER),
            "position": types.Position(0, len(text)),
        }

    async def items(self, place):
        found = await self.client.text_document_completion_async(types.CompletionParams(**place))
        return {item.label: item for item in found.items}

    async def hears(self, count):
        while len(self.told) < count:
            await self.client.text_document_hover_async(
                types.HoverParams(types.TextDocumentIdentifier(LETTER), types.Position(0, 0))
            )


@pytest.fixture
async def wrapped(request, desk):
    client = make_test_lsp_client()
    wrapped = Wrapped(client)
    command = getattr(request, "param", [sys.executable, str(LINKS)])
    await client.start_io(str(desk.program), "wrap", "--", *command, env=desk.environment)
    await wrapped.greets()
    started = descendants(client._server.pid)
    yield wrapped
    await client.shutdown_session()
    await client.stop()
    assert desk.server_ends(started) == ["0"]


async def test_both_servers_answer_as_one(wrapped):
    assert wrapped.opened.server_info.name == f"Inkling + {pathlib.Path(sys.executable).name}"
    place = wrapped.opens("I am goi")
    items = await wrapped.items(place)
    assert {"going", "[[garden]]"} <= items.keys()
    link = await wrapped.client.completion_item_resolve_async(items["[[garden]]"])
    assert link.detail == "page 7"
    hover = await wrapped.client.text_document_hover_async(types.HoverParams(**place))
    assert hover.contents == "8 letters"


async def test_marks_of_both_stand_together(wrapped):
    place = wrapped.opens("A qwzzk garden. ")
    while len(wrapped.marks) < 2:
        await wrapped.client.text_document_hover_async(types.HoverParams(**place))
    assert "no such page" in wrapped.marks


async def test_a_crash_is_told_once_and_inkling_goes_on(wrapped):
    place = wrapped.opens("I am goi")
    command = types.ExecuteCommandParams("links.crash")
    assert await wrapped.client.workspace_execute_command_async(command) is None
    await wrapped.hears(1)
    name = pathlib.Path(sys.executable).name
    assert wrapped.told == [
        f"{name} ended with exit code 3; Inkling continues without it. Restart the server to get it back."
    ]
    items = await wrapped.items(place)
    assert "going" in items and "[[garden]]" not in items


@pytest.mark.parametrize("wrapped", [["no-such-server"]], indirect=True)
async def test_a_server_that_cannot_be_started_is_told_and_inkling_serves_alone(wrapped):
    await wrapped.hears(1)
    assert "no-such-server could not be started" in wrapped.told[0]
    assert wrapped.opened.server_info.name == "Inkling"
    assert "going" in await wrapped.items(wrapped.opens("I am goi"))


def test_the_page_for_kate_wraps_as_the_program_takes_it():
    server = json.loads((EDITORS / "kate/wrap.json").read_text())["servers"]["markdown"]
    program, *arguments = server["command"]
    assert (program, arguments[:2]) == ("inkling", ["wrap", "--"]) and arguments[2:]
    assert server["initializationOptions"]["inkling"]["suggestions"] == {"limit": 5, "labelsShowTyped": True}
