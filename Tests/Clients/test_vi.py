"""What Vim and Neovim with Inkling have in common, with a keyboard and a screen."""

import contextlib
import re
import subprocess

import pytest

from conftest import EDITORS, types_prose
from terminal import ESCAPE, LEFT, RETURN, RIGHT, control
from vi import APPLIES, QUIET, READ_AGAIN, Neovim, Vim, save_and_quit, undone

# The expression for a status line.
STATUS = {"vim": "inkling#Status()", "neovim": "v:lua.require'inkling'.status()"}


@pytest.fixture(params=[Vim, Neovim], ids=lambda kind: kind.name)
def kind(request):
    return request.param()


@pytest.fixture
def editor(desk, kind):
    with kind.serves(desk, kind.keys) as editor:
        yield editor


@pytest.fixture
def quiet_editor(desk, kind):
    with kind.serves(desk, QUIET) as editor:
        yield editor


def test_a_suggestion_is_accepted_from_the_menu(desk, quiet_editor):
    quiet_editor.press("iI am goi")
    quiet_editor.press(control("x"), control("o"))
    quiet_editor.shows("I am going")
    quiet_editor.press(" home")
    quiet_editor.shows("I am going home")
    save_and_quit(desk, quiet_editor, "I am going home\n")


def test_a_suggestion_accepted_from_the_menu_is_one_undo_step(desk, quiet_editor):
    quiet_editor.press("iI am goi")
    quiet_editor.press(control("x"), control("o"))
    quiet_editor.shows("I am going")
    # All at once, as fast as keys can come.
    quiet_editor.press(control("y"), " home")
    quiet_editor.shows("I am going home")
    quiet_editor.press(ESCAPE, "uu")
    quiet_editor.hides("going")
    save_and_quit(desk, quiet_editor, "I am goi\n")


@pytest.mark.parametrize("keys, whole", [
    ((control("g"), "j", "!"), "I am going\nDear Ann!a,\n\n"),
    ((control("v"), "q", "!"), "I am goingq!\nDear Anna,\n\n"),
])
def test_a_key_that_waits_for_another_may_follow_a_suggestion(desk, quiet_editor, keys, whole):
    quiet_editor.press("ODear Anna,", ESCAPE, "OI am goi")
    quiet_editor.press(control("x"), control("o"))
    quiet_editor.shows("I am going")
    for key in keys:
        quiet_editor.press(key)
    quiet_editor.shows("!")
    save_and_quit(desk, quiet_editor, whole)


def test_a_new_tex_file_is_served(desk, quiet_editor):
    """An empty one has the file type of plain TeX."""
    quiet_editor.press(":e new.tex", RETURN, "iI am goi")
    quiet_editor.press(control("x"), control("o"))
    quiet_editor.shows("I am going")


def test_a_second_word_accepted_from_the_menu_inserts_nothing_else(desk, quiet_editor):
    quiet_editor.press("iThank you for ")
    quiet_editor.press(control("x"), control("o"), control("y"))
    quiet_editor.shows("Thank you for your")
    quiet_editor.press(" help with the rehe")
    quiet_editor.press(control("x"), control("o"))
    quiet_editor.shows("help with the rehearsal")
    quiet_editor.press(" it")
    save_and_quit(desk, quiet_editor, "Thank you for your help with the rehearsal it\n")


def test_the_menu_says_if_there_is_no_suggestion_and_removes_nothing(desk, quiet_editor):
    quiet_editor.press("iOne line here.", RETURN, "We wrote the zxqwv. Then zxqwv")
    for _ in range(2):
        quiet_editor.press(control("x"), control("o"))
        quiet_editor.shows("no suggestion")
    quiet_editor.press(control("e"), " and")
    quiet_editor.rests()
    assert "no suggestion" not in str(quiet_editor), "it is in the way no longer than needed"
    quiet_editor.press(" I am goi")
    quiet_editor.press(control("x"), control("o"))
    quiet_editor.shows("I am going")
    quiet_editor.press(control("e"), ".", ESCAPE)
    save_and_quit(desk, quiet_editor, "One line here.\nWe wrote the zxqwv. Then zxqwv and I am goi.\n")


