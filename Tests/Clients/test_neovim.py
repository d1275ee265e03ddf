"""Neovim with Editors/neovim, at a keyboard and a screen."""

import os
import subprocess

import pytest

from conftest import EDITORS, lines_to_copy, snippets, types_prose
from terminal import ESCAPE, RETURN, RIGHT, control

# Another Neovim than the one on the PATH.
NEOVIM = os.environ.get("NEOVIM", "nvim")

WATCHED = """
vim.opt.swapfile = false
vim.api.nvim_create_autocmd('User', {
  pattern = 'InklingAttach',
  command = 'let g:ready = get(g:, "ready") + 1 | set laststatus=2 | let &statusline = "ready " .. g:ready',
})
"""
# Each state of the screen: the line up to the cursor and the grey text behind it.
DRAWN = """
local drawn = assert(io.open('drawn', 'a'))
vim.api.nvim_set_decoration_provider(vim.api.nvim_create_namespace('drawn'), {
  on_win = function(_, window, buffer)
    local cursor = vim.api.nvim_win_get_cursor(window)
    local line = vim.api.nvim_buf_get_lines(buffer, cursor[1] - 1, cursor[1], false)[1]
    local ghosts = vim.api.nvim_get_namespaces().inkling
    local marks = vim.api.nvim_buf_get_extmarks(buffer, ghosts, 0, -1, { details = true })
    local ghost = marks[1] and marks[1][4].virt_text[1][1] or ''
    drawn:write(vim.json.encode({ line:sub(1, cursor[2]), ghost }), '\\n')
    drawn:flush()
  end,
})
"""


def neovim_on(desk, setup, more=""):
    start = f"require('inkling').setup({setup})" + more
    init = desk.write("init.lua", WATCHED + lines_to_copy("neovim", "lua") + start)
    return desk.opens(NEOVIM, "-u", init, "letter.txt")


KEYS = "keys = { accept_word = '<C-F>', callouts = '<C-G>', next = '<C-S>', suggestion = '<C-T>%d' }"


@pytest.fixture
def neovim(desk):
    with neovim_on(desk, "{" + KEYS + "}") as editor:
        editor.shows("ready")
        yield editor


@pytest.fixture
def quiet_neovim(desk):
    """Without ghost text: what the screen shows is in the text or in a menu."""
    with neovim_on(desk, "{ ghost = false }") as editor:
        editor.shows("ready")
        yield editor


def save_and_quit(desk, editor):
    """Leaves as a person does; nothing of the server may stay behind."""
    processes = editor.descendants()
    editor.press(ESCAPE, ":wq", RETURN)
    assert editor.ends() == 0
    assert desk.server_ends(processes)[-1:] == ["0"]


def test_a_suggestion_is_taken_from_the_menu(desk, quiet_neovim):
    quiet_neovim.press("iI am goi")
    quiet_neovim.press(control("x"), control("o"))
    quiet_neovim.shows("I am going")
    quiet_neovim.press(" home")
    quiet_neovim.shows("I am going home")
    save_and_quit(desk, quiet_neovim)
    desk.reads("letter.txt", "I am going home\n")


def test_a_missing_apostrophe_is_put_right_from_the_menu(desk, quiet_neovim):
    quiet_neovim.press("iDont")
    quiet_neovim.press(control("x"), control("o"))
    quiet_neovim.shows("Don't")
    save_and_quit(desk, quiet_neovim)
    desk.reads("letter.txt", "Don't\n")


def test_ghost_text_shows_and_is_taken_by_the_right_arrow(desk, neovim):
    neovim.press("iI am goi")
    neovim.shows("I am going")
    neovim.press(RIGHT)
    save_and_quit(desk, neovim)
    assert (desk.folder / "letter.txt").read_text().startswith("I am going")


def test_ghost_text_is_taken_word_by_word(desk, neovim):
    neovim.press("iI am goi")
    neovim.shows("I am going")
    neovim.press(control("f"))
    save_and_quit(desk, neovim)
    desk.reads("letter.txt", "I am going\n")


