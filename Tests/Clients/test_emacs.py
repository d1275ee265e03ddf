"""Emacs with Editors/emacs, with a keyboard and a screen."""

import signal
import subprocess
import time

import pytest

from conftest import EDITORS, lines_to_copy, snippets, types_prose
from tap import seen
from terminal import ESCAPE, LEFT, RETURN, RIGHT, TAB, control

QUIET = """
(setq make-backup-files nil
      eval-expression-debug-on-error nil
      native-comp-deferred-compilation nil
      native-comp-async-report-warnings-errors nil)
"""
# Each state of the screen: the line up to point and the gray text after it.
WATCHED = """
(require 'json)
(add-hook 'pre-redisplay-functions
          (lambda (_)
            (when (bound-and-true-p inkling-mode)
              (let ((ghost (and inkling--ghost (overlay-get inkling--ghost 'after-string))))
                (write-region (concat (json-encode
                                       (vector (buffer-substring-no-properties
                                                (line-beginning-position) (point))
                                               (if ghost (substring-no-properties ghost) "")))
                                      "\\n")
                              nil "drawn" t 'quiet)))))
"""

COMPLETE = ESCAPE + "\t"  # M-TAB, completion-at-point
PREFIX = control("c") + ","
UNDO = control("x") + "u"


def emacs_on(desk, more=""):
    init = desk.write("init.el", QUIET + lines_to_copy("emacs", "elisp") + more)
    desk.write("letter.txt", "")
    return desk.opens("emacs", "-nw", "--no-init-file", "-l", init, "letter.txt")


@pytest.fixture
def emacs(desk):
    with emacs_on(desk) as editor:
        editor.shows(" Ink)")
        yield editor


@pytest.fixture
def quiet_emacs(desk):
    """Without gray text: what the screen shows is in the text."""
    with emacs_on(desk, "(setq inkling-ghost nil)") as editor:
        editor.shows(" Ink)")
        yield editor


@pytest.fixture
def correcting_emacs(desk):
    """Applies corrections that are all but certain."""
    with emacs_on(desk, """(setq inkling-ghost nil inkling-settings '(:autocorrect "apply"))""") as editor:
        editor.shows(" Ink)")
        yield editor


def save_and_quit(desk, editor, text=None):
    """Quits as a person does; the letter then contains `text`, if given."""
    desk.sees_off(editor, control("x"), control("s"), control("x"), control("c"))
    if text is not None:
        desk.reads("letter.txt", text)


def test_gray_text_is_shown_and_accepted_by_the_right_arrow(desk, emacs):
    emacs.press("I am goi")
    emacs.shows("I am going")
    emacs.press(RIGHT)
    save_and_quit(desk, emacs)
    assert (desk.folder / "letter.txt").read_text().startswith("I am going")


def test_an_accepted_word_is_one_undo_step(desk, emacs):
    emacs.press("I am goi")
    emacs.shows("I am going")
    emacs.press(ESCAPE, "f", " ", UNDO)
    emacs.press(UNDO)
    emacs.shows("I am goi")
    save_and_quit(desk, emacs, "I am goi\n")


ACCEPTED = {"all of it": ([RIGHT], "I am going to"), "word by word": ([ESCAPE + "f", ESCAPE + "f"], "I am going to")}


@pytest.mark.parametrize("keys, typed", ACCEPTED.values(), ids=ACCEPTED)
def test_a_keyboard_macro_has_the_gray_text_that_was_accepted(desk, emacs, keys, typed):
    emacs.press("a", RETURN, "b", RETURN, "c", ESCAPE, "<")
    emacs.press(control("x"), "(", control("e"), " I am goi")
    emacs.shows("a I am going to")
    for key in keys:
        emacs.press(key)
        emacs.rests()
    emacs.press(" see", control("n"), control("x"), ")")
    emacs.press(control("x"), "e")
    emacs.shows(f"b {typed} see")
    emacs.press("e")
    emacs.shows(f"c {typed} see")
    save_and_quit(desk, emacs, "".join(f"{letter} {typed} see\n" for letter in "abc"))


