#!/usr/bin/env python3
"""A complete suggestion provider for Inkling, the example of schemas/provider-protocol.md."""
import json
import sys

source, sink = sys.stdin.buffer, sys.stdout.buffer


def read():
    length = 0
    while (line := source.readline().strip()) or not length:
        if not line:
            sys.exit(0)
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return json.loads(source.read(length))


def suggestions(params):
    prefix = params["prefix"]
    return [{"text": prefix + ending, "score": score} for ending, score in (("ly", 0.9), ("er", 0.01))]


while True:
    message = read()
    if "id" not in message:
        continue  # $/cancelRequest: there is nothing to cancel
    asked = message["method"] == "suggestions"
    result = {"suggestions": suggestions(message["params"])} if asked else {"name": "endings"}
    body = json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}).encode()
    sink.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    sink.flush()
