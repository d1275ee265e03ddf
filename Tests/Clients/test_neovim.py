"""Neovim with Editors/neovim, at a keyboard and a screen."""

import pytest

from conftest import lines_to_copy
from terminal import DOWN, ESCAPE, RETURN, RIGHT, control

WATCHED = """
vim.opt.swapfile = false
vim.api.nvim_create_autocmd('User', {
  pattern = 'InklingAttach', command = 'set laststatus=2 statusline=ready'
})
"""


def neovim_on(desk, setup):
    start = f"require('inkling').setup({setup})"
    init = desk.write("init.lua", WATCHED + lines_to_copy("neovim", "lua") + start)
    return desk.opens("nvim", "-u", init, "letter.txt")


@pytest.fixture
def neovim(desk):
    with neovim_on(desk, "{ keys = { accept_word = '<C-F>', callouts = '<C-G>' } }") as editor:
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
    assert desk.server_ends(processes) == ["0"]


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