def test_a_missing_apostrophe_is_corrected_from_the_menu(desk, quiet_editor):
    quiet_editor.press("iDont")
    quiet_editor.press(control("x"), control("o"))
    quiet_editor.shows("Don't")
    save_and_quit(desk, quiet_editor, "Don't\n")


def test_a_word_accepted_from_the_menu_inside_another_one_does_not_double_its_end(desk, quiet_editor):
    quiet_editor.press("iI am going", LEFT * 3, control("x"), control("o"))
    quiet_editor.shows(r"I am going")
    quiet_editor.press(control("y"), ESCAPE)
    save_and_quit(desk, quiet_editor, "I am going\n")


def test_an_emoji_replaces_its_name_and_colon(desk, quiet_editor):
    quiet_editor.press("iSo :wave", control("x"), control("o"))
    quiet_editor.shows("👋")
    save_and_quit(desk, quiet_editor, "So 👋\n")


def test_ghost_text_is_shown_and_accepted_by_the_right_arrow(desk, editor):
    editor.press("iI am goi")
    editor.shows("I am going")
    editor.press(RIGHT)
    save_and_quit(desk, editor)
    assert (desk.folder / "letter.txt").read_text().startswith("I am going")


def test_ghost_text_is_accepted_word_by_word(desk, editor):
    editor.press("iI am goi")
    editor.shows("I am going")
    editor.press(control("f"))
    save_and_quit(desk, editor, "I am going\n")


def test_ghost_text_is_accepted_up_to_the_end_of_its_sentence(desk, kind):
    sentence = {"accept_sentence": "<C-B>"}
    with kind.serves(desk, sentence if kind.name == "vim" else {"keys": sentence}) as editor:
        editor.press("iI am looking forw")
        editor.shows("I am looking forward to")
        editor.press(control("b"), ESCAPE)
        save_and_quit(desk, editor, "I am looking forward to\n")


@pytest.mark.parametrize("is_recorded", [False, True], ids=["typed", "recorded"])
def test_accepted_ghost_text_may_have_an_apostrophe_of_several_bytes(desk, editor, is_recorded):
    editor.press("qa" if is_recorded else "", "iIt’s late. We can’t stay. He doesn’t. I don")
    editor.shows("I don’t")
    editor.press(control("f"), ESCAPE)
    editor.rests()
    if is_recorded:
        editor.press("q")
        editor.rests()
        editor.press("o", ESCAPE, "@a")
        editor.rests()
    save_and_quit(desk, editor, "It’s late. We can’t stay. He doesn’t. I don’t\n" * (2 if is_recorded else 1))


def plugs(kind):
    """The <Plug> mappings listed in the help file."""
    help_text = (EDITORS / kind.name / "doc/inkling.txt").read_text()
    return sorted(set(re.findall(r"<Plug>\(inkling-([a-z0-9-]+)\)", help_text)))


@pytest.mark.parametrize("mode", ["i", "n"])
def test_every_plug_mapping_works(desk, kind, mode):
    with kind.serves(desk, {**kind.bar, **APPLIES, "ghost": True}) as editor:
        for name in plugs(kind):
            plug = f"<Plug>(inkling-{name})"
            there = f"!empty(maparg('{plug}', '{mode}', 0, 1))"
            editor.press(f":silent! {mode}unmap <C-B>", RETURN)
            editor.press(f":let v:errmsg = '' | if {there} | exe '{mode}map <C-B> {plug}' | endif", RETURN)
            editor.press("ccI am looking forw")
            editor.shows("I am looking forward to")
            if mode == "n":
                editor.press(ESCAPE)
                editor.hides("INSERT")
            editor.press(control("b"))
            editor.rests()
            for _ in range(2):
                editor.press(ESCAPE)
                editor.rests()
            editor.press(f":echo '{name}' 'errors' len(v:errmsg)", RETURN)
            editor.shows(f"{name} errors 0")


def test_ghost_text_is_accepted_after_a_letter_that_came_with_the_key(desk, editor):
    editor.press("iI am goi")
    editor.shows("I am going")
    editor.press("n" + control("f"))
    save_and_quit(desk, editor, "I am going\n")


