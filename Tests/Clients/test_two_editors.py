"""Two editors at once, each with its own server: what one learns, the other knows without a restart."""

import time

import pytest

import test_emacs
from conftest import wait
from terminal import ESCAPE, RETURN
from vi import QUIET, Neovim, Vim


def completes(editor, typed, text):
    """Whether Emacs completes the typed text to `text` on a new line; a second is long enough for an answer."""
    editor.press(RETURN, typed, test_emacs.COMPLETE)
    end = time.monotonic() + 1
    while time.monotonic() < end and text not in editor.lines():
        editor.read(0.05)
    return text in editor.lines()


@pytest.mark.parametrize("kind", [Vim(), Neovim()], ids=lambda kind: kind.name)
def test_a_word_learned_in_one_is_known_in_the_other(desk, kind):
    with kind.opens(desk, QUIET) as one, test_emacs.emacs_on(desk, "(setq inkling-ghost nil)") as other:
        one.shows("ready")
        other.shows(" Ink)")
        assert not completes(other, "a zorbl", "a zorbling")
        one.press("iMy zorbling", ESCAPE, ":InklingLearn", RETURN)
        one.shows("is learned")
        wait(lambda: completes(other, "a zorbl", "a zorbling"))
        assert "a zorbling" in other.lines()