def test_ghost_text_that_is_not_taken_leaves_no_trace(desk, neovim):
    neovim.press("iI am goi")
    neovim.shows("I am going")
    save_and_quit(desk, neovim)
    desk.reads("letter.txt", "I am goi\n")


def test_a_word_taken_is_one_step_of_undo(desk, neovim):
    neovim.press("iI am goi")
    neovim.shows("I am going")
    neovim.press(control("f"), " home", ESCAPE, "uu")
    neovim.hides("I am going")
    save_and_quit(desk, neovim)
    desk.reads("letter.txt", "I am goi\n")


def test_another_way_to_go_on_is_shown_on_demand(desk):
    with neovim_on(desk, "{ ghost = false, " + KEYS + "}") as editor:
        editor.shows("ready")
        editor.press("iI am goi", control("s"))
        editor.shows("I am going")
        editor.press(control("f"))
        save_and_quit(desk, editor)
    desk.reads("letter.txt", "I am going\n")


@pytest.mark.timeout(150)
def test_no_ghost_text_is_stale_however_fast_one_types(desk):
    tap = desk.taps()
    with neovim_on(desk, "{}", DRAWN) as editor:
        editor.shows("ready")
        editor.press("i")
        types_prose(editor, tap, desk.folder / "drawn")


def test_a_server_that_breaks_down_is_started_again_with_the_text(desk, neovim):
    neovim.press("iI am tired. ")
    neovim.shows("I am tired.")
    desk.kills_the_server(neovim)
    neovim.shows("Inkling broke down and is started again")
    neovim.press(ESCAPE)
    neovim.shows("ready 2")
    neovim.press("aI am goi")
    neovim.shows("I am going")
    save_and_quit(desk, neovim)
    desk.reads("letter.txt", "I am tired. I am goi\n")


@pytest.mark.parametrize("bar", ["floating", "winbar"])
def test_a_suggestion_is_taken_from_the_bar_in_one_step_of_undo(desk, bar):
    with neovim_on(desk, f"{{ ghost = false, bar = '{bar}', {KEYS} }}") as editor:
        editor.shows("ready")
        editor.press("iI am goi")
        editor.shows("1 going")
        editor.press(control("t"), "1home", ESCAPE)
        editor.hides("1 ")
        editor.press(":w", RETURN)
        desk.reads("letter.txt", "I am going home\n")
        editor.press("uu")
        editor.hides("going")
        save_and_quit(desk, editor)
    desk.reads("letter.txt", "I am goi\n")


def test_a_slip_is_put_right_at_the_word_end_and_taken_back(desk):
    settings = "{ ghost = false, settings = { autocorrect = 'apply' } }"
    with neovim_on(desk, settings) as editor:
        editor.shows("ready")
        editor.press("iI think teh ")
        editor.shows("I think the")
        editor.press(ESCAPE, ":InklingRevert", RETURN)
        editor.shows("I think teh")
        editor.press(":w", RETURN)
        desk.reads("letter.txt", "I think teh \n")
        save_and_quit(desk, editor)


def test_a_slip_put_right_comes_back_by_one_step_of_undo(desk):
    settings = "{ ghost = false, settings = { autocorrect = 'apply' } }"
    with neovim_on(desk, settings) as editor:
        editor.shows("ready")
        editor.press("iI think teh ")
        editor.shows("I think the")
        editor.press("cat", ESCAPE, "uu")
        editor.shows("I think teh")
        save_and_quit(desk, editor)
    desk.reads("letter.txt", "I think teh \n")


def test_a_ghost_yields_to_the_menu(desk, neovim):
    neovim.press("iI am goi")
    neovim.shows("I am going")
    neovim.press(control("g"))
    neovim.shows("î")
    neovim.hides("I am going")
    neovim.press(control("e"))
    save_and_quit(desk, neovim)
    desk.reads("letter.txt", "I am goi\n")


def test_health_says_what_is_there(desk, neovim):
    neovim.press(":checkhealth inkling", RETURN)
    neovim.shows("it serves 1 buffer")