def test_ghost_text_is_not_accepted_after_another_letter_that_came_with_the_key(desk, editor):
    editor.press("iI am goi")
    editor.shows("I am going")
    editor.press("l" + RIGHT)
    save_and_quit(desk, editor, "I am goil\n")


def test_ghost_text_that_is_not_accepted_leaves_no_trace(desk, editor):
    editor.press("iI am goi")
    editor.shows("I am going")
    save_and_quit(desk, editor, "I am goi\n")


def test_ghost_text_for_which_there_is_no_room_in_the_row_is_not_shown(desk, kind):
    desk.write("letter.txt", "\nOne below.\n")
    with kind.serves(desk, {}) as editor:
        for start, shown in [("We went to my uncle's house, and we stayed there. It is late, and so ", ""),
                             ("We went to my uncles house, and we stayed there. It is late, and so ", "ing")]:
            editor.press("cc" + start + "I am look")
            editor.shows(start + "I am look" + shown)
            editor.rests()
            assert [line.rstrip() for line in editor.lines()[:2]] == [start + "I am look" + shown, "One below."]
            editor.press(ESCAPE)
            editor.hides("INSERT")


def test_no_ghost_text_comes_between_words_where_the_right_arrow_moves(desk, kind):
    desk.write("letter.txt", " away\n")
    with kind.serves(desk, {}) as editor:
        editor.press("0iI am goi")
        editor.shows("I am goi away")
        editor.rests()
        assert editor.lines()[0] == "I am goi away"
        editor.press(RIGHT, RIGHT, "w")
        editor.shows("I am goi awway")
        editor.press(ESCAPE, "0C(I am goi)", LEFT)
        editor.shows("(I am goi")
        save_and_quit(desk, editor, "(I am goi)\n")


WAYS_BACK = {"Escape and a": [ESCAPE, "a"], "Left and Right": [LEFT, RIGHT], "Escape and A": [ESCAPE, "0A"]}


@pytest.mark.parametrize("keys", WAYS_BACK.values(), ids=WAYS_BACK)
def test_ghost_text_returns_with_the_cursor(desk, editor, keys):
    editor.press("iI am goi")
    editor.shows("I am going")
    for key in keys:
        editor.press(key)
        editor.rests()
    editor.shows("I am going")
    editor.press(control("f"))
    save_and_quit(desk, editor, "I am going\n")


def test_an_accepted_word_is_one_undo_step(desk, editor):
    editor.press("iI am goi")
    editor.shows("I am going")
    editor.press(control("f"), " home", ESCAPE, "uu")
    editor.hides("I am going")
    save_and_quit(desk, editor, "I am goi\n")


# How a macro goes on after ghost text was shown: the keys, and what they make of the line.
RECORDED = {
    "all of it": ([RIGHT, " see"], "I am going to see"),
    "a word": ([control("f"), " home"], "I am going home"),
    "word by word": ([control("f"), control("f"), " see"], "I am going to see"),
    "after a letter": (["n" + RIGHT, " see"], "I am going to see"),
}


@pytest.mark.parametrize("keys, typed", RECORDED.values(), ids=RECORDED)
def test_a_recorded_macro_has_the_ghost_text_that_was_accepted(desk, kind, keys, typed):
    desk.write("letter.txt", "a\nb\n\n")
    with kind.serves(desk, kind.keys) as editor:
        editor.press("qaA I am goi")
        editor.shows("a I am going to")
        for key in keys:
            editor.press(key)
            editor.rests()
        editor.press(ESCAPE, "jq")
        editor.rests()
        editor.press("@a")
        editor.shows("b " + typed)
        assert undone(editor, 1) == [["a " + typed, "b"]]
        editor.press('G"apxk0q', "alq:w", RETURN)
        desk.reads("letter.txt", f"a {typed}\nb\nA {typed}{ESCAPE}\n")


