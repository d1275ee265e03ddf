"""Vim with Editors/vim: what is specific to it."""

from urllib.parse import unquote

import pytest

from conftest import lines_to_copy, snippets
from tap import frames
from terminal import ESCAPE, RETURN, control
from vi import QUIET, READ_AGAIN, Vim, save_and_quit


@pytest.fixture
def quiet_vim(desk):
    with Vim().serves(desk, QUIET) as editor:
        yield editor


def test_an_emptied_buffer_is_still_served(desk, quiet_vim):
    quiet_vim.press("iThis is the first line.", ESCAPE)
    quiet_vim.hides("INSERT")
    quiet_vim.press("ddiI am goi", control("x"), control("o"))
    quiet_vim.shows("I am going")
    save_and_quit(desk, quiet_vim, "I am going\n")


@pytest.mark.parametrize("again", READ_AGAIN.values(), ids=READ_AGAIN)
def test_a_reloaded_buffer_is_sent_as_it_is(desk, again):
    tap = desk.taps()
    letter = desk.write("letter.txt", "Dear Anna,\n")
    with Vim().serves(desk, QUIET) as editor:
        editor.press(again, RETURN, "GoI am at home.", ESCAPE)
        save_and_quit(desk, editor)
    told = list(frames(tap.said))
    opened = [place for place, message in enumerate(told) if message.get("method") == "textDocument/didOpen"][-1]
    changes = [message["params"]["contentChanges"][0]["text"] for message in told[opened:] if message.get("method") == "textDocument/didChange"]
    assert told[opened]["params"]["textDocument"]["text"] + "I am at home.\n" == letter.read_text()
    assert "".join(changes).count("\n") == 1


@pytest.mark.parametrize("rename", [":saveas b.txt", ":file b.txt"])
def test_a_renamed_buffer_is_another_document(desk, quiet_vim, rename):
    quiet_vim.press(rename, RETURN, ":InklingPrivate", RETURN)
    quiet_vim.shows("Inkling learns nothing")
    quiet_vim.press("iWe were looking forward to the letter. It came.", ESCAPE, ":w!", RETURN)
    assert ".txt" not in desk.learned_texts()
    quiet_vim.press(":InklingPrivate", RETURN)
    quiet_vim.shows("Inkling learns from this buffer again")
    quiet_vim.press("oAnd then we were going home. It rained.", ESCAPE)
    save_and_quit(desk, quiet_vim)
    assert "b.txt" in desk.learned_texts()
    assert "letter.txt" not in desk.learned_texts()


def test_a_buffer_that_gets_the_old_name_of_another_is_opened_once_it_is_loaded(desk):
    tap = desk.taps()
    desk.write("other.txt", "One.\nTwo.\n")
    with Vim().serves(desk, QUIET) as editor:
        editor.press(":e other.txt", RETURN)
        editor.shows("Two.")
        editor.press(":saveas! letter.txt", RETURN)
        editor.shows("2L, ")
        editor.rests()
        assert tap.documents() == {"letter.txt": "One.\nTwo.\n"}
        editor.press(":e other.txt", RETURN, "GA More.", ESCAPE)
        editor.shows("Two. More.")
        editor.rests()
        assert tap.documents() == {"other.txt": "One.\nTwo. More.\n"}


def test_a_buffer_that_gets_a_name_is_the_document_of_that_name(desk, quiet_vim):
    quiet_vim.press(":enew | set filetype=text", RETURN, ":w named.txt", RETURN, ":InklingPrivate", RETURN)
    quiet_vim.shows("Inkling learns nothing")
    quiet_vim.press(":InklingPrivate", RETURN)
    quiet_vim.shows("Inkling learns from this buffer again")
    quiet_vim.press("iWe were looking forward to the letter. It came.", ESCAPE)
    save_and_quit(desk, quiet_vim)
    assert "named.txt" in desk.learned_texts()


