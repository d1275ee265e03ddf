"""A language server to run alongside: completes links, shows hovers for headings, and crashes on `links.crash`."""

import os

from lsprotocol import types
from pygls.lsp.server import LanguageServer

server = LanguageServer("links", "1")


@server.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(resolve_provider=True))
def complete(parameters):
    return [types.CompletionItem(label="[[garden]]", data={"page": 7})]


@server.feature(types.COMPLETION_ITEM_RESOLVE)
def resolve(item):
    item.detail = f"page {item.data['page']}"
    return item


@server.feature(types.TEXT_DOCUMENT_HOVER)
def hover(ls, parameters):
    document = ls.workspace.get_text_document(parameters.text_document.uri)
    return types.Hover(contents=f"{len(document.source)} letters")


@server.feature(types.TEXT_DOCUMENT_DID_OPEN)
def opened(ls, parameters):
    start = types.Position(0, 0)
    mark = types.Diagnostic(types.Range(start, start), "no such page", source="links")
    uri = parameters.text_document.uri
    ls.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, [mark]))


@server.command("links.crash")
def crash(*_):
    os._exit(3)


server.start_io()