def test_a_macro_that_is_executed_at_once_has_the_ghost_text_that_was_accepted(desk, kind):
    desk.write("letter.txt", "a\nb\nc\nd\n")
    with kind.serves(desk, kind.keys) as editor:
        editor.press("qaA I am goi")
        editor.shows("a I am going to")
        editor.press(RIGHT, " see", ESCAPE + "jq2@a")
        editor.shows("c I am going to see")
        editor.press("@a:w", RETURN)
        desk.reads("letter.txt", "".join(f"{letter} I am going to see\n" for letter in "abcd"))


def test_a_key_that_accepts_ghost_text_moves_in_a_macro_where_it_has_moved(desk, editor):
    editor.press("qaccI am goi")
    editor.shows("I am going to")
    editor.press(" and", LEFT * 2, RIGHT, "s", ESCAPE, "q@a:w", RETURN)
    desk.reads("letter.txt", "I am goi ansd\n")


# What is typed, the suggestion in the bar and its key, and what they make of the line.
RECORDED_SUGGESTIONS = {
    "a completion": (" I am goi", "1 going", "1home", "I am going home"),
    "a correction": (" It is thier", "1 their", "1cat", "It is their cat"),
    "inside a word": (" I am going home" + LEFT * 8, "1 going", "1", "I am going home"),
}


@pytest.mark.parametrize("typed, shown, keys, whole", RECORDED_SUGGESTIONS.values(), ids=RECORDED_SUGGESTIONS)
def test_a_recorded_macro_has_the_suggestion_that_was_accepted_from_the_bar(desk, kind, typed, shown, keys, whole):
    desk.write("letter.txt", "a\nb\nc\n")
    with kind.serves(desk, {**QUIET, **kind.bar, **kind.keys}) as editor:
        editor.press("qaA" + typed)
        editor.shows(shown)
        editor.press(control("t"), keys, ESCAPE, "jq")
        editor.rests()
        editor.press("@a:w", RETURN)
        desk.reads("letter.txt", f"a {whole}\nb {whole}\nc\n")


def test_an_alternative_prediction_is_shown_on_demand(desk, kind):
    with kind.serves(desk, {**QUIET, **kind.keys}) as editor:
        editor.press("iI am goi", control("b"))
        editor.shows("I am going")
        editor.press(control("f"))
        save_and_quit(desk, editor, "I am going\n")


@pytest.mark.timeout(150)
def test_no_ghost_text_is_stale_however_fast_one_types(desk, kind):
    tap = desk.taps()
    with kind.serves(desk, {}, kind.drawn) as editor:
        editor.press("i")
        types_prose(editor, tap, desk.folder / "drawn")


def test_a_suggestion_key_pressed_twice_accepts_one_word(desk, kind):
    with kind.serves(desk, {**QUIET, **kind.bar, **kind.keys}) as editor:
        editor.press("iThank you fo")
        editor.shows("1 for")
        editor.press(control("t"), "1", control("t"), "1")
        save_and_quit(desk, editor, "Thank you for \n")


def test_no_suggestion_is_accepted_after_a_letter_that_came_with_the_key(desk, kind):
    with kind.serves(desk, {**QUIET, **kind.bar, **kind.keys}) as editor:
        editor.press("iThank you fo")
        editor.shows("1 for")
        editor.press("x" + control("t") + "1")
        save_and_quit(desk, editor, "Thank you fox\n")


def test_a_suggestion_typed_past_at_once_was_not_seen(desk, kind):
    settings = {
        "vim": "g:inkling.settings.suggestions",
        "neovim": "luaeval('require(\"inkling\").options().settings.suggestions')",
    }[kind.name]
    with kind.serves(desk, {**QUIET, **kind.bar, **kind.keys}) as editor:
        editor.press(f":echo {settings}", RETURN)
        editor.shows("'seenAfterMilliseconds': 300")
        editor.press(":q!", RETURN)


@pytest.mark.parametrize("kind, bar", [(Vim(), True), (Neovim(), "floating"), (Neovim(), "winbar")], ids=["vim", "floating", "winbar"])
def test_a_suggestion_is_accepted_from_the_bar_in_one_undo_step(desk, kind, bar):
    with kind.serves(desk, {**QUIET, "bar": bar, **kind.keys}) as editor:
        editor.press("iI am goi")
        editor.shows("1 going")
        editor.press(control("t"), "1home", ESCAPE)
        editor.hides("1 ")
        editor.press(":w", RETURN)
        desk.reads("letter.txt", "I am going home\n")
        editor.press("uu")
        editor.hides("going")
        save_and_quit(desk, editor, "I am goi\n")


