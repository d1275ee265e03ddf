"""Vim and Neovim with their plugins: two editors with the same keys and the same options."""

import contextlib
import json
import os

from conftest import lines_to_copy
from terminal import ESCAPE, RETURN, control

# Without ghost text, what the screen shows is in the text or in a menu.
QUIET = {"ghost": False}
# Corrects while one types, and offers nothing else.
APPLIES = {**QUIET, "settings": {"autocorrect": "apply"}}
# What a terminal sends for a paste.
PASTED = "\x1b[200~%s\x1b[201~"
# The ways to reload a file: on request, or because it was changed elsewhere.
CHANGED = "call writefile(['Dear Anna,', 'I am well.'], 'letter.txt') | call system('touch -d 2030-01-01 letter.txt')"
READ_AGAIN = {"asked": ":e!", "by itself": f":{CHANGED} | set autoread | checktime"}
# Keys for actions without default keys.
KEYS = {"accept_word": "<C-F>", "callouts": "<C-G>", "next": "<C-B>", "suggestion": "<C-T>%d"}


class Vi:
    """Either editor."""

    @contextlib.contextmanager
    def serves(self, desk, options, more=""):
        """The editor with a letter open, once the server is ready."""
        with self.opens(desk, options, more) as editor:
            editor.shows("ready")
            yield editor


class Vim(Vi):
    """Vim with Editors/vim."""

    name = "vim"
    program = "vim"
    # The arguments to run without a screen.
    silent = ["-es"]
    # Makes it recognize the terminal's bracketed paste.
    pastes = 'let &t_PS = "\\e[200~" | let &t_PE = "\\e[201~"'
    keys = KEYS
    bar = {"bar": True}
    # The keys that show the end of an explanation too long for the screen.
    reads_on = control("f") * 9
    watched = """
set noswapfile
autocmd User InklingAttach let g:ready = get(g:, "ready") + 1 | set laststatus=2 | let &statusline = "ready " .. g:ready
"""
    # Each state of the screen: the line up to the cursor and the gray text after it.
    drawn = """
function Draw()
  " Behind the text of a line it has no column.
  let column = col('.') == col('$') ? 0x7fffffff : col('.')
  let ghosts = prop_list(line('.'))->filter({_, prop -> prop.type == 'InklingGhost' && prop.col == column})
  let ghost = empty(ghosts) ? '' : inkling#ghost#Accept('')->substitute("\\<C-G>u", '', 'g')
  call writefile([json_encode([strpart(getline('.'), 0, col('.') - 1), ghost])], 'drawn', 'a')
endfunction
autocmd SafeState,SafeStateAgain * call Draw()
"""

    def opens(self, desk, options, more=""):
        """The editor with a letter open, with options of the plugin and lines in the editor's own language."""
        settings = f"let g:inkling = json_decode('{json.dumps(options)}')\n"
        rc = desk.write("vimrc", self.watched + settings + lines_to_copy("vim", "vim") + more)
        return desk.opens(self.program, "-N", "-u", rc, "letter.txt")

    # The format of a choice in a list.
    numbered = "%d %s"

    def chooses(self, above):
        """The key that chooses the action after a number of others."""
        return (str(above + 1),)


class Neovim(Vi):
    """Neovim with Editors/neovim; $NEOVIM overrides the one on the PATH."""

    name = "neovim"
    program = os.environ.get("NEOVIM", "nvim")
    silent = ["--headless"]
    pastes = ""
    keys = {"keys": KEYS}
    bar = {"bar": "floating"}
    reads_on = control("w") + "wG"
    watched = """
vim.opt.swapfile = false
vim.api.nvim_create_autocmd('User', {
  pattern = 'InklingAttach',
  command = 'let g:ready = get(g:, "ready") + 1 | set laststatus=2 | let &statusline = "ready " .. g:ready',
})
"""
    drawn = """
local drawn = assert(io.open('drawn', 'a'))
vim.api.nvim_set_decoration_provider(vim.api.nvim_create_namespace('drawn'), {
  on_win = function(_, window, buffer)
    local cursor = vim.api.nvim_win_get_cursor(window)
    local line = vim.api.nvim_buf_get_lines(buffer, cursor[1] - 1, cursor[1], false)[1]
    local ghosts = vim.api.nvim_get_namespaces().inkling
    local marks = vim.api.nvim_buf_get_extmarks(buffer, ghosts, 0, -1, { details = true })
    local ghost = marks[1] and marks[1][4].virt_text[1][1] or ''
    drawn:write(vim.json.encode({ line:sub(1, cursor[2]), ghost }), '\\n')
    drawn:flush()
  end,
})
"""

    def opens(self, desk, options, more=""):
        """The editor with a letter open, with options of the plugin and lines in the editor's own language."""
        setup = f"require('inkling').setup(vim.json.decode([==[{json.dumps(options)}]==]))\n"
        init = desk.write("init.lua", self.watched + lines_to_copy("neovim", "lua") + setup + more)
        return desk.opens(self.program, "-u", init, "letter.txt")

    numbered = "%d: %s"

    def chooses(self, above):
        """The keys that choose the action after a number of others."""
        return str(above + 1), RETURN


def save_and_quit(desk, editor, text=None):
    """Quits as a person does; the letter then contains `text`, if given."""
    desk.sees_off(editor, ESCAPE, ":wq", RETURN)
    if text is not None:
        desk.reads("letter.txt", text)


def undone(editor, count):
    """The lines of the text after each of some undo steps."""
    texts = []
    for _ in range(count):
        editor.press("u")
        editor.rests()
        texts.append([line for line in editor.lines()[:-2] if line not in ("", "~")])
    return texts
