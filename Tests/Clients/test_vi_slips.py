"""Slips in Vim and Neovim: corrected as one types, undone and reverted, and text that stays as it is."""

import time

import pytest

from terminal import ESCAPE, RETURN, control
from vi import APPLIES, PASTED, QUIET, Neovim, Vim, save_and_quit


@pytest.fixture(params=[Vim, Neovim], ids=lambda kind: kind.name)
def kind(request):
    return request.param()


@pytest.fixture
def editor(desk, kind):
    with kind.serves(desk, kind.keys) as editor:
        yield editor


@pytest.fixture
def correcting_editor(desk, kind):
    with kind.serves(desk, APPLIES) as editor:
        yield editor


def test_a_slip_is_corrected_at_the_end_of_the_word_and_reverted(desk, correcting_editor):
    correcting_editor.press("iI think teh ")
    correcting_editor.shows("I think the")
    correcting_editor.press(ESCAPE, ":InklingRevert", RETURN)
    correcting_editor.shows("I think teh")
    save_and_quit(desk, correcting_editor, "I think teh \n")


@pytest.mark.parametrize("slip", ["taht", "teh", "hte"])
@pytest.mark.parametrize("is_fast", [True, False], ids=["fast", "slow"])
def test_a_slip_before_a_word_with_its_letters_is_corrected(desk, correcting_editor, slip, is_fast):
    correcting_editor.press("iWe saw the cat", ESCAPE, "bbi")
    for keys in [slip + " "] if is_fast else slip + " ":
        correcting_editor.press(keys)
        correcting_editor.rests()
    meant = "that" if slip == "taht" else "the"
    correcting_editor.shows(f"We saw {meant} the cat")
    save_and_quit(desk, correcting_editor, f"We saw {meant} the cat\n")


def test_pasted_text_stays_as_it_is(desk, kind):
    with kind.serves(desk, APPLIES, kind.pastes) as editor:
        editor.press("iSo teh ")
        editor.shows("So the")
        editor.press("fix: ")
        editor.press(PASTED % "teh")
        editor.shows("fix: teh")
        editor.press(" ")
        editor.rests()
        editor.press("and teh ")
        editor.shows("fix: teh and the")
        editor.press(PASTED % "a teh")
        editor.shows("and the a teh")
        editor.press(ESCAPE)
        editor.rests()
        editor.press("a or teh ")
        editor.shows("a teh or the")
        save_and_quit(desk, editor, "So the fix: teh and the a teh or the \n")


SLIPS = "I recieve teh letter adn teh mail, taht is wierd becuase it was definately late. "
MEANT = "I receive the letter and the mail, that is weird because it was definitely late. "


@pytest.mark.parametrize("length", [3, len(SLIPS)], ids=["in threes", "at once"])
def test_keys_that_arrive_together_are_corrected(desk, correcting_editor, length):
    correcting_editor.press("i")
    for start in range(0, len(SLIPS), length):
        correcting_editor.press(SLIPS[start : start + length])
        time.sleep(0.1)
    correcting_editor.shows("definitely late.")
    correcting_editor.press("It is late", ESCAPE)
    save_and_quit(desk, correcting_editor, f"{MEANT}It is late\n")


def test_lines_that_arrive_together_are_corrected(desk, correcting_editor):
    correcting_editor.press("iWe saw teh" + RETURN + "old cat adn teh" + RETURN + "dog")
    correcting_editor.shows("We saw the")
    correcting_editor.shows("old cat and the")
    correcting_editor.press(ESCAPE)
    save_and_quit(desk, correcting_editor, "We saw the\nold cat and the\ndog\n")


def test_each_correction_of_keys_that_arrived_together_is_one_undo_step(desk, correcting_editor):
    correcting_editor.press("iI recieve teh letter")
    correcting_editor.shows("I receive the letter")
    correcting_editor.press(ESCAPE, "u")
    correcting_editor.shows("I receive teh letter")
    correcting_editor.press("u")
    correcting_editor.shows("I recieve teh letter")
    save_and_quit(desk, correcting_editor, "I recieve teh letter\n")


def test_a_passage_that_is_pasted_stays_as_it_is(desk, kind):
    with kind.serves(desk, APPLIES, kind.pastes) as editor:
        editor.press("i", PASTED % (SLIPS + "\r" + SLIPS))
        editor.shows("definately late.")
        editor.rests()
        editor.press("and so on")
        editor.shows("and so on")
        editor.rests()
        save_and_quit(desk, editor, f"{SLIPS}\n{SLIPS}and so on\n")