def test_dismissed_gray_text_leaves_no_trace(desk, emacs):
    emacs.press("I am goi")
    emacs.shows("I am going")
    emacs.rests()  # or that is what is shown for "go", with its last letter still to come
    emacs.press(control("g"))
    emacs.hides("I am going")
    save_and_quit(desk, emacs, "I am goi\n")


WAYS_BACK = {
    "left and right": [LEFT, RIGHT],
    "the start of the line and its end": [control("a"), control("e")],
    "another window": [control("x") + "2", control("x") + "o", control("x") + "o"],
}


@pytest.mark.parametrize("keys", WAYS_BACK.values(), ids=WAYS_BACK)
def test_gray_text_returns_with_point(desk, emacs, keys):
    emacs.press("I am goi")
    emacs.shows("I am going")
    emacs.rests()
    for key in keys[:-1]:
        emacs.press(key)
        emacs.rests()
    emacs.hides("I am going")
    emacs.press(keys[-1])
    emacs.shows("I am going")
    emacs.press(ESCAPE, "f", "!")
    save_and_quit(desk, emacs, "I am going!\n")


def test_dismissed_gray_text_does_not_return_with_point(desk, emacs):
    emacs.press("I am goi")
    emacs.shows("I am going")
    emacs.rests()
    for key in [LEFT, RIGHT, control("g"), LEFT, RIGHT]:
        emacs.press(key)
        emacs.rests()
    emacs.hides("I am going")
    save_and_quit(desk, emacs, "I am goi\n")


def test_the_cursor_stays_before_gray_text(emacs):
    emacs.press("I am goi")
    emacs.shows("I am going")
    emacs.rests()
    assert emacs.screen.cursor.x == len("I am goi")
    emacs.press(" away", control("a"), "And then ", LEFT * 5, control("d") * 4, "I wou")
    emacs.shows("And I wou I am goi away")
    emacs.rests()
    emacs.hides("would")
    emacs.press(PREFIX, "n")
    emacs.shows("And I would I am goi away")
    emacs.rests()
    assert emacs.screen.cursor.x == len("And I wou")


def test_no_gray_text_comes_between_words_where_the_right_arrow_moves(desk, emacs):
    emacs.press(" away", control("a"), "I am goi")
    emacs.shows("I am goi away")
    emacs.rests()
    emacs.hides("going")
    emacs.press(RIGHT, RIGHT, "w")
    save_and_quit(desk, emacs, "I am goi awway\n")


def test_gray_text_for_which_there_is_no_room_in_the_row_is_not_shown(desk, emacs):
    emacs.press(RETURN, "One below.", control("p"), control("a"))
    for start, shown in [("We went to my uncle's house, and we stayed there. It is late, and so ", ""),
                         ("We went to my house, and we stayed there. It is late, and so ", "ing")]:
        emacs.press(start + "I am look")
        emacs.shows(start + "I am look" + shown)
        emacs.rests()
        assert [line.rstrip() for line in emacs.lines()[1:3]] == [start + "I am look" + shown, "One below."]
        emacs.press(control("a"), control("k"))


def test_gray_text_dismissed_while_emacs_was_busy_disappears_too(desk):
    # A busy Emacs quits what it does; no command that could be remapped is run while gray text is shown.
    with emacs_on(desk, """(global-set-key (kbd "C-c b") (lambda () (interactive) (message "Busy") (while t)))""") as editor:
        editor.shows(" Ink)")
        editor.press("I am goi")
        editor.shows("I am going")
        editor.press(control("c"), "b")
        editor.shows("Busy")
        editor.press(control("g"))
        editor.hides("I am going")
        save_and_quit(desk, editor, "I am goi\n")


def test_an_alternative_prediction_is_shown_on_demand(desk, quiet_emacs):
    quiet_emacs.press("I am goi", PREFIX, "n")
    quiet_emacs.shows("I am going")
    quiet_emacs.press(ESCAPE, "f")
    save_and_quit(desk, quiet_emacs, "I am going\n")