def test_a_word_accepted_from_the_bar_inside_another_one_does_not_double_its_end(desk, kind):
    with kind.serves(desk, {**QUIET, **kind.bar, **kind.keys}) as editor:
        editor.press("iI am going home", LEFT * 8)
        editor.shows("1 going")
        editor.press(control("t"), "1", ESCAPE)
        editor.hides("1 ")
        save_and_quit(desk, editor, "I am going home\n")


def test_the_space_after_the_typed_word_is_removed_before_a_mark(desk, kind):
    with kind.serves(desk, {**QUIET, **kind.bar, **kind.keys}) as editor:
        editor.press("iI zxqwvmot")
        editor.shows("1 “zxqwvmot”")
        editor.press(control("t"), "1")
        editor.hides("“zxqwvmot”")
        editor.press(",")
        editor.shows("I zxqwvmot,")
        editor.press(" yes ,", ESCAPE)
        save_and_quit(desk, editor, "I zxqwvmot, yes ,\n")


@contextlib.contextmanager
def a_comma_behind_a_suggestion(desk, kind):
    """An editor with “I am going,”, the word accepted from the bar."""
    with kind.serves(desk, {**QUIET, **kind.bar, **kind.keys}) as editor:
        editor.press("iI am goi")
        editor.shows("1 going")
        editor.press(control("t"), "1")
        editor.shows("I am going")
        editor.press(",")
        editor.shows("I am going,")
        yield editor


def test_the_space_after_a_suggestion_is_removed_before_a_mark(desk, kind):
    with a_comma_behind_a_suggestion(desk, kind) as editor:
        editor.press(" yes ,", ESCAPE)
        editor.shows("I am going, yes ,")
        save_and_quit(desk, editor, "I am going, yes ,\n")


def test_the_space_removed_before_a_mark_is_restored_in_one_undo_step(desk, kind):
    with a_comma_behind_a_suggestion(desk, kind) as editor:
        editor.press(ESCAPE, "u")
        editor.shows("I am going ,")
        save_and_quit(desk, editor, "I am going ,\n")


def test_discarded_text_is_not_learned(desk, quiet_editor):
    quiet_editor.press("iWe were looking forward to the letter. It came.", ESCAPE, ":q!", RETURN)
    assert quiet_editor.ends() == 0
    assert "letter.txt" not in desk.learned_texts()


def test_saved_text_is_learned(desk, quiet_editor):
    quiet_editor.press("iWe were looking forward to the letter. It came.", ESCAPE)
    save_and_quit(desk, quiet_editor)
    assert "letter.txt" in desk.learned_texts()


def test_a_private_buffer_says_so_and_is_not_learned_from(desk, kind, quiet_editor):
    quiet_editor.press(f":set laststatus=2 statusline=%{{{STATUS[kind.name]}}}", RETURN)
    quiet_editor.press(":InklingPrivate", RETURN)
    quiet_editor.shows("Ink private")
    quiet_editor.press("iWe were looking forward to the letter. It came.", ESCAPE)
    save_and_quit(desk, quiet_editor)
    assert "letter.txt" not in desk.learned_texts()


@pytest.mark.parametrize("again", READ_AGAIN.values(), ids=READ_AGAIN)
def test_a_reloaded_private_buffer_is_still_private(desk, kind, again):
    desk.write("letter.txt", "Dear Anna,\n")
    with kind.serves(desk, QUIET) as editor:
        editor.press(":InklingPrivate", RETURN)
        editor.shows("Inkling learns nothing")
        editor.press("oThis stays", ESCAPE, ":w", RETURN, again, RETURN)
        editor.press("GoWe were looking forward to the letter. It came.", ESCAPE)
        save_and_quit(desk, editor)
    assert "letter.txt" not in desk.learned_texts()


