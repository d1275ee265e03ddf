"""Vim with Editors/vim, at a keyboard and a screen."""

import re
import subprocess

import pytest

from conftest import EDITORS, lines_to_copy, snippets, types_prose
from terminal import DOWN, ESCAPE, RETURN, RIGHT, control

WATCHED = """
set noswapfile
autocmd User InklingAttach let g:ready = get(g:, "ready") + 1 | set laststatus=2 | let &statusline = "ready " .. g:ready
"""
# Each state of the screen: the line up to the cursor and the grey text behind it.
DRAWN = """
function Draw()
  let ghosts = prop_list(line('.'))->filter({_, prop -> prop.type == 'InklingGhost' && prop.col == col('.')})
  let ghost = empty(ghosts) ? '' : inkling#ghost#Accept('')->substitute("\\<C-G>u", '', 'g')
  call writefile([json_encode([strpart(getline('.'), 0, col('.') - 1), ghost])], 'drawn', 'a')
endfunction
autocmd SafeState,SafeStateAgain * call Draw()
"""
KEYS = "accept_word: '<C-F>', callouts: '<C-G>', next: '<C-S>', suggestion: '<C-T>%d'"


def vim_on(desk, options, more=""):
    rc = desk.write("vimrc", f"{WATCHED}let g:inkling = {options}\n" + lines_to_copy("vim", "vim") + more)
    return desk.opens("vim", "-N", "-u", rc, "letter.txt")


@pytest.fixture
def vim(desk):
    with vim_on(desk, "#{" + KEYS + "}") as editor:
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


def test_a_buffer_that_was_emptied_goes_on(desk, quiet_vim):
    quiet_vim.press("iThis is the first line.", ESCAPE)
    quiet_vim.hides("INSERT")
    quiet_vim.press("ddiI am goi", control("x"), control("o"))
    quiet_vim.shows("I am going")
    save_and_quit(desk, quiet_vim)
    desk.reads("letter.txt", "I am going\n")


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


def test_a_word_taken_is_one_step_of_undo(desk, vim):
    vim.press("iI am goi")
    vim.shows("I am going")
    vim.press(control("f"), " home", ESCAPE, "uu")
    vim.hides("I am going")
    save_and_quit(desk, vim)
    desk.reads("letter.txt", "I am goi\n")


def test_another_way_to_go_on_is_shown_on_demand(desk):
    with vim_on(desk, "#{ghost: v:false, " + KEYS + "}") as editor:
        editor.shows("ready")
        editor.press("iI am goi", control("s"))
        editor.shows("I am going")
        editor.press(control("f"))
        save_and_quit(desk, editor)
    desk.reads("letter.txt", "I am going\n")


@pytest.mark.timeout(150)
def test_no_ghost_text_is_stale_however_fast_one_types(desk):
    tap = desk.taps()
    with vim_on(desk, "{}", DRAWN) as editor:
        editor.shows("ready")
        editor.press("i")
        types_prose(editor, tap, desk.folder / "drawn")


def test_a_server_that_breaks_down_is_started_again_with_the_text(desk, vim):
    vim.press("iI am tired. ")
    vim.shows("I am tired.")
    desk.kills_the_server(vim)
    vim.shows("broke down and is started again")
    vim.shows("ready 2")
    vim.press("I am goi")
    vim.shows("I am going")
    save_and_quit(desk, vim)
    desk.reads("letter.txt", "I am tired. I am goi\n")


def test_a_suggestion_is_taken_from_the_bar_in_one_step_of_undo(desk):
    with vim_on(desk, "#{ghost: v:false, bar: v:true, " + KEYS + "}") as editor:
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
    with vim_on(desk, "#{ghost: v:false, settings: #{autocorrect: 'apply'}}") as editor:
        editor.shows("ready")
        editor.press("iI think teh ")
        editor.shows("I think the")
        editor.press(ESCAPE, ":InklingRevert", RETURN)
        editor.shows("I think teh")
        save_and_quit(desk, editor)
    desk.reads("letter.txt", "I think teh \n")


def test_a_slip_put_right_comes_back_by_one_step_of_undo(desk):
    with vim_on(desk, "#{ghost: v:false, settings: #{autocorrect: 'apply'}}") as editor:
        editor.shows("ready")
        editor.press("iI think teh ")
        editor.shows("I think the")
        editor.press("cat", ESCAPE, "uu")
        editor.shows("I think teh")
        save_and_quit(desk, editor)
    desk.reads("letter.txt", "I think teh \n")


def test_a_ghost_yields_to_the_menu(desk, vim):
    vim.press("iI am goi")
    vim.shows("I am going")
    vim.press(control("g"))
    vim.shows("î")
    vim.hides("I am going")
    vim.press(control("e"))
    save_and_quit(desk, vim)
    desk.reads("letter.txt", "I am goi\n")


def test_characters_that_end_lines_elsewhere_move_nothing(desk):
    desk.folder.joinpath("letter.txt").write_bytes(b"one\rtwo\0three\nDont\n")
    with vim_on(desk, "#{ghost: v:false}") as editor:
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
    for word in ("Learn", "Unlearn", "Ignore", "Actions", "Callouts", "Revert", "Restart", "Prediction"):
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