def test_the_right_arrow_moves_where_no_gray_text_is_shown(desk, quiet_emacs):
    quiet_emacs.press("ab", control("a"), RIGHT, "-")
    save_and_quit(desk, quiet_emacs, "a-b\n")


@pytest.mark.timeout(150)
def test_no_gray_text_is_stale_however_fast_one_types(desk):
    tap = desk.taps()
    with emacs_on(desk, WATCHED) as editor:
        editor.shows(" Ink)")
        types_prose(editor, tap, desk.folder / "drawn")


def test_no_gray_text_is_shown_that_a_deletion_has_made_wrong(desk):
    with emacs_on(desk, WATCHED) as editor:
        editor.shows(" Ink)")
        editor.press("I am goi")
        editor.shows("I am going to")
        editor.rests()
        editor.press("\x7f")
        editor.rests()
        states = seen(desk.folder / "drawn")
        assert "I am go" == states[-1][0]
        assert not [ghost for line, ghost in states if line == "I am go" and ghost.startswith("ng")]


def test_a_server_that_crashes_is_restarted_with_the_text(desk, emacs):
    emacs.press("I am tired. ")
    desk.kills_the_server(emacs)
    emacs.shows("Inkling crashed and was restarted")
    emacs.shows(" Ink)")
    emacs.press("I am goi")
    emacs.shows("I am going")
    save_and_quit(desk, emacs, "I am tired. I am goi\n")


def test_a_restart_amid_typing_is_told_when_the_user_pauses(desk, emacs):
    emacs.press("I am tired. ")
    emacs.shows("I am tired.")
    desk.kills_the_server(emacs)
    for _ in range(20):  # over the time that a restart takes; each key clears a message
        emacs.press("zz ")
        time.sleep(0.02)
    emacs.shows("Inkling crashed and was restarted")
    emacs.shows(" Ink)")


def test_emacs_and_the_server_exit_when_the_terminal_is_closed(desk, emacs):
    emacs.press("I am tired. ")
    emacs.shows("I am tired.")
    processes = emacs.descendants()
    emacs.hangs_up()
    desk.server_ends(processes)
    desk.reads("#letter.txt#", "I am tired. ")  # Emacs had time to auto-save


@pytest.mark.parametrize("typed, meant", [("I am goi", "I am going"), ("Dont", "Don't"), ("I will recieve", "I will receive")])
def test_the_intended_word_is_inserted_at_point(desk, quiet_emacs, typed, meant):
    quiet_emacs.press(typed, COMPLETE)
    quiet_emacs.shows(meant)
    save_and_quit(desk, quiet_emacs, meant + "\n")


def test_accepting_the_only_suggestion_shows_no_message(desk, quiet_emacs):
    quiet_emacs.press("It was forthcomi", COMPLETE)
    quiet_emacs.shows("It was forthcoming")
    quiet_emacs.rests()
    quiet_emacs.hides("no suggestion")
    save_and_quit(desk, quiet_emacs)


def test_a_message_says_if_there_is_no_suggestion_at_point(desk, quiet_emacs):
    quiet_emacs.press("We wrote the zxqwv. Then zxqwv", COMPLETE)
    quiet_emacs.shows("Inkling: no suggestion")
    save_and_quit(desk, quiet_emacs, "We wrote the zxqwv. Then zxqwv\n")


def test_an_emoji_replaces_its_name_and_colon(desk, quiet_emacs):
    quiet_emacs.press("So :wave", COMPLETE)
    quiet_emacs.shows("👋")
    quiet_emacs.press(COMPLETE, COMPLETE)
    save_and_quit(desk, quiet_emacs)
    text = (desk.folder / "letter.txt").read_text()
    assert text.startswith("So ") and len(text.strip()) <= 5 and ":" not in text


def test_a_word_completed_inside_another_one_does_not_double_its_end(desk, quiet_emacs):
    quiet_emacs.press("I am going home", LEFT * 8, COMPLETE)
    save_and_quit(desk, quiet_emacs, "I am going home\n")


