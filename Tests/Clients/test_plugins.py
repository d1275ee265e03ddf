"""Third-party clients for Vim, Neovim and Emacs, with the files and lines of our pages: where they are installed."""

import contextlib
import pathlib
import subprocess

import pytest

from conftest import EDITORS, lines_to_copy, snippets
from terminal import ESCAPE, RETURN, control

ALE = pathlib.Path("/usr/share/vim-ale")
ELPA = pathlib.Path("/usr/share/emacs/site-lisp/elpa")
NEOVIM = ["nvim", "-n", "-u"]
SETTINGS = '{"autocorrect": "apply", "diagnostics": {"unknownWords": "warning"}}'

needs_ale = pytest.mark.skipif(not ALE.exists(), reason="ALE is not installed: apt-get install vim-ale")
needs_lsp_mode = pytest.mark.skipif(
    not (list(ELPA.glob("lsp-mode-*")) and list(ELPA.glob("company-*"))),
    reason="lsp-mode is not installed: apt-get install elpa-lsp-mode elpa-company",
)
needs_company = pytest.mark.skipif(
    not list(ELPA.glob("company-*")), reason="Company is not installed: apt-get install elpa-company")

needs_evil = pytest.mark.skipif(
    not list(ELPA.glob("evil-*")), reason="Evil is not installed: apt-get install elpa-evil")


def neovim_completes():
    asked = [*NEOVIM, "NONE", "--headless", "+lua vim.cmd(vim.lsp.completion and 'q' or 'cq')"]
    try:
        return subprocess.run(asked, capture_output=True, timeout=20).returncode == 0
    except (FileNotFoundError, subprocess.TimeoutExpired):
        return False


def test_neovims_own_client_completes_and_leaves_the_next_key_alone(desk):
    if not neovim_completes():
        pytest.skip("this Neovim has no completion menu of its own; 0.11 has one")
    file = desk.write("letters/a.md", "")
    lines = next(lines for lines in snippets("neovim", "lua") if "vim.lsp.completion" in lines)
    with desk.opens(*NEOVIM, desk.write("init.lua", lines), file) as neovim:
        neovim.shows("a.md")
        neovim.press(":lua vim.wait(9999, function() return #vim.lsp.get_clients() > 0 end)", RETURN)
        neovim.press("iI am looking forw")
        neovim.shows("forward")
        neovim.press(control("N"), control("Y"))
        neovim.shows("I am looking forward")
        neovim.press(" to Anna", "\x1b:wq", RETURN)
        desk.reads("letters/a.md", "I am looking forward to Anna\n")


@needs_ale
def test_vim_with_ale_completes_marks_and_corrects(desk):
    desk.write("config/inkling/config.json", SETTINGS)
    file = desk.write("letters/a.md", "")
    desk.write(
        "vimrc",
        f"set nocompatible rtp^={ALE}\nfiletype plugin on\nlet g:ale_linters_explicit = 1\n"
        f"let g:ale_linters = {{'markdown': ['inkling']}}\nsource {EDITORS / 'ale/inkling.vim'}\n",
    )
    with desk.opens("vim", "-u", desk.folder / "vimrc", file) as vim:
        vim.shows("a.md")
        vim.press("iI am looking forw")
        vim.shows("forward")
        vim.press(control("N"))
        vim.shows("I am looking forward")
        vim.press(" to recieve it. ", "\x1b")
        vim.shows("“recieve” is in no word list")
        vim.press("?rec", RETURN, ":ALECodeAction", RETURN)
        vim.shows("1) Replace with “receive”")
        vim.press("1", RETURN)
        vim.shows("I am looking forward to receive it.")
        vim.press(":wqa", RETURN)
        desk.reads("letters/a.md", "I am looking forward to receive it. \n")


@needs_ale
@pytest.mark.parametrize("load", ["", "runtime plugin/ale.vim"], ids=["loaded later", "loaded at once, as by packadd"])
def test_vim_with_ale_completes_plain_text_and_breaks_a_line_with_the_menu_open(desk, load):
    file = desk.write("a.txt", "")
    lines = ["set nocompatible", f"set rtp^={ALE}", load, "filetype plugin on", f"source {EDITORS / 'ale/inkling.vim'}"]
    rc = desk.write("vimrc", "\n".join(lines) + "\n")
    with desk.opens("vim", "-u", rc, file) as vim:
        vim.shows("a.txt")
        vim.press("iI am looking forw")
        vim.shows("forward")
        vim.press(RETURN, "Next", ESCAPE, ":wqa", RETURN)
        desk.reads("a.txt", "I am looking forw\nNext\n")


@needs_lsp_mode
def test_emacs_with_lsp_mode_completes_and_corrects(desk):
    desk.write("config/inkling/config.json", SETTINGS)
    file = desk.write("letters/a.txt", "")
    lines = next(lines for lines in snippets("emacs", "elisp") if "lsp-register-client" in lines)
    desk.write(
        "init.el",
        f"(setq native-comp-deferred-compilation nil)\n(package-initialize)\n{lines}"
        "(setq lsp-auto-guess-root t company-idle-delay 0 company-minimum-prefix-length 1)\n"
        "(require 'lsp-mode)\n(add-hook 'text-mode-hook #'company-mode)\n",
    )
    (file.parent / ".git").mkdir()
    with desk.opens("emacs", "-nw", "-q", "-l", desk.folder / "init.el", file) as emacs:
        emacs.shows("a.txt")
        emacs.press("\x1bxlsp", RETURN)
        emacs.shows("initialized successfully")
        emacs.press("I am looking forw")
        emacs.shows("forward")
        emacs.press(RETURN, " to teh ")
        emacs.shows("forward to the")
        emacs.press("garden. Dont")
        emacs.shows("Don't")
        emacs.press(RETURN, " ")
        emacs.shows("I am looking forward to the garden. Don't")
        emacs.press(control("X"), control("S"))
        desk.reads("letters/a.txt", "I am looking forward to the garden. Don't \n")