@pytest.mark.parametrize("marker", [".git/HEAD", ".git", ".inkling.json"])
@pytest.mark.parametrize("name", ["project", "my notes, and my project", "a;[b] project"])
def test_the_folder_with_the_repository_or_the_settings_is_the_root(desk, marker, name):
    tap = desk.taps()
    desk.write(f"{name}/{marker}", "{}")
    desk.write(f"{name}/notes/letter.txt", "")
    rc = desk.write("vimrc", Vim.watched + lines_to_copy("vim", "vim"))
    with desk.opens(Vim.program, "-N", "-u", rc, f"{name}/notes/letter.txt") as editor:
        editor.shows("ready")
    (hello,) = [message for message in frames(tap.said) if message.get("method") == "initialize"]
    assert unquote(hello["params"]["rootUri"]).endswith("/" + name)


def test_a_new_message_replaces_the_last_one(desk):
    with Vim().serves(desk, {**QUIET, "settings": {"autocorrect": "apply"}}) as editor:
        editor.press("iI think teh ")
        editor.shows("I think the")
        editor.press("cat will recieve ")
        editor.shows("cat will receive")
        editor.press(ESCAPE, ":InklingRevert", RETURN)
        editor.shows("“recieve” is back")
        editor.press(":InklingRevert", RETURN)
        editor.shows("“teh” is back")
        editor.press(":echo 'boxes' len(popup_list())", RETURN)
        editor.shows("boxes 1")


def test_a_buffer_is_made_private_without_a_server(desk):
    with Vim().opens(desk, {**QUIET, "command": ["sleep", "100"]}) as editor:
        editor.press(":InklingPrivate", RETURN)
        editor.shows("Inkling is not running; when it is, it learns nothing from this buffer")


def test_characters_that_end_lines_elsewhere_shift_nothing(desk):
    desk.folder.joinpath("letter.txt").write_bytes(b"one\rtwo\0three\nDont\n")
    with Vim().serves(desk, QUIET) as editor:
        editor.press("GA", control("x"), control("o"))
        editor.shows("Don't")
        save_and_quit(desk, editor)
    assert desk.folder.joinpath("letter.txt").read_bytes() == b"one\rtwo\0three\nDon't\n"


def test_the_server_has_the_text_however_many_bytes_its_letters_have(desk):
    tap = desk.taps()
    with Vim().serves(desk, QUIET) as editor:
        for burst in ["iWir hören", " es" + RETURN, "Grüße", " an alle" + RETURN]:
            editor.press(burst)
            editor.rests()
        editor.press(ESCAPE)
        save_and_quit(desk, editor, "Wir hören es\nGrüße an alle\n\n")
    assert tap.text() == "Wir hören es\nGrüße an alle\n\n"


def test_only_what_is_typed_is_sent_however_long_the_line(desk):
    tap = desk.taps()
    desk.write("letter.txt", "Wir müssen über grüne Flöße. " * 2000 + "\n")
    with Vim().serves(desk, QUIET) as editor:
        editor.press("A")
        for letter in "Öde ä":
            editor.press(letter)
            editor.rests()
        editor.press(ESCAPE, "0iNun: ", ESCAPE)
        save_and_quit(desk, editor)
    sent = [message["params"]["contentChanges"][0] for message in frames(tap.said) if message.get("method") == "textDocument/didChange"]
    assert "".join(change["text"] for change in sent) == "Öde äNun: "
    assert all(change["range"]["start"] == change["range"]["end"] for change in sent)


def test_every_function_compiles(desk):
    """Vim compiles a function at its first call; a type error would be shown to the user then."""
    compiles = """
function Compile()
  runtime! autoload/inkling.vim autoload/inkling/*.vim
  let names = execute('function')->split("\\n")->map({_, line -> matchstr(line, '^def \\zs[^(]*')})
  call filter(names, {_, name -> name =~ '^inkling#\\|^<SNR>'})
  let v:errmsg = ''
  for name in names
    silent! execute 'defcompile' name
  endfor
  echo 'compiled' (len(names) > 100) 'faults:' .. v:errmsg .. '.'
endfunction
"""
    with Vim().serves(desk, QUIET, compiles) as editor:
        editor.press(":call Compile()", RETURN)
        editor.shows("compiled 1 faults:.")