def test_a_misspelled_word_is_replaced_by_a_code_action(desk, quiet_emacs):
    quiet_emacs.press("I will recieve", PREFIX, "a")
    quiet_emacs.shows("Do (default Replace with “receive”)")
    quiet_emacs.press(RETURN)
    quiet_emacs.shows("I will receive")
    save_and_quit(desk, quiet_emacs, "I will receive\n")


def test_in_a_read_only_buffer_there_are_actions_that_change_no_text(desk, quiet_emacs):
    quiet_emacs.press("I will recieve", control("x"), control("q"), PREFIX, "a")
    quiet_emacs.shows("Do (default Add “recieve” to your words)")
    quiet_emacs.press(RETURN)
    quiet_emacs.shows("“recieve” is learned")
    save_and_quit(desk, quiet_emacs, "I will recieve")


def test_a_variant_of_a_letter_is_chosen_by_its_digit(desk, emacs):
    emacs.press("cafe", PREFIX, "c")
    emacs.shows("1 e   2 è   3 é")
    emacs.press("3")
    emacs.shows("café")
    save_and_quit(desk, emacs, "café\n")


def test_a_word_is_learned_and_then_suggested(desk, quiet_emacs):
    quiet_emacs.press("My zorbling", PREFIX, "l")
    quiet_emacs.shows("is learned")
    quiet_emacs.press(" and a zorbl", COMPLETE)
    quiet_emacs.shows("a zorbling")
    save_and_quit(desk, quiet_emacs, "My zorbling and a zorbling\n")


def test_a_slip_is_corrected_at_the_end_of_the_word_and_reverted(desk, correcting_emacs):
    correcting_emacs.press("I think teh ")
    correcting_emacs.shows("I think the")
    correcting_emacs.press(PREFIX, "r")
    correcting_emacs.shows("I think teh")
    save_and_quit(desk, correcting_emacs, "I think teh \n")


def test_a_server_that_does_not_answer_is_waited_for_once(desk, correcting_emacs):
    correcting_emacs.press("I saw teh ")
    correcting_emacs.shows("I saw the")
    desk.signals_the_server(correcting_emacs, signal.SIGSTOP)
    correcting_emacs.press("teh " * 100, control("x"), control("s"))
    desk.reads("letter.txt", "I saw the " + "teh " * 100 + "\n")
    desk.signals_the_server(correcting_emacs, signal.SIGCONT)
    answered = "(while (oref inkling--server late) (accept-process-output nil 0.01))"
    correcting_emacs.press(ESCAPE, ":", answered, RETURN)
    correcting_emacs.press(RETURN, "I saw teh", RETURN)
    correcting_emacs.until(lambda: "I saw the" in correcting_emacs.lines(), "the correction")
    save_and_quit(desk, correcting_emacs)


def test_a_slip_at_the_end_of_a_cell_is_corrected(desk, correcting_emacs):
    """In an Org table, where no character ends the word."""
    correcting_emacs.press(ESCAPE, "xorg-mode", RETURN)
    correcting_emacs.shows("(Org")
    correcting_emacs.rests()
    correcting_emacs.press("| I saw teh")
    correcting_emacs.rests()
    correcting_emacs.press(TAB)
    correcting_emacs.shows("| I saw the |")
    save_and_quit(desk, correcting_emacs, "| I saw the |\n|           |\n")


def test_a_command_that_breaks_the_line_corrects_the_word_before(desk, correcting_emacs):
    """As RET does, which types the line break."""
    correcting_emacs.press("I saw teh", ESCAPE, "jI saw teh")
    correcting_emacs.rests()
    correcting_emacs.press(ESCAPE, "xorg-mode", RETURN)
    correcting_emacs.shows("(Org")
    correcting_emacs.press(RETURN, "- I saw teh", ESCAPE, RETURN, "so")
    correcting_emacs.shows("- so")
    save_and_quit(desk, correcting_emacs, "I saw the\nI saw the\n- I saw the\n- so\n")