@needs_company
def test_eglot_with_company_and_the_lines_of_the_page_shows_corrections(desk):
    file = desk.write("letters/a.txt", "")
    lines = next(lines for lines in snippets("emacs", "elisp") if "eglot-server-programs" in lines)
    desk.write(
        "init.el",
        f"(setq native-comp-async-report-warnings-errors nil)\n(package-initialize)\n{lines}"
        "(setq company-idle-delay 0.1 company-minimum-prefix-length 2)\n(require 'company)\n"
        "(add-hook 'text-mode-hook #'company-mode)\n(add-hook 'text-mode-hook #'eglot-ensure)\n",
    )
    with desk.opens("emacs", "-nw", "-q", "-l", desk.folder / "init.el", file) as emacs:
        emacs.shows("Connected! Server")
        emacs.press("We saw teh")
        emacs.until(lambda: any(line.split() == ["the", "Text"] for line in emacs.lines()), "the correction")
        emacs.press(RETURN)
        emacs.shows("We saw the")
        emacs.press(" cat. ", control("X"), control("S"))
        desk.reads("letters/a.txt", "We saw the cat. \n")


@needs_company
def test_emacs_with_company_accepts_a_word_in_one_undo_step(desk):
    """With gray text shown."""
    file = desk.write("letter.txt", "")
    company = "(setq company-idle-delay 0.1 company-minimum-prefix-length 1)\n(require 'company)\n(global-company-mode)\n"
    quiet = "(setq make-backup-files nil native-comp-deferred-compilation nil native-comp-async-report-warnings-errors nil)\n(package-initialize)\n"
    desk.write("init.el", quiet + lines_to_copy("emacs", "elisp") + company)
    with desk.opens("emacs", "-nw", "-q", "-l", desk.folder / "init.el", file) as emacs:
        emacs.shows(" Ink)")
        emacs.press("I am looking fo")
        emacs.until(lambda: "forward" in map(str.strip, emacs.lines()), "the menu")
        emacs.press(ESCAPE, "n")
        emacs.press(RETURN)
        emacs.shows("I am looking forward")
        emacs.until(lambda: "forward" not in map(str.strip, emacs.lines()), "no menu")
        emacs.press(" to the")
        emacs.shows("I am looking forward to the")
        emacs.press(control("x"), "u")
        emacs.press(control("x"), "u")
        emacs.press(control("x"), control("s"))
        desk.reads("letter.txt", "I am looking fo\n")


@contextlib.contextmanager
def evil(desk):
    """Emacs with Evil and a letter open, in which corrections are made."""
    file = desk.write("letter.txt", "")
    quiet = "(setq make-backup-files nil native-comp-deferred-compilation nil native-comp-async-report-warnings-errors nil)\n(package-initialize)\n"
    applies = """(setq inkling-ghost nil inkling-settings '(:autocorrect "apply"))\n(require 'evil)\n(evil-mode)\n"""
    desk.write("init.el", quiet + lines_to_copy("emacs", "elisp") + applies)
    with desk.opens("emacs", "-nw", "-q", "-l", desk.folder / "init.el", file) as emacs:
        emacs.shows(" Ink)")
        yield emacs


@needs_evil
def test_emacs_with_evil_corrects_the_word_that_ends_with_escape_before_the_next_key(desk):
    with evil(desk) as emacs:
        emacs.press("iWe recieve", control("o"), "0and ")
        emacs.shows("and We recieve")
        # Else the mode line may still have the state of the one command, and Escape with the next letter is Meta.
        emacs.shows("<I>")
        emacs.press(ESCAPE)
        emacs.shows("<N>")
        emacs.press("oI saw teh")
        emacs.shows("I saw teh")
        emacs.press(ESCAPE)
        emacs.shows("I saw the")
        emacs.press("a cat", ESCAPE)
        emacs.shows("I saw the cat")
        emacs.press(":w", RETURN)
        desk.reads("letter.txt", "and We recieve\nI saw the cat\n")


@needs_evil
def test_evil_repeats_what_was_typed_with_its_spaces_where_words_were_corrected(desk):
    with evil(desk) as emacs:
        emacs.press("oWe like teh cat wiht a hat.")
        emacs.shows("We like the cat with a hat.")
        emacs.shows("<I>")
        emacs.press(ESCAPE)
        emacs.shows("<N>")
        emacs.press(".")
        emacs.until(lambda: sum("a hat." in line for line in emacs.lines()) == 2, "the repetition")
        emacs.press(":w", RETURN)
        desk.reads("letter.txt", "\nWe like the cat with a hat.\nWe like the cat with a hat.\n")