def test_a_renamed_private_buffer_is_still_private(desk, quiet_editor):
    quiet_editor.press(":InklingPrivate", RETURN)
    quiet_editor.shows("Inkling learns nothing")
    quiet_editor.press(":saveas diary.txt", RETURN, "iWe were looking forward to the letter. It came.", ESCAPE)
    save_and_quit(desk, quiet_editor)
    assert ".txt" not in desk.learned_texts()


def test_text_typed_in_private_is_not_learned_when_that_ends(desk, quiet_editor):
    quiet_editor.press(":InklingPrivate", RETURN)
    quiet_editor.shows("Inkling learns nothing")
    quiet_editor.press("iWe were looking forward to the letter. It came." + ESCAPE + ":InklingPrivate" + RETURN)
    quiet_editor.shows("Inkling learns from this buffer again")
    save_and_quit(desk, quiet_editor)
    assert "letter.txt" not in desk.learned_texts()


def test_a_buffer_marked_with_zero_is_not_private(kind, quiet_editor):
    quiet_editor.press(f":let b:inkling_private = 0 | set laststatus=2 statusline=%{{{STATUS[kind.name]}}}.", RETURN)
    quiet_editor.shows("Ink.")
    quiet_editor.press(":InklingPrivate", RETURN)
    quiet_editor.shows("Ink private.")
    quiet_editor.press(":q!", RETURN)
    assert quiet_editor.ends() == 0


def test_an_explanation_says_why_a_word_is_suggested(desk, quiet_editor):
    """It waits for no key, does not hide the line it is about, and disappears with the next cursor movement."""
    quiet_editor.press("iI will recieve", ESCAPE, ":InklingExplain receive", RETURN)
    quiet_editor.shows("Suggestion:")
    quiet_editor.shows("“receive” for “recieve”")
    quiet_editor.shows("To change that:")
    quiet_editor.shows("I will recieve")
    quiet_editor.press("0")
    quiet_editor.hides("Suggestion:")
    save_and_quit(desk, quiet_editor, "I will recieve\n")


def test_an_explanation_too_long_for_the_screen_can_be_read_to_its_end(kind, quiet_editor):
    quiet_editor.press("i", RETURN * 11, "I will recieve", ESCAPE)
    quiet_editor.press(":InklingExplain " + "receive " * 120 + "end", RETURN)
    quiet_editor.shows("“receive receive")
    quiet_editor.hides("“recieve” is known to nobody.")
    quiet_editor.press(kind.reads_on)
    quiet_editor.shows("“recieve” is known to nobody.")


@pytest.mark.parametrize(
    "command, said",
    [
        ("InklingLearn Foo bar", ":InklingLearn takes one word at a time"),
        ("InklingUnlearn Foo bar", ":InklingUnlearn takes one word at a time"),
        ("InklingIgnore 123", ":InklingIgnore takes a word with a letter"),
        ("InklingLearn " + "a" * 300, "expected a word of 1 to 256 bytes"),
        ("InklingExplain", "there is no word here"),
        ("InklingPrediction maybe", ":InklingPrediction takes default or no or yes"),
    ],
)
def test_a_command_explains_its_argument_in_its_own_terms(quiet_editor, command, said):
    quiet_editor.press(f":{command}", RETURN)
    quiet_editor.shows(said)
    quiet_editor.hides("param")


ODD_QUESTIONS = {
    "vim": ":call inkling#server#Ask('inkling/odd', {}, {_ -> 0})",
    "neovim": ":lua require('inkling.server').ask('inkling/odd', {}, print)",
}


def test_protocol_errors_are_not_shown_to_the_user(kind, quiet_editor):
    quiet_editor.press("iI am goi", ESCAPE, ODD_QUESTIONS[kind.name], RETURN)
    quiet_editor.rests()
    assert not [line for line in quiet_editor.lines() if "Inkling:" in line]


def test_the_actions_on_a_word_are_about_the_word(desk, quiet_editor):
    quiet_editor.press("iA zorbling", ESCAPE, ":InklingLearn", RETURN)
    quiet_editor.shows("is learned")
    quiet_editor.press(":InklingActions", RETURN)
    quiet_editor.shows("Remove “zorbling” from your words")
    quiet_editor.hides("ĝ")