def test_what_neovim_brings_is_used(desk):
    """As Neovim 0.12 has it; here it only notes what it was asked."""
    recorded = """
vim.lsp.inline_completion = { enable = function(on, where) vim.g.inline = on and where.bufnr end }
vim.lsp.on_type_formatting = { enable = function(on, where) vim.g.typing = on and where.client_id end }
"""
    init = desk.write("init.lua", WATCHED + recorded + lines_to_copy("neovim", "lua") + "require('inkling').setup({ ghost = 'native' })")
    with desk.opens(NEOVIM, "-u", init, "letter.txt") as editor:
        editor.shows("ready")
        editor.press(":echo 'native' g:inline g:typing", RETURN)
        editor.shows("native 1 1")


def test_the_help_file_has_its_tags_and_every_map_and_command(desk):
    help_file = desk.write("doc/inkling.txt", (EDITORS / "neovim/doc/inkling.txt").read_text())
    subprocess.run([NEOVIM, "--headless", "-u", "NONE", "+helptags doc", "+qa"], cwd=desk.folder, check=True, timeout=50)
    tags = (desk.folder / "doc/tags").read_text()
    assert (EDITORS / "neovim/doc/tags").read_text() == tags
    assert "inkling-settings" in tags
    code = "".join(path.read_text() for path in (EDITORS / "neovim/lua").rglob("*.lua"))
    for word in ("Learn", "Unlearn", "Ignore", "Actions", "Callouts", "Revert", "Restart", "Prediction"):
        assert f"'Inkling{word}'" in code
        assert f":Inkling{word}" in tags
    assert all(len(line) < 79 for line in help_file.read_text().splitlines())


def test_the_page_shows_lines_that_work(desk):
    """All in one file, in their order."""
    lines = "\n".join(snippets("neovim", "lua"))
    init = desk.write("init.lua", lines + "\nprint('all ' .. 'ran')")
    with desk.opens(NEOVIM, "-u", init, "letter.txt") as editor:
        editor.shows("all ran")


def test_the_right_arrow_moves_where_no_ghost_text_shows(desk, neovim):
    neovim.press("iab", ESCAPE, "0i", RIGHT, "-")
    save_and_quit(desk, neovim)
    desk.reads("letter.txt", "a-b\n")


def test_a_misspelt_word_is_replaced_by_a_code_action(desk, quiet_neovim):
    quiet_neovim.press("iI will recieve it", ESCAPE, "2b:InklingActions", RETURN)
    quiet_neovim.shows("Replace with “receive”")
    quiet_neovim.press("1", RETURN)
    quiet_neovim.shows("I will receive it")
    save_and_quit(desk, quiet_neovim)
    desk.reads("letter.txt", "I will receive it\n")


def test_an_unknown_word_is_marked_where_that_is_set(desk):
    marks = "{ ghost = false, settings = { diagnostics = { unknownWords = 'warning' } } }"
    with neovim_on(desk, marks) as editor:
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
    save_and_quit(desk, neovim)
    desk.reads("letter.txt", "café\n")


def test_a_variant_of_the_letter_before_the_cursor_is_in_the_menu(desk, neovim):
    neovim.press("icafe", control("g"))
    neovim.shows("è")
    for variant in ("cafè", "café"):
        neovim.press(control("n"))
        neovim.shows(variant)
    neovim.press(control("y"))
    save_and_quit(desk, neovim)
    desk.reads("letter.txt", "café\n")


def test_a_word_is_learned_and_then_offered(desk, quiet_neovim):
    quiet_neovim.press("iMy zorbling", ESCAPE, ":InklingLearn", RETURN)
    quiet_neovim.shows("is learned")
    quiet_neovim.press("oA zorb", control("x"), control("o"))
    quiet_neovim.shows("A zorbling")
    save_and_quit(desk, quiet_neovim)
    desk.reads("letter.txt", "My zorbling\nA zorbling\n")


def test_text_beyond_the_basic_plane_moves_no_column(desk, quiet_neovim):
    quiet_neovim.press("i🎈 Dont")
    quiet_neovim.press(control("x"), control("o"))
    quiet_neovim.shows("Don't")
    save_and_quit(desk, quiet_neovim)
    desk.reads("letter.txt", "🎈 Don't\n")