def test_a_word_deleted_after_its_correction_and_typed_again_is_left_alone(desk, correcting_editor):
    correcting_editor.press("iIt is wierd ")
    correcting_editor.shows("It is weird")
    correcting_editor.press(control("w"))
    correcting_editor.hides("weird")
    for key in "wierd so it is wierd ":
        correcting_editor.press(key)
        correcting_editor.rests()
    save_and_quit(desk, correcting_editor, "It is wierd so it is weird \n")


BLOCKS = {
    "in front": ("gg0" + control("v") + "GI", "teh one\nteh two\nteh three\n"),
    "behind": ("gg0" + control("v") + "G$A ", "one teh \ntwo teh \nthree teh \n"),
    "in place": ("gg0" + control("v") + "Glc", "teh e\nteh o\nteh ree\n"),
}


@pytest.mark.parametrize("keys, whole", BLOCKS.values(), ids=BLOCKS)
def test_a_word_put_into_a_block_stays_and_is_undone_in_one_step(desk, kind, keys, whole):
    desk.write("letter.txt", "one\ntwo\nthree\n")
    with kind.serves(desk, APPLIES) as editor:
        for key in keys + "teh ":
            editor.press(key)
            editor.rests()
        editor.press(ESCAPE)
        editor.rests()
        editor.press(":w! typed", RETURN)
        desk.reads("typed", whole)
        editor.press("u:w! undone", RETURN)
        desk.reads("undone", "one\ntwo\nthree\n")
        editor.press("GoI saw teh ")
        editor.shows("I saw the")
        save_and_quit(desk, editor, "one\ntwo\nthree\nI saw the \n")


def test_a_word_that_wraps_to_the_next_line_is_corrected(desk, kind):
    with kind.serves(desk, APPLIES) as editor:
        editor.press(":set textwidth=20", RETURN, "iAnd there we meet")
        editor.shows("we meet")
        for key in " teh ":
            editor.press(key)
            editor.rests()
        save_and_quit(desk, editor, "And there we meet\nthe \n")


def test_return_corrects_the_word_that_it_ends(desk, correcting_editor):
    """At the end of the text, and between lines."""
    correcting_editor.press("iIt was begining")
    correcting_editor.shows("It was begining")
    correcting_editor.press(RETURN)
    correcting_editor.shows("It was beginning")
    correcting_editor.press("and then it was here", ESCAPE, "ggoand untill")
    correcting_editor.shows("and untill")
    correcting_editor.press(RETURN)
    correcting_editor.until(lambda: "and until" in correcting_editor.lines(), "the correction")
    save_and_quit(desk, correcting_editor, "It was beginning\nand until\n\nand then it was here\n")


def test_a_correction_is_undone_in_one_step(desk, correcting_editor):
    correcting_editor.press("iI think teh ")
    correcting_editor.shows("I think the")
    correcting_editor.press("cat", ESCAPE, "u")
    correcting_editor.shows("I think teh")
    save_and_quit(desk, correcting_editor, "I think teh \n")


def test_a_file_written_at_once_has_the_correction_of_its_last_word(desk, correcting_editor):
    correcting_editor.press("iWe went tomorow", ESCAPE, ":w", RETURN)
    desk.reads("letter.txt", "We went tomorrow\n")
    correcting_editor.press(":q", RETURN)


def test_all_files_written_at_once_have_it_whichever_is_written_first(desk, correcting_editor):
    correcting_editor.press("iAll is well here", ESCAPE)
    correcting_editor.rests()
    correcting_editor.press(":split b.txt", RETURN)
    correcting_editor.rests()
    correcting_editor.press("iWe went tomorow", ESCAPE, ":wa", RETURN)
    desk.reads("b.txt", "We went tomorrow\n")
    correcting_editor.press(":qa", RETURN)


def test_the_word_at_which_typing_ends_is_corrected(desk, correcting_editor):
    """Its correction is a separate undo step, and the cursor is on its last character."""
    correcting_editor.press("iWe went tomorow", ESCAPE)
    correcting_editor.shows("We went tomorrow")
    correcting_editor.press("a or so", ESCAPE, "bcwbegining", ESCAPE)
    correcting_editor.shows("We went tomorrow or beginning")
    correcting_editor.press("u")
    correcting_editor.shows("We went tomorrow or begining")
    correcting_editor.press("A.", ESCAPE)
    correcting_editor.shows("We went tomorrow or begining.")
    save_and_quit(desk, correcting_editor, "We went tomorrow or begining.\n")


