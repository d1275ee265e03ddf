"""Emacs and its Eglot with Editors/emacs, at a keyboard and a screen."""

import pytest

from conftest import lines_to_copy
from terminal import ESCAPE, RETURN, control

QUIET = """
(setq make-backup-files nil native-comp-deferred-compilation nil)
"""

COMPLETE = ESCAPE + "\t"  # M-TAB, completion-at-point
PREFIX = control("c") + ","


@pytest.fixture
def emacs(desk):
    init = desk.write("init.el", QUIET + lines_to_copy("emacs"))
    desk.write("letter.txt", "")
    with desk.opens("emacs", "-nw", "--no-init-file", "-l", init, "letter.txt") as editor:
        editor.shows("[eglot:")
        yield editor


def save_and_quit(desk, editor):
    """Leaves as a person does; nothing of the server may stay behind."""
    processes = editor.descendants()
    editor.press(control("x"), control("s"), control("x"), control("c"))
    assert editor.ends() == 0
    desk.server_ends(processes)  # its exit status is not ours to choose: Eglot may kill it


def test_a_suggestion_is_taken_at_point(desk, emacs):
    emacs.press("I am goi", COMPLETE)
    emacs.shows("I am going")
    save_and_quit(desk, emacs)
    desk.reads("letter.txt", "I am going\n")


def test_a_missing_apostrophe_is_put_right_at_point(desk, emacs):
    emacs.press("Dont", COMPLETE)
    emacs.shows("Don't")
    save_and_quit(desk, emacs)
    desk.reads("letter.txt", "Don't\n")


def test_a_misspelt_word_is_put_right_at_point(desk, emacs):
    emacs.press("I will recieve", COMPLETE)
    emacs.shows("I will receive")
    save_and_quit(desk, emacs)
    desk.reads("letter.txt", "I will receive\n")


def test_a_misspelt_word_is_replaced_by_a_code_action(desk, emacs):
    emacs.press("I will recieve", PREFIX, "a")
    emacs.shows("Pick an action (default Replace with “receive”)")
    emacs.press(RETURN)
    emacs.shows("I will receive")
    save_and_quit(desk, emacs)
    desk.reads("letter.txt", "I will receive\n")


def test_a_variant_of_a_letter_is_a_code_action(desk, emacs):
    emacs.press("cafe", PREFIX, "c")
    emacs.shows("Pick an action")
    emacs.press("é", RETURN)
    emacs.shows("café")
    save_and_quit(desk, emacs)
    desk.reads("letter.txt", "café\n")


def test_a_word_is_learned_and_then_offered(desk, emacs):
    emacs.press("My zorbling", PREFIX, "l")
    emacs.shows("is learned")
    emacs.press(" and a zorbl", COMPLETE)
    emacs.shows("a zorbling")
    save_and_quit(desk, emacs)
    desk.reads("letter.txt", "My zorbling and a zorbling\n")
