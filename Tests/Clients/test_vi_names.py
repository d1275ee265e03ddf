"""Vim and Neovim with a buffer that gets a name, a new name, or another file type."""

import json
import re

import pytest

from conftest import wait
from tap import frames
from terminal import ESCAPE, RETURN, control
from vi import QUIET, Neovim, Vim, save_and_quit

APPLIES = {**QUIET, "settings": {"autocorrect": "apply"}}


@pytest.fixture(params=[Vim, Neovim], ids=lambda kind: kind.name)
def kind(request):
    return request.param()


def told(tap, method):
    """The notifications of a method for documents, by the ends of their URIs."""
    documents = [m["params"]["textDocument"] for m in frames(tap.said) if m.get("method") == f"textDocument/{method}"]
    return [(document["uri"].rpartition("/")[2], document.get("languageId")) for document in documents]


def corrects_and_suggests(editor):
    """Inkling corrects and completes the text typed on a new line."""
    editor.rests()
    editor.press("oI saw teh ")
    editor.rests()
    editor.shows("I saw the")
    editor.press("dog. I am goi", control("x"), control("o"))
    editor.shows("I am going")
    editor.press(control("y"), ESCAPE)
    editor.hides("INSERT")


def write_and_leave(editor):
    """With a tap, the exit status of the server is its own matter."""
    editor.press(":wq", RETURN)
    assert editor.ends() == 0


NEW_NAMES = [":saveas b.txt", ":saveas! b.txt", ":file b.txt", ":w | file b.txt | w"]


@pytest.mark.parametrize("rename", NEW_NAMES)
def test_a_renamed_buffer_is_still_served(desk, kind, rename):
    tap = desk.taps()
    with kind.serves(desk, APPLIES) as editor:
        editor.press("iA first line.", ESCAPE, ":w", RETURN)
        desk.reads("letter.txt", "A first line.\n")
        editor.press(rename, RETURN)
        corrects_and_suggests(editor)
        editor.hides("Inkling:")
        editor.press(":w!", RETURN)
        desk.reads("b.txt", "A first line.\nI saw the dog. I am going\n")
        corrects_and_suggests(editor)
        write_and_leave(editor)
    assert told(tap, "didOpen") == [("letter.txt", "text"), ("b.txt", "text")]
    assert told(tap, "didClose")[0] == ("letter.txt", None)
    assert {name for name, _ in told(tap, "didChange")} == {"letter.txt", "b.txt"}


@pytest.mark.parametrize("leave", [[":bd b.txt"], [":b b.txt", ":e!", ":b letter.txt"]])
def test_a_buffer_is_still_served_when_one_that_had_its_name_is_closed(desk, kind, leave):
    with kind.serves(desk, APPLIES) as editor:
        editor.press("iA first line.", ESCAPE, ":w", RETURN)
        desk.reads("letter.txt", "A first line.\n")
        editor.press(":saveas b.txt", RETURN, ":e letter.txt", RETURN)
        for command in leave:
            editor.press(command, RETURN)
        corrects_and_suggests(editor)
        save_and_quit(desk, editor)


def test_text_typed_under_another_name_is_learned_under_it(desk, kind):
    with kind.serves(desk, QUIET) as editor:
        editor.press(":file b.txt", RETURN, "iWe were looking forward to the letter. It came.", ESCAPE)
        save_and_quit(desk, editor)
    assert "b.txt" in desk.learned_texts()
    assert "letter.txt" not in desk.learned_texts()


def test_a_buffer_that_gets_its_first_name_is_still_served(desk, kind):
    tap = desk.taps()
    with kind.serves(desk, APPLIES) as editor:
        editor.press(":enew | set filetype=text", RETURN)
        corrects_and_suggests(editor)
        editor.press(":w b.txt", RETURN)
        desk.reads("b.txt", "\nI saw the dog. I am going\n")
        corrects_and_suggests(editor)
        write_and_leave(editor)
    assert told(tap, "didOpen")[2:] == [("b.txt", "text")]
    assert told(tap, "didSave") == [("b.txt", None)] * 2
    assert "b.txt" in desk.learned_texts()