# Opening a line next to a corrected one: the keys, and the resulting text.
BESIDE = {
    "above the only line": (("iI recieve", ESCAPE, "Oabc"), ["abc", "I receive"]),
    "below the only line": (("iI recieve", ESCAPE, "oabc"), ["I receive", "abc"]),
    "above the last line": (("iHello there.", RETURN, "I recieve", ESCAPE, "Oabc"), ["Hello there.", "abc", "I receive"]),
    "above the first line": (("iHello there.", ESCAPE, "OI recieve", ESCAPE, "Oabc"), ["abc", "I receive", "Hello there."]),
}


@pytest.mark.parametrize("keys, whole", BESIDE.values(), ids=BESIDE)
@pytest.mark.parametrize("options", [QUIET, APPLIES], ids=["offered", "applied"])
def test_undo_and_redo_lose_no_line(desk, kind, options, keys, whole):
    if options is QUIET:
        whole = [line.replace("receive", "recieve") for line in whole]

    def stands(*lines):
        editor.until(lambda: [line for line in editor.lines() if line in lines] == list(lines), f"{lines}")

    with kind.serves(desk, options) as editor:
        before = [line for line in whole if line != "abc"]
        for batch in "".join(keys).split(ESCAPE)[:-1]:
            editor.press(batch, ESCAPE)
        stands(*before)
        editor.hides("INSERT")
        editor.press(keys[-1], ESCAPE)
        stands(*whole)
        editor.press(":w", RETURN)
        desk.reads("letter.txt", "\n".join(whole) + "\n")
        editor.press("u:w! undone", RETURN)
        desk.reads("undone", "\n".join(before) + "\n")
        editor.press("u" * 5, control("r") * 6, ":w! redone", RETURN)
        desk.reads("redone", "\n".join(whole) + "\n")


OVER_OTHER_TEXT = {
    "replaced": ("0Rteh", "teh two\none two\none two\n"),
    "in a block": ("0" + control("v") + "jjIteh", "tehone two\ntehone two\ntehone two\n"),
    "after a block": ("0" + control("v") + "jj$A teh", "one two teh\n" * 3),
}


@pytest.mark.parametrize("keys, whole", OVER_OTHER_TEXT.values(), ids=OVER_OTHER_TEXT)
def test_replaced_and_block_text_stays(desk, kind, keys, whole):
    """A block would be corrected in its first line only."""
    desk.write("letter.txt", "one two\n" * 3)
    with kind.serves(desk, APPLIES) as editor:
        editor.press(keys)
        editor.rests()
        editor.press(ESCAPE)
        editor.rests()
        save_and_quit(desk, editor, whole)


def test_without_apply_the_word_at_which_typing_ends_stays(desk, editor):
    editor.press("iWe went tomorow", ESCAPE, "a", ESCAPE)
    save_and_quit(desk, editor, "We went tomorow\n")


def test_a_correction_noticed_late_is_reverted(desk, correcting_editor):
    correcting_editor.press("iI think teh ")
    correcting_editor.shows("I think the")
    correcting_editor.press("cat is here.", RETURN, "And so on", ESCAPE, ":InklingRevert", RETURN)
    correcting_editor.shows("“teh” is back in line 1")
    correcting_editor.shows("I think teh cat")
    save_and_quit(desk, correcting_editor, "I think teh cat is here.\nAnd so on\n")


@pytest.mark.parametrize("after", ["", "cat" + RETURN * 18 + "Yours, Anna"], ids=["in its line", "at the end"])
def test_the_message_about_a_reverted_correction_hides_neither_it_nor_the_cursor(after, correcting_editor):
    correcting_editor.press("iWe met in the office by the river to speak about the summer and teh ")
    correcting_editor.shows("summer and the")
    correcting_editor.press(after, ESCAPE, ":InklingRevert", RETURN)

    def all_shows():
        shown = [["is back in line 1" in line, "summer and teh" in line, "Yours, Anna" in line] for line in correcting_editor.lines()]
        return [any(column) for column in zip(*shown)] == [True, True, bool(after)]

    correcting_editor.until(all_shows, "what is said and the text together")


def test_a_sentence_undone_and_retyped_is_corrected_as_before(desk, correcting_editor):
    for _ in range(2):
        correcting_editor.press("iI think teh ")
        correcting_editor.shows("I think the")
        correcting_editor.press("cat", ESCAPE, "uuuu")
        correcting_editor.hides("think")
    save_and_quit(desk, correcting_editor, "")
