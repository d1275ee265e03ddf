"""`inkling try` with a keyboard and a screen."""

import subprocess

import pytest

from terminal import RETURN, RIGHT, control

CONTROL_RIGHT = "\x1b[1;5C"


@pytest.fixture
def prompt(desk):
    with desk.opens(desk.program, "try") as prompt:
        prompt.shows("type; this line shows")
        yield prompt


def line(prompt):
    """The line being typed, including gray text."""
    return prompt.screen.display[prompt.screen.cursor.y].rstrip()


def leaves(desk, prompt):
    """Quits; nothing typed there is kept."""
    prompt.press(control("c"))
    assert prompt.ends() == 0
    listed = subprocess.run(
        [desk.program, "replacements", "list"], env=desk.environment, cwd=desk.folder, capture_output=True, text=True, check=True, timeout=50)
    assert listed.stdout.startswith("no replacements yet")


def test_a_correction_in_the_line_is_reverted_and_not_remembered(desk, prompt):
    prompt.press("Dont worry")
    prompt.shows("Don't worry")
    prompt.press(control("z"))
    prompt.shows("“Dont” is back, and stays")
    assert line(prompt).startswith("› Dont worry")
    leaves(desk, prompt)


def test_a_correction_in_a_finished_line_stays(desk, prompt):
    prompt.press("I am. Dont worry.", RETURN, "Nothing here", control("z"))
    prompt.shows("nothing was corrected in this line")
    prompt.shows("› I am. Don't worry.")
    prompt.press(RETURN, "You are becuase", RETURN)
    prompt.shows("corrected to “because”")
    prompt.press(control("z"))
    prompt.shows("nothing was corrected in this line")
    prompt.press("Dont ")
    prompt.shows("corrected to “Don't”")
    leaves(desk, prompt)


def test_the_right_arrow_accepts_all_gray_text_and_with_control_a_word(desk, prompt):
    prompt.press("I am looking forw")
    prompt.until(lambda: line(prompt).startswith("› I am looking forward to"), "gray text of two words")
    prompt.press(CONTROL_RIGHT)
    prompt.until(lambda: prompt.screen.cursor.x == len("› I am looking forward"), "one word taken")
    prompt.press(control("u"), "I am looking forw")
    prompt.until(lambda: line(prompt).startswith("› I am looking forward to"), "gray text of two words")
    prompt.press(RIGHT)
    prompt.until(lambda: prompt.screen.cursor.x >= len("› I am looking forward to"), "all of it taken")
    prompt.press("\x1b[H", CONTROL_RIGHT, CONTROL_RIGHT)
    prompt.until(lambda: prompt.screen.cursor.x == len("› I am"), "two words passed")
    leaves(desk, prompt)