def test_a_private_buffer_that_gets_its_first_name_is_still_private(desk, kind):
    with kind.serves(desk, QUIET) as editor:
        editor.press(":enew | set filetype=text", RETURN, ":InklingPrivate", RETURN)
        editor.shows("Inkling learns nothing")
        editor.press(":w b.txt", RETURN, "iWe were looking forward to the letter. It came.", ESCAPE)
        save_and_quit(desk, editor)
    assert ".txt" not in desk.learned_texts()


def test_two_buffers_that_swap_their_names_are_not_mixed_up(desk, kind):
    with kind.serves(desk, APPLIES) as editor:
        editor.press("iOne.", ESCAPE, ":w", RETURN, ":file b.txt", RETURN, ":w", RETURN, ":e letter.txt", RETURN)
        corrects_and_suggests(editor)
        editor.press(":w", RETURN, ":e b.txt", RETURN)
        desk.reads("letter.txt", "One.\nI saw the dog. I am going\n")
        corrects_and_suggests(editor)
        save_and_quit(desk, editor)
    desk.reads("b.txt", "One.\nI saw the dog. I am going\n")


def test_two_buffers_without_a_name_are_not_mixed_up(desk, kind):
    with kind.serves(desk, APPLIES) as editor:
        editor.press(":enew | set filetype=text", RETURN, "iI saw teh ")
        editor.shows("I saw the")
        editor.press("dog.", ESCAPE, ":new | set filetype=text", RETURN, "iWe like taht ")
        editor.shows("We like that")
        editor.press("cat.", ESCAPE, ":wincmd p", RETURN, "ofor teh ")
        editor.shows("for the")
        editor.press("bird.", ESCAPE, ":wincmd p | InklingRevert", RETURN)
        editor.shows("We like taht cat.")
        editor.press(":ls!", RETURN)
        editor.shows("line ")
        assert not [line for line in editor.lines() if re.match(r'  \d.*"(/|untitled.*)"', line)]
        editor.press(RETURN, ":w b.txt | wincmd p | w c.txt", RETURN)
        desk.reads("b.txt", "We like taht cat.\n")
        desk.reads("c.txt", "I saw the dog.\nfor the bird.\n")


def test_a_buffer_that_becomes_a_program_is_released(desk, kind):
    """And attached again once it is prose."""
    tap = desk.taps()
    with kind.serves(desk, APPLIES) as editor:
        editor.press("iA first line.", ESCAPE, ":set filetype=python", RETURN)
        wait(lambda: told(tap, "didClose"))
        editor.press("o# recieved teh dog wiht x = thier. ", ESCAPE)
        editor.shows("# recieved teh dog wiht x = thier.")
        editor.rests()
        editor.press(":w", RETURN)
        desk.reads("letter.txt", "A first line.\n# recieved teh dog wiht x = thier. \n")
        assert "dog" not in json.dumps(list(frames(tap.said)))
        assert told(tap, "didSave") == []
        editor.press(":set filetype=markdown", RETURN)
        corrects_and_suggests(editor)
        write_and_leave(editor)
    assert told(tap, "didOpen") == [("letter.txt", "text"), ("letter.txt", "markdown")]


def test_a_released_buffer_has_no_key_of_inkling(desk, kind):
    with kind.serves(desk, {**QUIET, **kind.keys}) as editor:
        editor.press(":set filetype=python", RETURN)
        editor.press(":echo 'left' len(maparg('<C-F>', 'i', 0, 1)) exists(':InklingLearn') &omnifunc =~ 'nkling'", RETURN)
        editor.shows("left 0 0 0")


def test_a_buffer_with_another_prose_file_type_is_another_document(desk, kind):
    tap = desk.taps()
    with kind.serves(desk, APPLIES) as editor:
        editor.press("iA first line.", ESCAPE, ":set filetype=markdown", RETURN)
        corrects_and_suggests(editor)
        write_and_leave(editor)
    assert told(tap, "didOpen") == [("letter.txt", "text"), ("letter.txt", "markdown")]
    assert told(tap, "didClose")[0] == ("letter.txt", None)