def test_an_action_that_learns_a_word_says_so(desk, kind, quiet_editor):
    quiet_editor.press("iA zorbling", ESCAPE, ":InklingActions", RETURN)
    quiet_editor.shows("Add “zorbling” to your words")
    above = sum("Replace with" in line for line in quiet_editor.lines())
    quiet_editor.press(*kind.chooses(above))
    quiet_editor.shows("“zorbling” is learned")
    save_and_quit(desk, quiet_editor)


def test_ghost_text_is_hidden_where_control_c_ends_typing(desk, editor):
    editor.press("iI am goi")
    editor.shows("I am going")
    editor.press(control("c"))
    editor.hides("I am going")
    save_and_quit(desk, editor, "I am goi\n")


def test_only_ghost_text_that_is_visible_is_accepted_in_a_line_that_does_not_wrap(desk, kind, editor):
    """Vim scrolls sideways."""
    text = "x" * 68 + " I am goi"
    editor.press(":set nowrap", RETURN, "i" + text)
    editor.rests()
    editor.press(RIGHT, ESCAPE)
    save_and_quit(desk, editor, text + ("ng\n" if kind.name == "neovim" else "ng to\n"))


def test_a_menu_in_which_nothing_is_inserted_at_first_narrows(desk, quiet_editor):
    quiet_editor.press(":set completeopt=menuone,noinsert", RETURN, "iWe won", control("x"), control("o"))
    for letters in ("d", "er"):
        quiet_editor.rests()
        quiet_editor.shows("wondered")
        quiet_editor.press(letters)
    quiet_editor.rests()
    quiet_editor.shows("wondered")
    quiet_editor.press(control("e"), ESCAPE)
    save_and_quit(desk, quiet_editor, "We wonder\n")


def test_a_restart_of_a_running_server_says_that_it_runs(desk, quiet_editor):
    quiet_editor.press(":InklingRestart", RETURN)
    quiet_editor.shows("Inkling is running")
    save_and_quit(desk, quiet_editor)


def test_ghost_text_yields_to_the_menu(desk, editor):
    editor.press("iI am goi")
    editor.shows("I am going")
    editor.press(control("g"))
    editor.shows("î")
    editor.hides("I am going")
    editor.press(control("e"))
    save_and_quit(desk, editor, "I am goi\n")


def test_the_right_arrow_moves_where_no_ghost_text_is_shown(desk, editor):
    editor.press("iab", ESCAPE, "0i", RIGHT, "-")
    save_and_quit(desk, editor, "a-b\n")


def test_the_variants_of_the_letter_before_the_cursor_are_in_the_menu(desk, editor):
    editor.press("icafe", control("g"))
    editor.shows("è")
    for variant in ("cafè", "café"):
        editor.press(control("n"))
        editor.shows(variant)
    editor.press(control("y"))
    save_and_quit(desk, editor, "café\n")


def test_a_digit_chooses_a_variant_while_the_menu_is_shown(desk, editor):
    editor.press("icafe", control("g"))
    editor.shows("3 é")
    editor.press("3")
    editor.shows("café")
    editor.hides("2 è")
    editor.press("3")
    editor.shows("café3")
    save_and_quit(desk, editor, "café3\n")


def test_the_letter_itself_is_the_first_of_its_variants(desk, kind, quiet_editor):
    quiet_editor.press("icafe", ESCAPE, ":InklingCallouts", RETURN)
    quiet_editor.shows(kind.numbered % (1, "e"))
    quiet_editor.hides("Code actions")
    quiet_editor.press(*kind.chooses(0))
    quiet_editor.hides(kind.numbered % (1, "e"))
    quiet_editor.press(":InklingCallouts", RETURN)
    quiet_editor.shows(kind.numbered % (3, "é"))
    quiet_editor.press(*kind.chooses(2))
    quiet_editor.shows("café")
    save_and_quit(desk, quiet_editor, "café\n")


