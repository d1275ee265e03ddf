"""The screens on the editors' pages: what is drawn there today. INKLING_RECORD=1 updates them."""

import os
import re

import pytest

from conftest import EDITORS, lines_to_copy, snippets
from terminal import ESCAPE, control
from test_emacs import QUIET


def neovim(desk):
    init = desk.write("init.lua", "vim.opt.swapfile = false\n" + lines_to_copy("neovim", "lua"))
    return desk.opens(os.environ.get("NEOVIM", "nvim"), "-u", init, "letter.txt"), "i"


def vim(desk):
    rc = desk.write("vimrc", "set noswapfile\n" + lines_to_copy("vim", "vim"))
    return desk.opens("vim", "-N", "-u", rc, "letter.txt"), "i"


def emacs(desk):
    init = desk.write("init.el", QUIET + lines_to_copy("emacs", "elisp"))
    desk.write("letter.txt", "")
    editor = desk.opens("emacs", "-nw", "--no-init-file", "-l", init, "letter.txt")
    editor.shows(" Ink)")
    return editor, ""


MENU = {"neovim": control("x") + control("o"), "vim": control("x") + control("o")}
PICTURES = {"neovim": neovim, "vim": vim, "emacs": emacs}


def row(editor):
    """The cursor's row, with the gray text after the cursor in brackets."""
    place = editor.screen.cursor
    line = editor.screen.display[place.y].rstrip()
    before, behind = line[: place.x], line[place.x :]
    return f"{before}[{behind}]" if behind else before


def ghost(editor):
    """The row once its gray text is shown."""
    editor.until(lambda: row(editor).startswith("I am goi["), "gray text")
    return row(editor)


def drawn(editor, name, begin):
    """Two moments: gray text inside a word, and the menu or the variants."""
    editor.press(begin + "I am goi")
    lines = ["› I am goi", ghost(editor), ""]
    if name in MENU:
        editor.press(ESCAPE)
        editor.hides("INSERT")
        editor.press("ccThank you for ", MENU[name])
        editor.until(lambda: "your" in editor.lines()[1], "the menu")
        lines += ["› Thank you for CTRL-X CTRL-O", *[line.lstrip("~") for line in editor.lines()[:5]]]
    else:
        editor.press("ng to the cafe", control("c"), ",c")
        editor.shows("1 e")
        lines += ["› ng to the cafe, C-c , c", *[line for line in editor.lines()[-2:] if "1 e" in line]]
    editor.press(ESCAPE)
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("name", PICTURES)
def test_the_page_shows_what_the_editor_draws(name, desk):
    editor, begin = PICTURES[name](desk)
    with editor:
        found = drawn(editor, name, begin)
    page = EDITORS / name / "README.md"
    if os.environ.get("INKLING_RECORD") == "1":
        text = page.read_text(encoding="utf-8")
        page.write_text(re.sub(r"```screen\n.*?```", lambda _: f"```screen\n{found}```", text, flags=re.S), encoding="utf-8")
    assert snippets(name, "screen") == [found]