def test_undo_in_a_region_takes_back_a_whole_correction(desk, correcting_emacs):
    correcting_emacs.press("teh cat adn dog ")
    correcting_emacs.shows("the cat and dog")
    correcting_emacs.press(control("a"), "\0", ESCAPE, "f", ESCAPE, "f", control("_"))
    correcting_emacs.shows("teh cat and dog")
    save_and_quit(desk, correcting_emacs)


def test_org_completes_its_own_syntax(desk, correcting_emacs):
    """The state of a heading, and not a word that begins like it."""
    correcting_emacs.press(ESCAPE, "xorg-mode", RETURN)
    correcting_emacs.shows("(Org")
    correcting_emacs.rests()
    correcting_emacs.press("* DON", ESCAPE, TAB)
    correcting_emacs.shows("* DONE")
    correcting_emacs.press(" we are goi", ESCAPE, TAB)
    correcting_emacs.shows("we are going")
    save_and_quit(desk, correcting_emacs, "* DONE we are going\n")


def test_the_word_before_the_cursor_is_corrected_before_it_is_saved(desk, correcting_emacs):
    correcting_emacs.press("I saw teh", control("x"), control("s"))
    correcting_emacs.shows("I saw the")
    desk.reads("letter.txt", "I saw the\n")
    correcting_emacs.press(UNDO, UNDO)  # the first one for the line break that saving has added
    correcting_emacs.shows("I saw teh")
    correcting_emacs.press(control("x"), control("s"))
    desk.reads("letter.txt", "I saw teh\n")
    correcting_emacs.press(" and teh dog", ESCAPE, "b", ESCAPE, "b", ESCAPE, "f")
    save_and_quit(desk, correcting_emacs, "I saw teh and teh dog\n")


def test_what_is_inserted_as_a_whole_stays_as_it_is(desk, correcting_emacs):
    correcting_emacs.press("teh", control("a"), control("k"), "So teh fix: ")
    correcting_emacs.shows("So the fix:")
    correcting_emacs.press(control("y"), " ")
    correcting_emacs.shows("fix: teh")
    correcting_emacs.press("and teh ")
    correcting_emacs.shows("fix: teh and the")
    correcting_emacs.press(control("y"))
    save_and_quit(desk, correcting_emacs, "So the fix: teh and the teh\n")


def test_a_correction_noticed_late_is_reverted(desk, correcting_emacs):
    correcting_emacs.press("I think teh ")
    correcting_emacs.shows("I think the")
    correcting_emacs.press("cat is here.", RETURN, "And so on", PREFIX, "r")
    correcting_emacs.shows("“teh” is back in line 1")
    correcting_emacs.shows("I think teh cat")
    save_and_quit(desk, correcting_emacs, "I think teh cat is here.\nAnd so on\n")


def test_a_word_that_wraps_to_the_next_line_is_corrected(desk, correcting_emacs):
    correcting_emacs.press(ESCAPE, "xauto-fill-mode", RETURN, ESCAPE, ":(setq fill-column 20)", RETURN)
    correcting_emacs.press("I saw the dog and recieved ")
    correcting_emacs.shows("received")
    save_and_quit(desk, correcting_emacs, "I saw the dog and\nreceived \n")


def test_an_action_that_learns_a_word_says_so(desk, quiet_emacs):
    quiet_emacs.press("A zorbling", PREFIX, "a")
    quiet_emacs.shows("Do (default")
    quiet_emacs.press("Add “zorbling” to your words", RETURN)
    quiet_emacs.shows("“zorbling” is learned")
    save_and_quit(desk, quiet_emacs)


def test_a_correction_is_undone_in_one_step(desk, correcting_emacs):
    correcting_emacs.press("I think teh ")
    correcting_emacs.shows("I think the")
    correcting_emacs.press("cat", UNDO, UNDO)
    correcting_emacs.shows("I think teh")
    save_and_quit(desk, correcting_emacs, "I think teh \n")


def test_an_undone_correction_says_that_it_is_not_made_again(correcting_emacs):
    correcting_emacs.press("I think teh ")
    correcting_emacs.shows("I think the")
    correcting_emacs.press(UNDO)
    correcting_emacs.shows("I think teh")
    correcting_emacs.press("cat and teh ")
    correcting_emacs.shows("“teh” stays and will not be corrected again.")
    correcting_emacs.shows("To allow it again: inkling replacements allow teh the")
    correcting_emacs.shows("I think teh cat and teh")