def test_the_page_shows_lines_that_work(desk):
    """All in one file, the settings before the start."""
    first, *others = snippets("vim", "vim")
    rc = desk.write("vimrc", "\n".join([*others, first, "autocmd VimEnter * echo 'all ' .. 'ran'"]))
    with desk.opens("vim", "-N", "-u", rc, "letter.txt") as editor:
        editor.shows("all ran")


@pytest.mark.parametrize("options", ["longest,menuone", "menu,longest", "longest,menu,preview"])
def test_the_menu_deletes_no_letter_of_a_misspelling(desk, options):
    with Vim().serves(desk, QUIET) as editor:
        editor.press(f":set completeopt={options}", RETURN)
        editor.press("iI recieve", control("x"), control("o"))
        editor.shows("receive")
        editor.press(control("e"), " x", ESCAPE, ":echo &completeopt", RETURN)
        editor.shows(options)
        save_and_quit(desk, editor, "I recieve x\n")


MARKS = {**QUIET, "settings": {"diagnostics": {"unknownWords": "warning"}}}


def marks(editor, *words):
    """Waits until these words are marked."""
    editor.until(lambda: editor.styled(bg="red") == list(words), f"marks on {words}")


def test_unknown_words_are_marked_if_configured_until_they_are_known(desk):
    desk.write("letter.txt", "At the café 🎈 is a blimfark.\nA zwobbel, a blimfark.\n")
    with Vim().serves(desk, MARKS) as editor:
        marks(editor, "blimfark", "zwobbel", "blimfark")
        editor.press("Go", "One quomble is")
        marks(editor, "blimfark", "zwobbel", "blimfark", "quomble")
        editor.press(ESCAPE, "ggO", ESCAPE)
        marks(editor, "blimfark", "zwobbel", "blimfark", "quomble")
        editor.press(":InklingIgnore blimfark", RETURN)
        marks(editor, "zwobbel", "quomble")
        editor.press("jjfz:InklingActions", RETURN)
        editor.shows("6 Add “zwobbel” to your words")
        editor.press("6")
        marks(editor, "quomble")
        editor.press(":set filetype=c", RETURN)
        marks(editor)


CHANGES = {
    "taken out and put back": ":normal ddP",
    "filtered": ":%!cat",
    "undone at once": ":normal ddu",
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_marks_are_there_again_after_a_change_that_leaves_the_text_as_it_was(desk, change):
    desk.write("letter.txt", "I saw a blimfark.\nA zwobbel.\n")
    with Vim().serves(desk, MARKS) as editor:
        marks(editor, "blimfark", "zwobbel")
        editor.press(change, RETURN)
        editor.rests()
        marks(editor, "blimfark", "zwobbel")
        desk.sees_off(editor, ":q!", RETURN)


def test_marks_are_there_again_after_a_crash(desk):
    desk.write("letter.txt", "I saw a blimfark.\n")
    with Vim().serves(desk, MARKS) as editor:
        marks(editor, "blimfark")
        desk.kills_the_server(editor)
        editor.shows("ready 2")
        marks(editor, "blimfark")


def test_there_are_no_marks_by_default(desk):
    desk.write("letter.txt", "I saw a blimfark.\n")
    with Vim().serves(desk, QUIET) as editor:
        editor.rests()
        marks(editor)


def test_ghost_text_has_no_columns(desk):
    with Vim().serves(desk, {}) as editor:
        editor.press("iI am looking forw")
        editor.shows("forward")
        editor.press(control("r"), "=printf('%d;%d', virtcol('.'), virtcol('$'))", RETURN)
        editor.shows("forw18;18")
