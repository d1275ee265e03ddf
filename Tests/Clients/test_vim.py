"""Vim with Editors/vim, at a keyboard and a screen."""

import pytest

from conftest import lines_to_copy
from terminal import DOWN, ESCAPE, RETURN, RIGHT, control

WATCHED = """
set noswapfile
autocmd User InklingAttach set laststatus=2 statusline=ready
"""


def vim_on(desk, options):
    rc = desk.write("vimrc", f"{WATCHED}let g:inkling = {options}\n" + lines_to_copy("vim", "vim"))
    return desk.opens("vim", "-N", "-u", rc, "letter.txt")


@pytest.fixture
def vim(desk):
    with vim_on(desk, "#{accept_word: '<C-F>', callouts: '<C-G>'}") as editor:
        editor.shows("ready")
        yield editor


@pytest.fixture
def quiet_vim(desk):
    """Without ghost text: what the screen shows is in the text or in a menu."""
    with vim_on(desk, "#{ghost: v:false}") as editor:
        editor.shows("ready")
        yield editor


def save_and_quit(desk, editor):
    """Leaves as a person does; nothing of the server may stay behind."""
    processes = editor.descendants()
    editor.press(ESCAPE, ":wq", RETURN)
    assert editor.ends() == 0
    assert desk.server_ends(processes)[-1:] == ["0"]


def test_a_suggestion_is_taken_from_the_menu(desk, quiet_vim):
    quiet_vim.press("iI am goi")
    quiet_vim.press(control("x"), control("o"))
    quiet_vim.shows("I am going")
    quiet_vim.press(" home")
    quiet_vim.shows("I am going home")
    save_and_quit(desk, quiet_vim)
    desk.reads("letter.txt", "I am going home\n")


def test_a_missing_apostrophe_is_put_right_from_the_menu(desk, quiet_vim):
    quiet_vim.press("iDont")
    quiet_vim.press(control("x"), control("o"))
    quiet_vim.shows("Don't")
    save_and_quit(desk, quiet_vim)
    desk.reads("letter.txt", "Don't\n")


def test_ghost_text_shows_and_is_taken_by_the_right_arrow(desk, vim):
    vim.press("iI am goi")
    vim.shows("I am going")
    vim.press(RIGHT)
    save_and_quit(desk, vim)
    assert (desk.folder / "letter.txt").read_text().startswith("I am going")


def test_ghost_text_is_taken_word_by_word(desk, vim):
    vim.press("iI am goi")
    vim.shows("I am going")
    vim.press(control("f"))
    save_and_quit(desk, vim)
    desk.reads("letter.txt", "I am going\n")


def test_ghost_text_that_is_not_taken_leaves_no_trace(desk, vim):
    vim.press("iI am goi")
    vim.shows("I am going")
    save_and_quit(desk, vim)
    desk.reads("letter.txt", "I am goi\n")


def test_the_right_arrow_moves_where_no_ghost_text_shows(desk, vim):
    vim.press("iab", ESCAPE, "0i", RIGHT, "-")
    save_and_quit(desk, vim)
    desk.reads("letter.txt", "a-b\n")


def test_a_misspelt_word_is_replaced_by_a_code_action(desk, quiet_vim):
    quiet_vim.press("iI will recieve it", ESCAPE, "2b:InklingActions", RETURN)
    quiet_vim.shows("Replace with “receive”")
    quiet_vim.press(RETURN)
    quiet_vim.shows("I will receive it")
    save_and_quit(desk, quiet_vim)
    desk.reads("letter.txt", "I will receive it\n")


def test_a_variant_of_a_letter_is_a_code_action(desk, vim):
    vim.press("icafe", ESCAPE)
    vim.press(":InklingCallouts", RETURN)
    vim.shows("è")
    menu = [letter for line in vim.lines() for letter in "éèêëēęėẽĕě" if letter in line]
    vim.press(DOWN * menu.index("é"), RETURN)
    vim.shows("café")
    save_and_quit(desk, vim)
    desk.reads("letter.txt", "café\n")


def test_a_variant_of_the_letter_before_the_cursor_is_in_the_menu(desk, vim):
    vim.press("icafe", control("g"))
    vim.shows("è")
    for variant in ("cafè", "café"):
        vim.press(control("n"))
        vim.shows(variant)
    vim.press(control("y"))
    save_and_quit(desk, vim)
    desk.reads("letter.txt", "café\n")


def test_a_word_is_learned_and_then_offered(desk, quiet_vim):
    quiet_vim.press("iMy zorbling", ESCAPE, ":InklingLearn", RETURN)
    quiet_vim.shows("is learned")
    quiet_vim.press("oA zorb", control("x"), control("o"))
    quiet_vim.shows("A zorbling")
    save_and_quit(desk, quiet_vim)
    desk.reads("letter.txt", "My zorbling\nA zorbling\n")


def test_text_beyond_the_basic_plane_moves_no_column(desk, quiet_vim):
    quiet_vim.press("i🎈 Dont")
    quiet_vim.press(control("x"), control("o"))
    quiet_vim.shows("Don't")
    save_and_quit(desk, quiet_vim)
    desk.reads("letter.txt", "🎈 Don't\n")
