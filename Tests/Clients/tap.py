"""Recordings of what an editor and the server sent each other: which text was answered with which ghost text."""

import json
import pathlib

PROSE = (
    "I am going to write a few lines about the garden, because it's been a long time. The tomatoes have "
    "been doing very well this year, and I don't know what to do with all of them. Would you like to come "
    "over on Saturday and take some home with you? Please let me know as soon as you can. Thank you!"
)

# Code units of a position's character, by the negotiated encoding: codec and bytes per unit.
UNITS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}


def frames(path):
    """The messages in a recorded stream, as far as it is complete."""
    data = path.read_bytes()
    while data:
        header, found, rest = data.partition(b"\r\n\r\n")
        length = int(header.partition(b":")[2].split(b"\r\n")[0]) if found else 0
        if not found or len(rest) < length:
            return
        yield json.loads(rest[:length])
        data = rest[length:]


def offset(text, position, unit):
    """The index in the text of a position whose characters are counted in code units."""
    codec, width = unit
    lines = text.split("\n")
    row, units = position["line"], position["character"] * width
    column = len(lines[row].encode(codec)[:units].decode(codec)) if row < len(lines) else 0
    return sum(len(line) + 1 for line in lines[:row]) + column


def changed(text, message, unit):
    """The text after a message of the editor, if that opens or changes it."""
    method, parameters = message.get("method"), message.get("params")
    if method == "textDocument/didOpen":
        return parameters["textDocument"]["text"]
    for change in parameters["contentChanges"] if method == "textDocument/didChange" else []:
        start, end = 0, len(text)
        if "range" in change:
            start, end = offset(text, change["range"]["start"], unit), offset(text, change["range"]["end"], unit)
        text = text[:start] + change["text"] + text[end:]
    return text


class Tap:
    """Two recordings: of what the editor wrote and of what the server wrote."""

    def __init__(self, folder):
        self.said, self.answered = folder / "said", folder / "answered"

    def program(self, inkling, exits):
        """A script that runs the server with both streams recorded.

        An editor that is tired of waiting asks it to end, and a terminal that closes does so, too: it goes on until the
        server has ended.
        """
        recorder = "(trap '' HUP TERM; exec tee \"%s\")"
        return (
            f'#!/bin/bash\ntrap : HUP TERM\n{recorder % self.said} | "{inkling}" "$@" | {recorder % self.answered}\n'
            f's=${{PIPESTATUS[1]}}; echo $s >> "{exits}"; exit $s\n'
        )

    def answers(self):
        """The server's answers by id."""
        return {m["id"]: m for m in frames(self.answered) if "id" in m and "method" not in m}

    def states(self):
        """Each message of the editor, the text as told up to there, and the unit that positions are counted in."""
        text, unit = "", UNITS["utf-16"]
        for message in frames(self.said):
            if message.get("method") == "initialize":
                capabilities = self.answers()[message["id"]]["result"]["capabilities"]
                unit = UNITS[capabilities.get("positionEncoding", "utf-16")]
            text = changed(text, message, unit)
            yield message, text, unit

    def text(self):
        """The text of the one document as the server knows it."""
        return list(self.states())[-1][1]

    def documents(self):
        """The texts of all open documents as the server knows them, by file name."""
        texts = {}
        for message, _, unit in self.states():
            method = message.get("method", "")
            if method.startswith("textDocument/did"):
                name = message["params"]["textDocument"]["uri"].rpartition("/")[2]
                texts[name] = changed(texts.get(name, ""), message, unit)
                if method == "textDocument/didClose":
                    del texts[name]
        return texts

    def offers(self):
        """The ghost text for each line up to the cursor that was requested and answered: {line: ghost}."""
        answers, found = self.answers(), {}
        for message, text, unit in self.states():
            parameters = message.get("params")
            if message.get("method") == "inkling/autocomplete":
                line = text[: offset(text, parameters["position"], unit)].rpartition("\n")[2]
                answer = answers.get(message["id"], {}).get("result")
                if answer and "inlinePrediction" in parameters["want"]:
                    found[line] = ghost_of(answer)
        return found


def ghost_of(answer):
    prediction = answer["inlinePrediction"]
    return "".join(part["text"] for part in prediction["parts"]) if prediction else ""


def seen(path):
    """What an editor drew, one state per line of the file: [line up to the cursor, gray text after it]."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def strays(drawn, offers):
    """The states without a matching answer: gray text must be what was offered for exactly the text before it, or the
    rest of an earlier offer whose letters were typed.
    """
    def stands(line, ghost):
        return any(
            offers.get(line[:length], "") == line[length:] + ghost
            for length in range(len(line), -1, -1)
        )
    return [state for state in drawn if state[1] and not stands(*state)]
