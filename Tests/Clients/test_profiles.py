"""The server with clients that present themselves as VS Code, Neovim and Emacs, by their recorded capabilities.

pytest-lsp checks each answer against the specification and the client's capabilities; its findings are warnings, which
pytest.ini turns into errors.
"""

import os

import pytest
import pytest_asyncio
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import client_capabilities, make_test_lsp_client

from terminal import descendants

PROFILES = ["visual-studio-code", "neovim@0.7", "neovim@0.11", "emacs"]
CALLOUT = "refactor.rewrite.inkling.callout"
LETTER = "file:///letters/a.txt"


@pytest_asyncio.fixture(params=PROFILES)
async def client(request, desk):
    client = make_test_lsp_client()
    client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda _: None)
    await client.start_io(str(desk.program), env=desk.environment)
    capabilities = client_capabilities(request.param)
    client.opened = await client.initialize_session(types.InitializeParams(capabilities))
    yield client
    await client.shutdown_session()
    await client.stop()
    assert desk.exits.read_text().split() == ["0"]


def write(client, text, uri=LETTER):
    """Opens a document with the text and returns the position at its end."""
    document = types.TextDocumentItem(uri=uri, language_id="plaintext", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(document))
    encoding = client.opened.capabilities.position_encoding or "utf-16"
    units = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}
    codec, width = units[getattr(encoding, "value", encoding)]
    lines = text.split("\n")
    position = types.Position(len(lines) - 1, len(lines[-1].encode(codec)) // width)
    return {"text_document": types.TextDocumentIdentifier(uri), "position": position}


async def items_at(client, place):
    found = await client.text_document_completion_async(types.CompletionParams(**place))
    return found.items


async def execute(client, command, **argument):
    parameters = types.ExecuteCommandParams(command=command, arguments=[argument])
    return await client.workspace_execute_command_async(parameters)


def field(answer, name):
    """Returns a member of an answer without a standard type."""
    return answer[name] if isinstance(answer, dict) else getattr(answer, name)


async def test_the_server_says_who_it_is_and_takes_an_encoding_the_client_offered(client):
    assert client.opened.server_info.name.lower() == "inkling"
    general = client.capabilities.general
    offered = (general and general.position_encodings) or ["utf-16"]
    chosen = client.opened.capabilities.position_encoding or "utf-16"
    assert chosen in offered


async def test_a_begun_word_is_completed_by_an_edit_over_it(client):
    place = write(client, "I am goi")
    items = await items_at(client, place)
    going = next(item for item in items if item.text_edit.new_text == "going")
    edit = going.text_edit
    replaced = getattr(edit, "range", None) or edit.replace
    assert replaced.start.character == 5
    assert replaced.end == place["position"]
    assert going.filter_text == "goi"


async def test_an_item_can_be_resolved_and_keeps_its_edit(client):
    item = (await items_at(client, write(client, "I am goi")))[0]
    resolved = await client.completion_item_resolve_async(item)
    assert resolved.label == item.label
    assert resolved.text_edit == item.text_edit


async def test_a_missing_apostrophe_is_offered_so_that_no_client_filters_it_out(client):
    items = await items_at(client, write(client, "Dont"))
    item = next(item for item in items if item.text_edit.new_text == "Don't")
    assert item.filter_text == "Dont"


async def test_columns_after_an_emoji_are_in_the_encoding_agreed(client):
    place = write(client, "🎈 Dont")
    items = await items_at(client, place)
    edit = next(item.text_edit for item in items if item.text_edit.new_text == "Don't")
    replaced = getattr(edit, "range", None) or edit.replace
    assert place["position"].character - replaced.start.character == 4


async def test_an_inline_completion_goes_on_from_what_is_typed(client):
    place = write(client, "I am goi")
    invoked = types.InlineCompletionContext(types.InlineCompletionTriggerKind.Invoked)
    answer = await client.text_document_inline_completion_async(
        types.InlineCompletionParams(**place, context=invoked)
    )
    items = getattr(answer, "items", answer)
    assert items[0].insert_text.startswith("going")
    assert items[0].range.start.character == 5


async def test_one_request_answers_all_that_a_keystroke_needs(client):
    place = write(client, "I am goi")
    answer = await client.protocol.send_request_async(
        "inkling/autocomplete",
        {
            "textDocument": {"uri": LETTER},
            "position": {"line": 0, "character": place["position"].character},
            "want": ["suggestions", "inlinePrediction", "corrections", "callouts"],
        },
    )
    texts = [field(suggestion, "text") for suggestion in field(answer, "suggestions")]
    assert "going" in texts
    assert field(answer, "version") == 1


async def test_a_letter_becomes_its_variant_by_a_code_action(client):
    place = write(client, "cafe")["position"]
    only = types.CodeActionContext(diagnostics=[], only=[CALLOUT])
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(LETTER),
            range=types.Range(types.Position(0, place.character - 1), place),
            context=only,
        )
    )
    edits = [edits_of(action, LETTER) for action in actions]
    assert "é" in [edit.new_text for edit, *_ in edits]
    assert all(edit.range.start.character == 3 for edit, *_ in edits)