def test_discarded_text_is_not_learned(desk, quiet_emacs):
    quiet_emacs.press("We were looking forward to the letter. It came.", control("x"), control("c"))
    quiet_emacs.shows("Save file")
    quiet_emacs.press("n")
    quiet_emacs.shows("exit anyway")
    quiet_emacs.press("yes", RETURN)
    assert quiet_emacs.ends() == 0
    assert "letter.txt" not in desk.learned_texts()


def test_saved_text_is_learned(desk, quiet_emacs):
    quiet_emacs.press("We were looking forward to the letter. It came.")
    save_and_quit(desk, quiet_emacs)
    assert "letter.txt" in desk.learned_texts()


def test_a_private_buffer_says_so_and_is_not_learned_from(desk, quiet_emacs):
    quiet_emacs.press(PREFIX, "x")
    quiet_emacs.shows(" Ink private)")
    quiet_emacs.press("We were looking forward to the letter. It came.")
    save_and_quit(desk, quiet_emacs)
    assert "letter.txt" not in desk.learned_texts()


def test_an_explanation_says_why_a_word_is_suggested(desk, quiet_emacs):
    quiet_emacs.press("I will recieve", control("u"), PREFIX, "e")
    quiet_emacs.shows("Explain word (default recieve):")
    quiet_emacs.press("receive", RETURN)
    quiet_emacs.shows("“receive” for “recieve”")
    quiet_emacs.shows("Suggestion:")


@pytest.mark.parametrize(
    "call, said",
    [
        ('(inkling-learn-word "Foo bar")', "Expected one word at a time"),
        ('(inkling-unlearn-word "123")', "Expected a word with a letter"),
        ("(inkling-learn-word (make-string 300 ?a))", "expected a word of 1 to 256 bytes"),
        ("(inkling-ignore-word nil)", "There is no word at point"),
        ('(inkling-explain "")', "There is no word at point"),
        ('(inkling-set-prediction "maybe")', "Expected default, no or yes"),
    ],
)
def test_a_command_explains_its_argument_in_its_own_terms(desk, quiet_emacs, call, said):
    quiet_emacs.press(ESCAPE, ":", call, RETURN)
    quiet_emacs.shows(said)


def test_where_there_is_no_word_one_has_to_be_given(desk, quiet_emacs):
    quiet_emacs.press(PREFIX, "l")
    quiet_emacs.shows("Learn word:")
    quiet_emacs.press(RETURN)
    quiet_emacs.shows("There is no word")


def test_a_learned_word_can_be_unlearned_by_a_code_action(desk, quiet_emacs):
    quiet_emacs.press("My zorbling", PREFIX, "l")
    quiet_emacs.shows("is learned")
    quiet_emacs.press(PREFIX, "a", "Remove", "\t", RETURN)
    quiet_emacs.press(PREFIX, "u")
    quiet_emacs.shows("nothing changed for")


def test_a_buffer_without_a_file_is_served_too(desk, emacs):
    emacs.press(control("x"), "bnotes", RETURN)
    emacs.shows("(Fundamental)")
    emacs.press(ESCAPE, "xtext-mode", RETURN)
    emacs.shows("(Text Ink)")
    emacs.press("I am goi")
    emacs.shows("I am going")


def test_two_buffers_without_a_file_are_not_mixed_up(desk, correcting_emacs):
    """Even if one has the name that the other one had."""
    def opens(name):
        correcting_emacs.press(control("x"), "b", name, RETURN)
        correcting_emacs.shows(f" {name} ")

    opens("one")
    correcting_emacs.press(ESCAPE, "xtext-mode", RETURN)
    correcting_emacs.shows("(Text Ink)")
    correcting_emacs.press("I saw teh dog. ")
    correcting_emacs.shows("I saw the dog.")
    correcting_emacs.press(ESCAPE, ':(rename-buffer "two")', RETURN)
    correcting_emacs.shows(" two ")
    opens("one")
    correcting_emacs.press(ESCAPE, "xtext-mode", RETURN)
    correcting_emacs.shows("(Text Ink)")
    correcting_emacs.press("Then we met taht cat. ")
    correcting_emacs.shows("Then we met that cat.")
    opens("two")
    correcting_emacs.press("It saw teh ")
    correcting_emacs.shows("I saw the dog. It saw the")