def test_errors_in_the_settings_file_are_shown_in_full(desk, kind):
    desk.write("config/inkling/config.json", '{"suggestions": {"limit": "lots"}}')
    with kind.serves(desk, QUIET) as editor:
        def said():
            return "".join(line.strip("║~ ") for line in editor.lines()).replace(" ", "")

        editor.until(lambda: "limit:expectedawholenumberfrom0to50,foundastring" in said(), "what is wrong")
        editor.press(":q!", RETURN)


def test_typed_text_that_is_not_a_word_is_quoted_in_the_bar(desk, kind):
    with kind.serves(desk, {**APPLIES, **kind.bar}) as editor:
        editor.press("iIt is thier")
        editor.shows("1 “thier”   2 their")
        editor.press(ESCAPE, ":q!", RETURN)


def test_a_word_is_learned_and_then_suggested(desk, quiet_editor):
    quiet_editor.press("iMy zorbling", ESCAPE, ":InklingLearn", RETURN)
    quiet_editor.shows("is learned")
    quiet_editor.press("oA zorb", control("x"), control("o"))
    quiet_editor.shows("A zorbling")
    save_and_quit(desk, quiet_editor, "My zorbling\nA zorbling\n")


def test_text_beyond_the_basic_plane_shifts_no_column(desk, quiet_editor):
    quiet_editor.press("i🎈 Dont")
    quiet_editor.press(control("x"), control("o"))
    quiet_editor.shows("Don't")
    save_and_quit(desk, quiet_editor, "🎈 Don't\n")


def test_a_server_that_crashes_is_restarted_with_the_text(desk, editor):
    editor.press("iI am tired. ")
    editor.shows("I am tired.")
    desk.kills_the_server(editor)
    editor.shows("crashed; restarting it")
    editor.press(ESCAPE)
    editor.shows("ready 2")
    editor.press("aI am goi")
    editor.shows("I am going")
    save_and_quit(desk, editor, "I am tired. I am goi\n")


def test_a_misspelled_word_is_replaced_by_a_code_action(desk, kind, quiet_editor):
    quiet_editor.press("iI will recieve it", ESCAPE, "2b:InklingActions", RETURN)
    quiet_editor.shows("Replace with “receive”")
    quiet_editor.press(*kind.chooses(0))
    quiet_editor.shows("I will receive it")
    save_and_quit(desk, quiet_editor, "I will receive it\n")


def test_where_nothing_can_be_modified_there_are_actions_that_change_no_text(desk, kind, quiet_editor):
    quiet_editor.press("iI will recieve it", ESCAPE, "2b:w | set nomodifiable", RETURN, ":InklingActions", RETURN)
    quiet_editor.shows("Add “recieve” to your words")
    quiet_editor.hides("Replace with")
    quiet_editor.press(*kind.chooses(0))
    quiet_editor.shows("“recieve” is learned")
    quiet_editor.press(":InklingCallouts", RETURN)
    quiet_editor.shows("no actions here")
    quiet_editor.press(":q", RETURN)
    assert quiet_editor.ends() == 0


def test_the_help_file_has_its_tags_and_every_map_and_command(desk, kind):
    folder = EDITORS / kind.name
    help_text = (folder / "doc/inkling.txt").read_text()
    desk.write("doc/inkling.txt", help_text)
    subprocess.run([kind.program, *kind.silent, "-u", "NONE", "+helptags doc", "+qa"], cwd=desk.folder, check=True, timeout=50)
    tags = (desk.folder / "doc/tags").read_text()
    assert (folder / "doc/tags").read_text() == tags
    assert "inkling-settings" in tags
    code = "".join(path.read_text() for path in folder.rglob("*.*") if path.suffix in (".vim", ".lua"))
    for word in ("Learn", "Unlearn", "Ignore", "Actions", "Callouts", "Revert", "Restart", "Prediction", "Private", "Explain"):
        assert re.search(rf"([ '])Inkling{word}\1", code)
        assert f":Inkling{word}" in tags
    for name in re.findall(r"<Plug>\(inkling-([a-z-]+)", code):
        assert f"<Plug>(inkling-{name}" in help_text
    assert all(len(line) < 79 for line in help_text.splitlines())
