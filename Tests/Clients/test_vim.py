"""Vim with Editors/vim: what it does in its own way."""

import re
import subprocess

import pytest

from conftest import EDITORS, snippets
from tap import frames
from terminal import DOWN, ESCAPE, RETURN, control
from vi import QUIET, READ_AGAIN, Vim, learned_texts, save_and_quit


@pytest.fixture
def vim(desk):
    with Vim().opens(desk, Vim.keys) as editor:
        editor.shows("ready")
        yield editor


@pytest.fixture
def quiet_vim(desk):
    with Vim().opens(desk, QUIET) as editor:
        editor.shows("ready")
        yield editor


def test_a_buffer_that_was_emptied_goes_on(desk, quiet_vim):
    quiet_vim.press("iThis is the first line.", ESCAPE)
    quiet_vim.hides("INSERT")
    quiet_vim.press("ddiI am goi", control("x"), control("o"))
    quiet_vim.shows("I am going")
    save_and_quit(desk, quiet_vim, "I am going\n")


def test_a_server_that_breaks_down_is_started_again_with_the_text(desk, vim):
    vim.press("iI am tired. ")
    vim.shows("I am tired.")
    desk.kills_the_server(vim)
    vim.shows("broke down and is started again")
    vim.shows("ready 2")
    vim.press("I am goi")
    vim.shows("I am going")
    save_and_quit(desk, vim, "I am tired. I am goi\n")


@pytest.mark.parametrize("again", READ_AGAIN.values(), ids=READ_AGAIN)
def test_a_buffer_that_is_read_again_is_told_as_it_is(desk, again):
    tap = desk.taps()
    letter = desk.write("letter.txt", "Dear Anna,\n")
    with Vim().opens(desk, QUIET) as editor:
        editor.shows("ready")
        editor.press(again, RETURN, "GoI am at home.", ESCAPE)
        save_and_quit(desk, editor)
    told = list(frames(tap.said))
    opened = [place for place, message in enumerate(told) if message.get("method") == "textDocument/didOpen"][-1]
    changes = [message["params"]["contentChanges"][0]["text"] for message in told[opened:] if message.get("method") == "textDocument/didChange"]
    assert told[opened]["params"]["textDocument"]["text"] + "I am at home.\n" == letter.read_text()
    assert "".join(changes).count("\n") == 1


@pytest.mark.parametrize("rename", [":saveas b.txt", ":file b.txt"])
def test_a_buffer_under_another_name_is_another_document(desk, quiet_vim, rename):
    quiet_vim.press(rename, RETURN, ":InklingPrivate", RETURN)
    quiet_vim.shows("Inkling learns nothing")
    quiet_vim.press("iWe were looking forward to the letter. It came.", ESCAPE, ":w!", RETURN)
    assert ".txt" not in learned_texts(desk)
    quiet_vim.press(":InklingPrivate", RETURN)
    quiet_vim.shows("Inkling learns from this buffer again")
    quiet_vim.press("oAnd then we were going home. It rained.", ESCAPE)
    save_and_quit(desk, quiet_vim)
    assert "b.txt" in learned_texts(desk)
    assert "letter.txt" not in learned_texts(desk)


def test_a_buffer_that_gets_a_name_is_the_document_of_that_name(desk, quiet_vim):
    quiet_vim.press(":enew | set filetype=text", RETURN, ":w named.txt", RETURN, ":InklingPrivate", RETURN)
    quiet_vim.shows("Inkling learns nothing")
    quiet_vim.press(":InklingPrivate", RETURN)
    quiet_vim.shows("Inkling learns from this buffer again")
    quiet_vim.press("iWe were looking forward to the letter. It came.", ESCAPE)
    save_and_quit(desk, quiet_vim)
    assert "named.txt" in learned_texts(desk)


def test_a_buffer_is_made_private_without_a_server(desk):
    with Vim().opens(desk, {**QUIET, "command": ["sleep", "100"]}) as editor:
        editor.press(":InklingPrivate", RETURN)
        editor.shows("Inkling does not run; when it does, it learns nothing from this buffer")


def test_characters_that_end_lines_elsewhere_move_nothing(desk):
    desk.folder.joinpath("letter.txt").write_bytes(b"one\rtwo\0three\nDont\n")
    with Vim().opens(desk, QUIET) as editor:
        editor.shows("ready")
        editor.press("GA", control("x"), control("o"))
        editor.shows("Don't")
        save_and_quit(desk, editor)
    assert desk.folder.joinpath("letter.txt").read_bytes() == b"one\rtwo\0three\nDon't\n"


def test_the_help_file_has_its_tags_and_every_command(desk):
    help_file = desk.write("doc/inkling.txt", (EDITORS / "vim/doc/inkling.txt").read_text())
    subprocess.run(["vim", "-es", "-u", "NONE", "+helptags doc", "+qa"], cwd=desk.folder, check=True, timeout=50)
    tags = (desk.folder / "doc/tags").read_text()
    assert (EDITORS / "vim/doc/tags").read_text() == tags
    code = (EDITORS / "vim/autoload/inkling.vim").read_text()
    for word in ("Learn", "Unlearn", "Ignore", "Actions", "Callouts", "Revert", "Restart", "Prediction", "Private", "Explain"):
        assert f" Inkling{word} " in code
        assert f":Inkling{word}" in tags
    maps = set(re.findall(r"<Plug>\(inkling-([a-z-]+)", (EDITORS / "vim/plugin/inkling.vim").read_text()))
    assert [name for name in maps if f"<Plug>(inkling-{name}" not in help_file.read_text()] == []
    assert all(len(line) < 79 for line in help_file.read_text().splitlines())


def test_the_page_shows_lines_that_work(desk):
    """All in one file, the settings before the start."""
    first, *others = snippets("vim", "vim")
    rc = desk.write("vimrc", "\n".join([*others, first, "autocmd VimEnter * echo 'all ' .. 'ran'"]))
    with desk.opens("vim", "-N", "-u", rc, "letter.txt") as editor:
        editor.shows("all ran")


def test_a_misspelt_word_is_replaced_by_a_code_action(desk, quiet_vim):
    quiet_vim.press("iI will recieve it", ESCAPE, "2b:InklingActions", RETURN)
    quiet_vim.shows("Replace with “receive”")
    quiet_vim.press(RETURN)
    quiet_vim.shows("I will receive it")
    save_and_quit(desk, quiet_vim, "I will receive it\n")


def test_a_variant_of_a_letter_is_a_code_action(desk, vim):
    vim.press("icafe", ESCAPE)
    vim.press(":InklingCallouts", RETURN)
    vim.shows("è")
    menu = [letter for line in vim.lines() for letter in "eéèêëēęėẽĕě" if re.search(rf"\d {letter}", line)]
    vim.press(DOWN * menu.index("é"), RETURN)
    vim.shows("café")
    save_and_quit(desk, vim, "café\n")