def edits_of(action, uri):
    if action.edit.changes:
        return action.edit.changes[uri]
    (change,) = action.edit.document_changes
    assert change.text_document.uri == uri
    return change.edits


async def test_a_word_is_learned_offered_and_forgotten(client):
    place = write(client, "A zorb")
    assert not field(await execute(client, "inkling.wordStatus", word="zorbling"), "known")
    assert field(await execute(client, "inkling.learnWord", word="zorbling"), "changed")
    status = await execute(client, "inkling.wordStatus", word="zorbling")
    assert field(status, "known") and field(status, "learned")
    assert "zorbling" in [item.text_edit.new_text for item in await items_at(client, place)]
    assert not field(await execute(client, "inkling.learnWord", word="zorbling"), "changed")
    assert field(await execute(client, "inkling.unlearnWord", word="zorbling"), "changed")
    assert not field(await execute(client, "inkling.wordStatus", word="zorbling"), "known")


async def test_an_unknown_word_is_marked_whether_the_client_asks_or_not(client):
    settings = {"inkling": {"diagnostics": {"unknownWords": "information"}}}
    client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings))
    place = write(client, "We recieve it, `recieve` aside.")
    if client.opened.capabilities.diagnostic_provider:
        asked = types.DocumentDiagnosticParams(place["text_document"])
        marks = (await client.text_document_diagnostic_async(asked)).items
    else:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        marks = client.diagnostics[LETTER]
    assert [(mark.range.start.character, mark.source) for mark in marks] == [(3, "inkling")]


async def test_an_unknown_document_is_named_as_the_mistake(client):
    unknown = types.TextDocumentIdentifier("file:///letters/never-opened.txt")
    with pytest.raises(JsonRpcException) as mistake:
        await items_at(client, {"text_document": unknown, "position": types.Position(0, 0)})
    assert mistake.value.code == -32602
    assert len(str(mistake.value.message)) > 20


async def test_an_edit_while_typing_is_seen_by_the_next_question(client):
    write(client, "I am goi")
    change = types.TextDocumentContentChangePartial(
        range=types.Range(types.Position(0, 5), types.Position(0, 8)), text="thank yo"
    )
    document = types.VersionedTextDocumentIdentifier(version=2, uri=LETTER)
    client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))
    place = {"text_document": types.TextDocumentIdentifier(LETTER), "position": types.Position(0, 13)}
    assert "you" in [item.text_edit.new_text for item in await items_at(client, place)]


async def test_the_server_has_no_way_to_a_network(client):
    await items_at(client, write(client, "I am goi"))
    (server,) = descendants(client._server.pid)
    folder = f"/proc/{server}/fd"
    targets = [os.readlink(f"{folder}/{descriptor}") for descriptor in os.listdir(folder)]
    assert len(targets) >= 3
    assert not [target for target in targets if target.startswith("socket:")]
