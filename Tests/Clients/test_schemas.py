"""The schemas of the methods, checked against the server's messages in every scripted session."""

import json
import subprocess

import pytest
from jsonschema import Draft202012Validator

from conftest import ROOT
from tap import frames

SCRIPTS = sorted((ROOT / "Tests/Sessions").glob("*.jsonrpc"))
DOCUMENT = json.loads((ROOT / "schemas/methods.schema.json").read_text())


def closed(schema):
    """Returns the schema without room for unnamed members: what we send is described completely."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: closed(value) for key, value in schema.items()}
    if "properties" in schema and schema.get("type") == "object":
        schema.setdefault("additionalProperties", False)
    return schema


def validator(schema, strict):
    whole = {**schema, "$defs": DOCUMENT["$defs"]}
    return Draft202012Validator(closed(whole) if strict else whole)


def subject(message):
    """Returns the method or command of a message and its parameters."""
    method, parameters = message.get("method"), message.get("params")
    if method == "workspace/executeCommand" and isinstance(parameters, dict):
        return parameters.get("command"), (parameters.get("arguments") or [{}])[0]
    return method, parameters


def told(path):
    """Returns the messages of a stream that may contain damaged frames on purpose: those before the damage."""
    try:
        yield from frames(path)
    except ValueError:
        return


def test_the_schemas_are_valid():
    for method in DOCUMENT["methods"].values():
        Draft202012Validator.check_schema(method["params"])
        Draft202012Validator.check_schema(method.get("result", {}))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_every_answer_of_a_session_conforms_to_its_schema(script, desk):
    # The server keeps its own process and exit status; the tees only record.
    desk.program.write_text(
        "#!/bin/bash\n"
        f'exec "{desk.inkling}" "$@" < <(exec tee "{desk.folder}/$$.said") > >(exec tee "{desk.folder}/$$.answered")\n'
    )
    command = [desk.inkling, "script", "--server", desk.program, script]
    subprocess.run(command, env=desk.environment, check=True, capture_output=True)
    for said in desk.folder.glob("*.said"):
        asked = {}
        for message in told(said):
            if isinstance(message, dict) and "id" in message and "method" in message:
                asked[message["id"]] = subject(message)
        for message in told(said.with_suffix(".answered")):
            if "method" in message:
                schema = DOCUMENT["methods"].get(message["method"])
                if schema:
                    validator(schema["params"], strict=True).validate(message["params"])
            elif "result" in message:
                name, parameters = asked.get(message["id"], (None, None))
                if schema := DOCUMENT["methods"].get(name):
                    validator(schema["params"], strict=False).validate(parameters or {})
                    validator(schema["result"], strict=True).validate(message["result"])
