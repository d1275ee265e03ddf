"""Corrections in Vim and Neovim: at the end of Insert mode, in bursts of keys, undone and repeated."""

import signal

import pytest

from conftest import wait
from tap import frames
from terminal import ESCAPE, RETURN, control
from vi import APPLIES, QUIET, Neovim, Vim, save_and_quit, undone


@pytest.fixture(params=[Vim, Neovim], ids=lambda kind: kind.name)
def kind(request):
    return request.param()


@pytest.fixture
def editor(desk, kind):
    """An editor whose server has corrected something: the first time takes longest."""
    with kind.serves(desk, APPLIES) as editor:
        editor.press("iteh ")
        editor.shows("the")
        editor.press(ESCAPE, "0D:set nomodified", RETURN)
        editor.rests()
        yield editor


# What the keys say in one burst, as over a slow line or with a fast hand, and the resulting text.
BURSTS = {
    "the word": ("iI saw teh" + ESCAPE, "I saw the\n"),
    "the word and a space": ("iI saw a freind " + ESCAPE, "I saw a friend \n"),
    "two words": ("iI recieve teh" + ESCAPE, "I receive the\n"),
    "a misplaced space": ("iby the end of thed ay today" + ESCAPE, "by the end of the day today\n"),
    "a word by the next two": ("iI think its very cold here " + ESCAPE, "I think it's very cold here \n"),
    "a full stop": ("iI saw nothign." + ESCAPE, "I saw nothing.\n"),
    "a line": ("iI saw teh" + RETURN + ESCAPE, "I saw the\n\n"),
    "lines, each ended behind a space": (
        "iI saw teh man adn " + RETURN + "to hte end " + RETURN + "recieve" + RETURN + ESCAPE,
        "I saw the man and \nto the end \nreceive\n\n",
    ),
    "the last of many words": ("iI saw teh man adn" + ESCAPE, "I saw the man and\n"),
    "and goes on below": ("iI saw teh" + ESCAPE + "oand I dont" + ESCAPE + "oknow" + ESCAPE, "I saw the\nand I don't\nknow\n"),
    "and goes up": ("iOne" + RETURN + "I saw teh" + ESCAPE + "kA!" + ESCAPE, "One!\nI saw the\n"),
    "and goes on behind": ("iI dont" + ESCAPE + "a know" + ESCAPE, "I don't know\n"),
    "and goes on in its place": ("iI dont" + ESCAPE + "gi know" + ESCAPE, "I don't know\n"),
    "and goes on before": ("iI dont" + ESCAPE + "Iyou and " + ESCAPE, "you and I don't\n"),
}


@pytest.mark.parametrize("keys, whole", BURSTS.values(), ids=BURSTS)
def test_a_word_that_ends_with_escape_is_corrected_before_the_next_key(desk, editor, keys, whole):
    editor.press(keys + ":w" + RETURN)
    desk.reads("letter.txt", whole)
    editor.press(":q", RETURN)


def test_a_word_that_came_with_the_one_before_is_corrected_with_an_escape_that_comes_later(desk, editor):
    editor.press("iI saw teh freind")
    editor.shows("I saw the freind")
    editor.press(ESCAPE)
    editor.shows("I saw the friend")
    save_and_quit(desk, editor, "I saw the friend\n")


@pytest.mark.parametrize("is_fast", [False, True], ids=["slow", "fast"])
def test_words_are_corrected_in_a_paragraph_that_is_formatted_at_every_key(desk, kind, is_fast):
    desk.write("letter.txt", "So we went home and saw the cat on the roof,\nand it was happy to see us and we were happy.\nThe end.\n")
    with kind.serves(desk, APPLIES) as editor:
        editor.press(":set textwidth=44 formatoptions+=a", RETURN, "fhea")
        for word in [" with", " teh", " freind", " whom", " we", " recieved", " adn", " "]:
            for keys in [word] if is_fast else word:
                editor.press(keys)
                editor.rests()
        editor.press(ESCAPE)
        editor.rests()
        save_and_quit(desk, editor)
    words = (desk.folder / "letter.txt").read_text().split()
    assert " ".join(words[3:12]) == "home with the friend whom we received and and"


def test_one_command_amid_typing_ends_no_word(desk, editor):
    editor.press("iI saw teh" + control("o") + "uwe saw teh" + control("o") + "zz")
    editor.rests()
    editor.shows("we saw teh")
    editor.press(" ")
    editor.shows("we saw the")
    editor.press("freind", ESCAPE)
    save_and_quit(desk, editor, "we saw the friend\n")


def test_a_server_that_does_not_answer_is_not_waited_for(desk, kind):
    with kind.serves(desk, APPLIES) as editor:
        desk.signals_the_server(editor, signal.SIGSTOP)
        editor.press("iI saw teh" + ESCAPE + ("oteh" + ESCAPE) * 50 + ":w" + RETURN)
        desk.reads("letter.txt", "I saw teh\n" + "teh\n" * 50)
        desk.signals_the_server(editor, signal.SIGCONT)
        editor.press("oI saw teh" + ESCAPE)
        editor.shows("I saw the")


def test_an_insertion_is_undone_in_one_step_and_one_for_each_correction(editor):
    for part in ["iI recieve ", "teh ", "letter adn ", "more", ESCAPE]:
        editor.press(part)
        editor.rests()
    texts = ["I receive the letter adn", "I receive teh", "I recieve"]
    assert undone(editor, 4) == [[text] for text in texts] + [[]]
    editor.press(control("r") * 4)
    editor.shows("I receive the letter and more")