def test_a_buffer_is_still_served_when_a_clone_of_it_is_closed(desk, correcting_emacs):
    """Org captures into a clone."""
    clone = '(switch-to-buffer (make-indirect-buffer (current-buffer) "clone" t))'
    correcting_emacs.press("I saw teh dog.", RETURN, ESCAPE, ":", clone, RETURN)
    correcting_emacs.shows("clone")
    correcting_emacs.press("We met taht cat.", RETURN)
    correcting_emacs.shows("We met that cat.")
    correcting_emacs.press(ESCAPE, ":(kill-buffer)", RETURN)
    correcting_emacs.shows("letter.txt")
    correcting_emacs.press(ESCAPE, ">It saw teh bird.")
    correcting_emacs.shows("It saw the bird.")
    save_and_quit(desk, correcting_emacs, "I saw the dog.\nWe met that cat.\nIt saw the bird.\n")


def test_the_first_word_after_a_change_in_a_clone_is_corrected(desk, correcting_emacs):
    clone = '(switch-to-buffer (make-indirect-buffer (current-buffer) "clone" t))'
    correcting_emacs.press("I saw teh dog.", RETURN, ESCAPE, ":", clone, RETURN)
    correcting_emacs.shows("clone")
    correcting_emacs.press("We met a cat.", RETURN, "And ", ESCAPE, ":(kill-buffer)", RETURN)
    correcting_emacs.shows("letter.txt")
    correcting_emacs.press(ESCAPE, ">")
    correcting_emacs.press("teh bird.")
    correcting_emacs.shows("And the bird.")
    save_and_quit(desk, correcting_emacs, "I saw the dog.\nWe met a cat.\nAnd the bird.\n")


def test_an_edit_of_the_server_is_made_once_where_a_buffer_has_a_clone(desk, quiet_emacs):
    clone = '(clone-indirect-buffer "clone" nil)'
    quiet_emacs.press("I will definatly", ESCAPE, ":", clone, RETURN)
    quiet_emacs.shows("#<buffer clone>")
    quiet_emacs.press(PREFIX, "a")
    quiet_emacs.shows("Do (default Replace with “definitely”)")
    quiet_emacs.press(RETURN)
    quiet_emacs.shows("I will definitely")
    save_and_quit(desk, quiet_emacs, "I will definitely\n")


def test_a_buffer_in_another_major_mode_is_released_or_another_document(desk, correcting_emacs):
    correcting_emacs.press(ESCAPE, "xpython-mode", RETURN)
    correcting_emacs.shows("(Python")
    correcting_emacs.hides(" Ink")
    correcting_emacs.press("teh or ")
    correcting_emacs.shows("teh or")
    correcting_emacs.press(ESCAPE, "xorg-mode", RETURN)
    correcting_emacs.shows(" Ink)")
    correcting_emacs.press("I saw teh dog. ")
    correcting_emacs.shows("teh or I saw the dog.")
    correcting_emacs.press(ESCAPE, ":(inkling--language-id)", RETURN)
    correcting_emacs.shows('"org"')
    save_and_quit(desk, correcting_emacs, "teh or I saw the dog. \n")


MARKS = "(setq inkling-ghost nil inkling-settings '(:diagnostics (:unknownWords \"warning\")))"


def marks(editor, *words):
    """Waits until these words are marked, with the color for warnings."""
    editor.until(lambda: editor.styled(fg="brown") == list(words), f"marks on {words}")


@pytest.fixture
def marking_emacs(desk):
    with emacs_on(desk, MARKS) as editor:
        editor.shows(" Ink)")
        yield editor


