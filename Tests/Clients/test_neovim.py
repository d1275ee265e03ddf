"""Neovim with Editors/neovim: what is specific to it."""

import pytest

from conftest import lines_to_copy, snippets
from terminal import ESCAPE, RETURN, control
from vi import QUIET, Neovim, save_and_quit


def test_health_reports_what_is_installed(desk):
    with Neovim().serves(desk, {}) as editor:
        editor.press(":checkhealth inkling", RETURN)
        editor.shows("it serves 1 buffer")


def test_health_does_not_ask_a_program_that_only_starts_it(desk):
    start = f"require('inkling').setup({{ cmd = {{ 'env', 'A=1', '{desk.inkling}' }} }})"
    init = desk.write("init.lua", Neovim.watched + lines_to_copy("neovim", "lua") + start)
    with desk.opens(Neovim.program, "-u", init, "letter.txt") as editor:
        editor.shows("ready")
        editor.press(":checkhealth inkling", RETURN)
        editor.shows("starts it: env A=1")
        editor.shows("it serves 1 buffer")
        editor.hides("reports problems")


def test_neovims_own_ghost_text_is_used_but_not_its_corrections(desk):
    """As in Neovim 0.12; here it only records the calls. Its own correction would be no undo step."""
    recorded = """
vim.lsp.inline_completion = { enable = function(on, where) vim.g.inline = on and where.bufnr end }
vim.lsp.on_type_formatting = { enable = function(on, where) vim.g.typing = not on and where.client_id end }
"""
    init = desk.write("init.lua", Neovim.watched + recorded + lines_to_copy("neovim", "lua") + "require('inkling').setup({ ghost = 'native' })")
    with desk.opens(Neovim.program, "-u", init, "letter.txt") as editor:
        editor.shows("ready")
        editor.press(":echo 'native' g:inline g:typing", RETURN)
        editor.shows("native 1 1")


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["unix", "dos"])
def test_carriage_returns_within_lines_shift_nothing(desk, end):
    letter = desk.folder / "letter.txt"
    letter.write_bytes(f"one\rtwo{end}We recieve it.\r{end}Dont{end}".encode())
    with Neovim().serves(desk, {"ghost": False, "settings": {"autocorrect": "apply"}}) as editor:
        editor.press("GA", control("x"), control("o"))
        editor.shows("Don't")
        editor.press(ESCAPE, "kA I saw teh ")
        editor.shows("I saw the")
        editor.press(ESCAPE)
        save_and_quit(desk, editor)
    assert letter.read_bytes() == f"one\rtwo{end}We recieve it.\r I saw the {end}Don't{end}".encode()


@pytest.mark.parametrize("format", ["dos", "unix"])
def test_the_format_of_a_file_may_change_while_it_is_open(desk, format):
    tap = desk.taps()
    desk.write("letter.txt", "Dear Anna,\nI am well.\n")
    with Neovim().serves(desk, QUIET) as editor:
        editor.press(f":set fileformat={format}", RETURN, "GoAnd you?", RETURN, "Yours,", ESCAPE, "ggdd")
        editor.hides("Dear")
        editor.rests()
    assert tap.text().splitlines() == ["I am well.", "And you?", "Yours,"]


def test_the_command_line_window_stays_open_after_an_insertion_there(desk):
    """In it, Neovim ends an insertion of `:normal` with CTRL-C, which closes it, if there are autocommands for characters."""
    with Neovim().serves(desk, {}) as editor:
        editor.press("q:iecho 7")
        editor.shows(":echo 7")
        editor.press(ESCAPE, ":normal! Ax", RETURN)
        editor.shows(":echo 7x")
        editor.press(":let g:place = getcmdwintype() | quit", RETURN)
        editor.hides("echo 7x")
        editor.press(":echo 'in' g:place", RETURN)
        editor.shows("in :")
        editor.press("iI am looking forw")
        editor.shows("forward")
        desk.sees_off(editor, ESCAPE, ":q!", RETURN)


def test_the_page_shows_lines_that_work(desk):
    """All in one file, in order, except those for Neovim's own client, which is tested where there is one."""
    lines = "\n".join(lines for lines in snippets("neovim", "lua") if "vim.lsp.config" not in lines)
    init = desk.write("init.lua", lines + "\nprint('all ' .. 'ran')")
    with desk.opens(Neovim.program, "-u", init, "letter.txt") as editor:
        editor.shows("all ran")


def test_an_unknown_word_is_marked_if_configured(desk):
    marks = {**QUIET, "settings": {"diagnostics": {"unknownWords": "warning"}}}
    with Neovim().serves(desk, marks, "vim.diagnostic.config({ virtual_text = true })") as editor:  # the default until 0.11
        editor.press("iI will recieve it", ESCAPE)
        editor.shows("is in no word list")
        editor.press(":InklingLearn recieve", RETURN)
        editor.hides("is in no word list")
        save_and_quit(desk, editor)


@pytest.mark.parametrize("marker", [".git/HEAD", ".git", ".inkling.json"])
@pytest.mark.parametrize("name", ["project", "my notes, and my project", "a;[b] project"])
def test_the_folder_with_the_repository_or_the_settings_is_the_root(desk, marker, name):
    desk.write(f"{name}/{marker}", "{}")
    desk.write(f"{name}/notes/letter.txt", "")
    init = desk.write("init.lua", Neovim.watched + lines_to_copy("neovim", "lua"))
    with desk.opens(Neovim.program, "-u", init, f"{name}/notes/letter.txt") as editor:
        editor.shows("ready")
        roots = "(vim.lsp.get_clients or vim.lsp.get_active_clients)()[1].config.root_dir"
        editor.press(f":lua print('ends in ' .. vim.fn.fnamemodify({roots}, ':t'))", RETURN)
        editor.shows(f"ends in {name}")