@pytest.mark.parametrize("end", [" ", RETURN], ids=["space", "return"])
def test_lines_after_a_correction_are_undone_with_it(desk, kind, end):
    desk.write("letter.txt", "one\ntwo\nthree\n")
    with kind.serves(desk, APPLIES) as editor:
        editor.press("joI recieve" + end)
        editor.shows("I receive")
        editor.press("it" + RETURN + "now" + RETURN + "then", ESCAPE)
        editor.hides("INSERT")
        assert undone(editor, 2) == [["one", "two", "I recieve", "three"], ["one", "two", "three"]]
        editor.press(control("r") * 2)
        editor.shows("I receive")
        lines = ["I receive it"] if end == " " else ["I receive", "it"]
        save_and_quit(desk, editor, "\n".join(["one", "two", *lines, "now", "then", "three", ""]))


@pytest.mark.parametrize("end", [" ", RETURN], ids=["space", "return"])
def test_a_correction_undone_with_what_follows_is_made_again(editor, end):
    editor.press("iI saw teh" + end)
    editor.shows("I saw the")
    editor.press("cat", ESCAPE, "u")
    editor.shows("I saw teh")
    editor.press("A dog or teh ")
    editor.shows("dog or the")


def test_an_undone_correction_says_that_it_is_not_made_again(editor):
    editor.press("iI saw teh ")
    editor.shows("I saw the")
    editor.press(ESCAPE, "u")
    editor.shows("I saw teh")
    editor.press("A")
    editor.rests()
    editor.hides("corrected")
    editor.press("cat and teh ")
    editor.shows("“teh” stays and will not be corrected again.")
    editor.shows("To allow it again: inkling replacements allow teh the")
    editor.shows("I saw teh cat and teh")


def test_a_half_typed_abbreviation_is_expanded_although_a_correction_comes(editor):
    editor.press(":iabbrev btw by the way", RETURN, "iI saw teh bt")
    editor.shows("I saw the bt")
    editor.press("w it")
    editor.shows("I saw the by the way it")


REPEATED = {
    "by a dot": ("oI saw teh cat. " + ESCAPE, "..", "\nI saw the cat. \nI saw the cat. \nI saw the cat. \n"),
    "by a macro": ("qqoI saw teh cat" + ESCAPE + "q", "2@q", "\nI saw the cat\nI saw the cat\nI saw the cat\n"),
    "by a count": ("3iI saw teh cat. " + ESCAPE, "", "I saw the cat. I saw the cat. I saw the cat. \n"),
}


@pytest.mark.parametrize("first, again, whole", REPEATED.values(), ids=REPEATED)
def test_what_is_repeated_is_corrected_again(desk, editor, first, again, whole):
    editor.press(first)
    editor.shows("I saw the cat")
    editor.press(again)
    save_and_quit(desk, editor, whole)


# What inserts the same into three lines without anybody typing.
MANY_TIMES = {
    "a command": ":%normal A teh cat",
    "a command for each": ":g/saw/normal A teh cat",
    "a macro": ":let @q = \"A teh cat\\<Esc>j\"" + RETURN + "3@q:echo",
}


@pytest.mark.parametrize("keys", MANY_TIMES.values(), ids=MANY_TIMES)
def test_what_is_inserted_many_times_by_one_command_is_undone_in_one_step(desk, kind, keys):
    desk.write("letter.txt", "I saw\nWe saw\nYou saw\n")
    with kind.serves(desk, APPLIES) as editor:
        editor.press(keys, RETURN)
        editor.shows("You saw the cat")
        assert undone(editor, 1) == [["I saw", "We saw", "You saw"]]
        editor.press(control("r"), ":w", RETURN)
        desk.reads("letter.txt", "I saw the cat\nWe saw the cat\nYou saw the cat\n")


@pytest.mark.timeout(150)  # Neovim needs half a minute, alone.
def test_a_command_that_inserts_thousands_of_times_is_not_waited_for(desk, kind):
    tap = desk.taps()
    desk.write("letter.txt", "I saw it\n" * 3000)
    with kind.serves(desk, APPLIES) as editor:
        editor.press(":%normal A, and so on", RETURN, ":w", RETURN)
        written = "I saw it, and so on\n" * 3000
        # On a busy machine it takes longer than the others.
        wait(lambda: (desk.folder / "letter.txt").read_text() == written)
        desk.reads("letter.txt", written)
        editor.press("GoI saw teh" + ESCAPE)
        editor.shows("I saw the")
        save_and_quit(desk, editor)
    asked = [message for message in frames(tap.said) if message.get("method") == "textDocument/onTypeFormatting"]
    # Of 12,000. What is limited is the time, in which a fast machine answers more.
    assert len(asked) < 9000
    assert tap.text() == (desk.folder / "letter.txt").read_text()


def test_a_correction_moves_no_mark_and_no_cursor_of_another_window(desk, kind):
    """Neither does typing."""
    desk.write("letter.txt", "So  we go home\n")
    with kind.serves(desk, APPLIES) as editor:
        editor.press(":split", RETURN, "fh", control("w"), "jma4|iI dont ")
        editor.shows("I don't")
        editor.press(ESCAPE, control("w"), "kr-:w", RETURN)
        desk.reads("letter.txt", "So I don't- we go home\n")
        editor.press("`ar+:w", RETURN)
        desk.reads("letter.txt", "+o I don't- we go home\n")