def test_unknown_words_are_marked_if_configured_until_they_are_known(desk, marking_emacs):
    marking_emacs.press("At the café 🎈 is a blimfark.", RETURN, "A zwobbel, a blimfark.", RETURN)
    marks(marking_emacs, "blimfark", "zwobbel", "blimfark")
    marking_emacs.press(ESCAPE, "<", control("n"), "A quomble. ")
    marks(marking_emacs, "blimfark", "quomble", "zwobbel", "blimfark")
    marking_emacs.press(ESCAPE, "<", RETURN)
    marks(marking_emacs, "blimfark", "quomble", "zwobbel", "blimfark")
    marking_emacs.press(control("s"), "zwob", RETURN, control("h"), ".")
    marking_emacs.shows("“zwobbel” is in no word list")
    marking_emacs.press(PREFIX, "i")
    marks(marking_emacs, "blimfark", "quomble", "blimfark")
    marking_emacs.press(control("s"), "blim", RETURN, PREFIX, "aAdd", TAB, RETURN)
    marks(marking_emacs, "quomble")
    marking_emacs.press(ESCAPE, "xpython-mode", RETURN)
    marking_emacs.shows("(Python")
    marks(marking_emacs)


CHANGES = {
    "killed and yanked": (control("k") * 2, control("y")),
    "filtered": (control("x"), "h", control("u"), ESCAPE, "|cat", RETURN),
}


@pytest.mark.parametrize("keys", CHANGES.values(), ids=CHANGES)
def test_marks_are_there_again_after_a_change_that_leaves_the_text_as_it_was(desk, marking_emacs, keys):
    marking_emacs.press("I saw a blimfark.", RETURN, "A zwobbel.", RETURN)
    marks(marking_emacs, "blimfark", "zwobbel")
    marking_emacs.press(ESCAPE, "<", *keys)
    marking_emacs.rests()
    marks(marking_emacs, "blimfark", "zwobbel")


def test_marks_are_there_again_after_a_crash(desk, marking_emacs):
    marking_emacs.press("I saw a blimfark.")
    marks(marking_emacs, "blimfark")
    desk.kills_the_server(marking_emacs)
    marking_emacs.shows("Inkling crashed and was restarted")
    marks(marking_emacs, "blimfark")


def test_there_are_no_marks_by_default(quiet_emacs):
    quiet_emacs.press("I saw a blimfark.", RETURN)
    quiet_emacs.rests()
    marks(quiet_emacs)


def test_the_page_shows_lines_that_work(desk):
    """In one file, without the mode: Eglot serves the buffer as on the page; the lines for lsp-mode can be read."""
    first, settings, keys, eglot, lsp_mode = snippets("emacs", "elisp")
    start = "(require 'eglot)(add-hook 'text-mode-hook #'eglot-ensure)"
    without_mode = first.replace("(inkling-global-mode)", "")
    init = desk.write("init.el", QUIET + without_mode + settings + keys + eglot + lsp_mode + start)
    desk.write("letter.txt", "")
    with desk.opens("emacs", "-nw", "--no-init-file", "-l", init, "letter.txt") as editor:
        editor.shows("[eglot:")
        editor.press("I will recieve", ESCAPE, "xeglot-code-actions", RETURN)
        editor.shows("Replace with “receive”")


def batch(desk, *arguments):
    done = subprocess.run(
        ["emacs", "--batch", "-L", EDITORS / "emacs", *arguments],
        env=desk.environment, cwd=desk.folder, capture_output=True, text=True, timeout=50,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


def test_what_needs_no_server_is_tested_inside_emacs(desk):
    batch(desk, "-l", "inkling-tests", "-f", "ert-run-tests-batch-and-exit")


@pytest.mark.parametrize("name", sorted(file.name for file in (EDITORS / "emacs").glob("*.el")))
def test_it_compiles_without_warnings(desk, name):
    desk.write(name, (EDITORS / "emacs" / name).read_text())
    strict = "(setq byte-compile-error-on-warn t load-path (cons default-directory load-path))"
    batch(desk, "--eval", strict, "-f", "batch-byte-compile", name)
