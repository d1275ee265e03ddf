"""Neovim with Editors/neovim: what it does in its own way."""

import subprocess

import pytest

from conftest import EDITORS, lines_to_copy, snippets
from terminal import ESCAPE, RETURN
from vi import QUIET, Neovim, save_and_quit


@pytest.fixture
def neovim(desk):
    with Neovim().opens(desk, Neovim.keys) as editor:
        editor.shows("ready")
        yield editor


@pytest.fixture
def quiet_neovim(desk):
    with Neovim().opens(desk, QUIET) as editor:
        editor.shows("ready")
        yield editor


def test_a_server_that_breaks_down_is_started_again_with_the_text(desk, neovim):
    neovim.press("iI am tired. ")
    neovim.shows("I am tired.")
    desk.kills_the_server(neovim)
    neovim.shows("Inkling broke down and is started again")
    neovim.press(ESCAPE)
    neovim.shows("ready 2")
    neovim.press("aI am goi")
    neovim.shows("I am going")
    save_and_quit(desk, neovim, "I am tired. I am goi\n")


def test_health_says_what_is_there(desk, neovim):
    neovim.press(":checkhealth inkling", RETURN)
    neovim.shows("it serves 1 buffer")


def test_what_neovim_brings_is_used(desk):
    """As Neovim 0.12 has it; here it only notes what it was asked."""
    recorded = """
vim.lsp.inline_completion = { enable = function(on, where) vim.g.inline = on and where.bufnr end }
vim.lsp.on_type_formatting = { enable = function(on, where) vim.g.typing = on and where.client_id end }
"""
    init = desk.write("init.lua", Neovim.watched + recorded + lines_to_copy("neovim", "lua") + "require('inkling').setup({ ghost = 'native' })")
    with desk.opens(Neovim.program, "-u", init, "letter.txt") as editor:
        editor.shows("ready")
        editor.press(":echo 'native' g:inline g:typing", RETURN)
        editor.shows("native 1 1")


def test_the_help_file_has_its_tags_and_every_map_and_command(desk):
    help_file = desk.write("doc/inkling.txt", (EDITORS / "neovim/doc/inkling.txt").read_text())
    subprocess.run([Neovim.program, "--headless", "-u", "NONE", "+helptags doc", "+qa"], cwd=desk.folder, check=True, timeout=50)
    tags = (desk.folder / "doc/tags").read_text()
    assert (EDITORS / "neovim/doc/tags").read_text() == tags
    assert "inkling-settings" in tags
    code = "".join(path.read_text() for path in (EDITORS / "neovim/lua").rglob("*.lua"))
    for word in ("Learn", "Unlearn", "Ignore", "Actions", "Callouts", "Revert", "Restart", "Prediction", "Private", "Explain"):
        assert f"'Inkling{word}'" in code
        assert f":Inkling{word}" in tags
    assert all(len(line) < 79 for line in help_file.read_text().splitlines())


def test_the_page_shows_lines_that_work(desk):
    """All in one file, in their order, but those for Neovim's own client, which is tested where there is one."""
    lines = "\n".join(lines for lines in snippets("neovim", "lua") if "vim.lsp.config" not in lines)
    init = desk.write("init.lua", lines + "\nprint('all ' .. 'ran')")
    with desk.opens(Neovim.program, "-u", init, "letter.txt") as editor:
        editor.shows("all ran")


def test_a_misspelt_word_is_replaced_by_a_code_action(desk, quiet_neovim):
    quiet_neovim.press("iI will recieve it", ESCAPE, "2b:InklingActions", RETURN)
    quiet_neovim.shows("Replace with “receive”")
    quiet_neovim.press("1", RETURN)
    quiet_neovim.shows("I will receive it")
    save_and_quit(desk, quiet_neovim, "I will receive it\n")


def test_an_unknown_word_is_marked_where_that_is_set(desk):
    marks = {**QUIET, "settings": {"diagnostics": {"unknownWords": "warning"}}}
    with Neovim().opens(desk, marks) as editor:
        editor.shows("ready")
        editor.press("iI will recieve it", ESCAPE)
        editor.shows("is in no word list")
        editor.press(":InklingLearn recieve", RETURN)
        editor.hides("is in no word list")
        save_and_quit(desk, editor)


def test_a_variant_of_a_letter_is_a_code_action(desk, neovim):
    neovim.press("icafe", ESCAPE)
    neovim.press(":InklingCallouts", RETURN)
    neovim.shows("1: ")
    row = next(line for line in neovim.lines() if line.endswith("é") or "é" in line)
    neovim.press(row.strip().split(":")[0], RETURN)
    neovim.shows("café")
    save_and_quit(desk, neovim, "café\n")
