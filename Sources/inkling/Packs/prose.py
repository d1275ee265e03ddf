#!/usr/bin/env python3
"""Prints the prose in Debian 12 packages, without markup, code and headings: one paragraph per line.

usage: prose.py manuals|tools|changes|everyday FOLDER > en-manuals.txt

FOLDER contains each package of SOURCES unpacked in a folder of its name: dpkg-deb -x NAME_*.deb FOLDER/NAME
"""

import gzip
import html
import html.parser
import os
import re
import sys

SENTENCE_ENDS = '.!?:)"”'
WORD = re.compile(r"[\"'(“‘]*[A-Za-z][A-Za-z’'-]*[.,;:!?)\"'”’]*")
BULLET = re.compile(r"([-*+•o]|\d+[.)]) +")
TRAILER = re.compile(
    r"^(signed-off-by|reviewed-by|acked-by|tested-by|reported-by|cc|bugzilla|fixes|closes|suggested-by|references"
    r"|see-also|co-authored-by|part-of|change-id|v2|upstream-id|openbsd-(commit|regress)-id|thanks|notes?):"
    r"|^\[?https?://|^\(cherry|^git-svn|^bug \d|^see https?:", re.I)
# Identifiers in programs are not words; these are.
NAMES = re.compile(
    r"(?<![\w_])(?!JavaScript|GitHub|TypeScript|PostgreSQL|SQLite|OpenSSL|OpenGL|LaTeX|NumPy|SciPy|MySQL|YouTube|GitLab"
    r"|XWayland|DevTools|LibreSSL|OpenSSH|PyPI|CMake)"
    r"(?:[a-z]+[A-Z]\w*|[A-Z]+[a-z]+[A-Z]\w*|\w*\d\w*[A-Za-z]\w*|\w*[A-Za-z]\w*\d\w*)(?![\w_])")


def read(path):
    data = gzip.open(path).read() if path.endswith((".gz", ".dz")) else open(path, "rb").read()
    return data.decode("utf8", "replace").replace("¶", "")


def is_prose(text):
    words = text.split()
    if len(words) < 5 or text[-1] not in SENTENCE_ENDS:
        return False
    return sum(1 for word in words if WORD.fullmatch(word)) >= 0.75 * len(words)


def paragraphs(lines):
    """Joins lines up to an empty one or the next list item."""
    found, current = [], []
    for line in [*lines, ""]:
        text = line.strip()
        if (not text or BULLET.match(text)) and current:
            found.append(" ".join(current))
            current = []
        if text:
            current.append(re.sub(r"^([-*+•]|\d+[.)]) +", "", text) if BULLET.match(text) else text)
    return found


class Page(html.parser.HTMLParser):
    SKIPPED = set("script style pre nav head footer header table h1 h2 h3 h4 h5 h6 dt aside".split())
    BLOCKS = set("p li dd div ul ol dl section article body blockquote br figcaption".split())
    ASIDE = re.compile(
        r"sphinxsidebar|related|navfooter|navheader|highlight|toctree|footer|top-|programlisting|sidebar")

    def __init__(self):
        super().__init__()
        self.skipped, self.depth, self.found, self.current = [], 0, [], []

    def end_block(self):
        text = " ".join("".join(self.current).split())
        self.current = []
        if text:
            self.found.append(text)

    def handle_starttag(self, tag, attributes):
        is_aside = tag == "div" and any(
            name == "class" and value and self.ASIDE.search(value) for name, value in attributes)
        if tag in self.SKIPPED or is_aside:
            self.end_block()
            self.skipped.append("aside" if is_aside else tag)
            self.depth = 0 if is_aside else self.depth
            return
        if tag == "div" and self.skipped and self.skipped[-1] == "aside":
            self.depth += 1
        if tag in self.BLOCKS:
            self.end_block()

    def handle_endtag(self, tag):
        if not self.skipped:
            if tag in self.BLOCKS:
                self.end_block()
        elif self.skipped[-1] == tag:
            self.skipped.pop()
        elif self.skipped[-1] == "aside" and tag == "div":
            if self.depth == 0:
                self.skipped.pop()
            else:
                self.depth -= 1

    def handle_data(self, data):
        if not self.skipped:
            self.current.append(data)


def page(path):
    parser = Page()
    parser.feed(read(path))
    parser.end_block()
    return [text for text in parser.found if is_prose(text)]


def markdown(path):
    text = re.sub(r"```.*?```|<!--.*?-->|!\[[^]]*\]\([^)]*\)", "", read(path), flags=re.S)
    text = re.sub(r"\[([^]]*)\](\([^)]*\)|\[[^]]*\])", r"\1", text)
    lines = [line for line in re.sub(r"<[^>]+>", "", text).split("\n") if not line.startswith(("    ", "\t"))]
    lines = ["" if line.lstrip().startswith(("#", "|", "[", "===", "---")) else line for line in lines]
    return [re.sub(r"\*\*|__|`", "", text) for text in paragraphs(lines)]


def notes(path):
    """Release notes in Markdown."""
    return [re.sub(r"\s*\(?\[?(#\d+|[0-9a-f]{7,})\]?\)?", "", text) for text in markdown(path)]


def vim(path):
    """A Vim help file: code is between " >" at the end of a line and "<" at the beginning of another."""
    lines, is_code = [], False
    for line in read(path).split("\n"):
        if is_code:
            if line and line[0] not in " \t":
                is_code = False
                line = line.removeprefix("<")
            else:
                continue
        if re.search(r"(^| )>$", line):
            is_code = True
            line = line.rstrip(">")
        if line.startswith(("===", "---")) or re.search(r"\*\S+\*\s*$", line) or line.endswith("~"):
            line = ""
        lines.append(re.sub(r"\|([^| ]+)\|", r"\1", line))
    return [text for text in paragraphs(lines) if is_prose(text)]


def rust(path):
    """Rust documentation comments."""
    matches = [re.match(r"\s*//[/!] ?(.*)$", line) for line in read(path).split("\n")]
    text = re.sub(r"```.*?```", "", "\n".join(match[1] if match else "" for match in matches), flags=re.S)
    text = re.sub(r"\[`?([^]`]*)`?\](\[[^]]*\])?", r"\1", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text))
    lines = ["" if line.startswith(("#", "[")) else line for line in text.split("\n")]
    return [text for text in (re.sub("[`*]", "", text) for text in paragraphs(lines)) if is_prose(text)]


def go(path):
    """Go comments, most of which are documentation."""
    matches = [re.match(r"\s*// ?(.*)$", line) for line in read(path).split("\n")]
    lines = [match[1] if match else "" for match in matches]
    lines = ["" if line.startswith((" ", "\t", "#", "+build", "go:")) else line for line in lines]
    return [text for text in paragraphs(lines) if is_prose(text)]


def restructured(path):
    """reStructuredText, or AsciiDoc as far as that is alike."""
    lines, is_code = [], False
    for line in read(path).split("\n"):
        if is_code and (not line.strip() or line.startswith((" ", "\t"))):
            lines.append("")
            continue
        is_code = line.endswith("::") or re.match(r"\s*\.\. ", line) and "::" in line
        if re.match(r"\s*(\.\. |:[\w ]+:)|([-=~^*+#`\"'.])\2{2,}\s*$", line):
            line = ""
        lines.append(line)
    found = [re.sub(r"(:[\w:+-]+:)?`([^`<]*?)\s*(<[^>]*>)?`_*", r"\2", text) for text in paragraphs(lines)]
    return [text for text in (re.sub("[`*]", "", text) for text in found) if is_prose(text)]


def guide(path):
    """Documentation in Markdown."""
    return [text for text in markdown(path) if is_prose(text)]


def help_page(path):
    """A page of GNOME's help."""
    hidden = r"<info>.*?</info>|<code.*?</code>|<title.*?</title>|<!--.*?-->|<screen.*?</screen>"
    text = re.sub(hidden, "", read(path), flags=re.S)
    found = re.findall(r"<p[ >].*?</p>|<p>.*?</p>", text, flags=re.S)
    found = [" ".join(html.unescape(re.sub(r"<[^>]+>", "", text)).split()) for text in found]
    return [text for text in found if text and is_prose(text)]


def log(path):
    """The output of `git log`."""
    found, body = [], []
    for line in [*read(path).split("\n"), "commit " + 40 * "0"]:
        if re.match(r"^commit [0-9a-f]{40}", line):
            body = ["" if TRAILER.match(line.strip()) or line.startswith("    ") else line for line in body]
            found += [text for text in paragraphs(body) if is_message(text)]
            body = []
        elif line.startswith("    "):
            body.append(line[4:])
        elif not line.strip():
            body.append("")
    return found


def is_message(text):
    if len(text) < 8 or re.search(r"\.{3,}|[{}|]{2,}| \| ", text):
        return False
    words = text.split()
    plain = [word for word in words if re.search("[A-Za-z]{2}", word) and not re.search(r"[_=<>{}\\]", word)]
    return len(plain) >= 0.6 * len(words)


def indented_log(path):
    """The log of Ruby: each message is followed by the files it changed."""
    found, body = [], []
    for line in [*read(path).split("\n"), "commit"]:
        if re.match(r"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) |^\S+.*<.*@.*>|^commit|^-----", line):
            found += paragraphs(body)
            body = []
            continue
        text = line.strip()
        is_code = len(line) - len(line.lstrip()) > 14
        if is_code or re.match(r".*\| +\d+ [+-]+$|^\d+ files? changed|^---$", text):
            text = ""
        body.append(text.split(":", 1)[-1] if text.startswith("* ") else text)
    return [
        text for text in found
        if len(text.split()) > 2 and not re.search(r"[{}|]{2,}|\.{3}|^\S+\.(c|rb|h)", text)]


def wordnet(path):
    found = []
    for line in open(path, encoding="latin1"):
        if not line.startswith("  "):
            examples = re.findall(r'"([^"]+)"', line.split(" | ", 1)[-1])
            found += [text.strip() for text in examples if len(text.split()) > 3]
    return found


def jargon(path):
    found = [re.sub(r"[{}]", "", " ".join(text.split())) for text in read(path).split("\n\n")]
    found = [re.sub(r"^\d+\. ((n|v|adj)\.,? *)?", "", text) for text in found]
    return [text for text in found if text and is_prose(text)]


NOT_READ = (
    r"manual/(de|es|fr|ja|ko|tr|pt-br|zh-cn|da|ru)/|genindex|py-modindex|\.(de|fr|es|ja|ko|tr|pt-br|zh-cn|da|ru)\."
    r"|\.html\.(de|fr|es|ja.*|ko.*|tr.*|pt-br|zh-cn.*|da)|search\.html|changelog|/whatsnew/|api/pandas|reference/api")
PAGES = (page, (".html", ".html.en"), NOT_READ)
HELP = (help_page, (".page",), r"share/help/(?!C/)")
COMMENTS = (rust, (".rs",), "^$")
READ_ME = (markdown, (".md",), "(?i)changelog")
# The book on Rust is left for measuring.
ASIDE = (
    r"(?i)changelog|changes|history|news|licen[cs]e|copyright|code.of.conduct|third.party|vendor/|/tests?/|testdata/"
    r"|genindex|py-modindex|search\.html|/html/book/|_test\.go|[-_.](zh|ja|ko|ru|fr|de|es|pt|cn)[-_.]")
EVERYTHING = (
    (guide, (".md", ".markdown"), ASIDE), (rust, (".rs",), ASIDE), (go, (".go",), ASIDE),
    (restructured, (".rst", ".rst.txt", ".adoc", ".asciidoc"), ASIDE), (page, (".html", ".htm"), ASIDE))
LOG = (log, ("changelog.gz",), "^$")
NOTES = (notes, ("changelog.gz",), "^$")
# The packages and how to read each: the reader, the file name endings, and the names to skip.
SOURCES = {
    "manuals": [
        *((name, PAGES) for name in """nodejs-doc postgresql-doc-15 python3.11-doc apache2-doc python-django-doc
            python-sqlalchemy-doc python-celery-doc python-flask-doc python-werkzeug-doc python-pytest-doc sphinx-doc
            python-click-doc python-attr-doc python-setuptools-doc python-pandas-doc llvm-14-doc clang-14-doc cmake-doc
            varnish-doc sqlite3-doc""".split()),
        ("neovim-runtime", (vim, (".txt",), "spell|/vietnamese|rgb")),
        *((f"librust-{name}-dev", way) for name in "clap tokio rustls winit chrono insta".split()
            for way in (COMMENTS, READ_ME)),
        *((name, READ_ME) for name in "node-babel7 rollup".split()),
        ("gnome-user-docs", HELP),
        ("evolution-common", HELP),
    ],
    "tools": [
        *((name, way) for name in """racket-doc erlang-doc rust-web-doc cargo-web-doc dpdk-doc python-sklearn-doc
            python-scipy-doc python-dask-doc python-tornado-doc python-scrapy-doc python-aiohttp-doc python-jinja2-doc
            python-cryptography-doc python-requests-doc docutils-doc scala-doc twisted-doc ant-doc zsh-doc nova-doc
            neutron-doc ironic-doc cinder-doc swift-doc glance-doc keystone-doc heat-doc libsvn-doc borgbackup-doc
            mypy-doc mkdocs-doc libcurl4-doc golang-1.19-doc npm rclone podman buildah tox yapf3 bundler
            golang-golang-x-tools-dev golang-golang-x-net-dev golang-golang-x-text-dev golang-golang-x-crypto-dev
            golang-google-grpc-dev golang-google-protobuf-dev golang-github-docker-docker-dev golang-etcd-server-dev
            golang-github-containerd-containerd-dev golang-github-prometheus-client-golang-dev golang-go4-dev
            golang-github-go-kit-kit-dev golang-go.uber-zap-dev golang-github-gin-gonic-gin-dev
            golang-github-gorilla-mux-dev golang-github-gorilla-websocket-dev golang-github-stretchr-testify-dev
            golang-github-spf13-pflag-dev golang-github-spf13-viper-dev golang-github-sirupsen-logrus-dev
            vim-airline vim-syntastic vim-tabular""".split() for way in EVERYTHING),
        *((f"node-{name}", (guide, (".md",), ASIDE)) for name in """lodash ajv undici postcss got marked ws
            commander sinon acorn axios glob redux winston""".split()),
        *((f"librust-{name}-dev", way) for name in """anyhow async-std bindgen bytes cargo cc criterion
            crossbeam-channel crossbeam-epoch crossterm encoding-rs futures-util generic-array git2 h2 hashbrown http
            hyper image indexmap itertools lalrpop libloading log mio nix nom notify num-bigint num-traits once-cell
            parking-lot pest petgraph proc-macro2 proptest prost quickcheck quote rand rand-core rayon rayon-core
            regex reqwest rusqlite rustix serde serde-json slab smallvec syn sysinfo tempfile textwrap time tinyvec
            toml tower tracing tracing-core tracing-subscriber typenum url uuid wasm-bindgen zerocopy""".split()
            for way in (COMMENTS, (guide, (".md",), ASIDE))),
    ],
    "changes": [
        *((name, LOG) for name in """xserver-xorg-core xserver-xorg-video-intel xserver-xorg-video-radeon
            xserver-xorg-video-amdgpu xserver-xorg-input-libinput libx11-6 libpixman-1-0 openssh-client""".split()),
        ("ruby3.1-doc", (indented_log, ("changelog.gz",), "^$")),
        *((name, NOTES) for name in """librust-chrono-dev librust-insta-dev librust-tokio-dev librust-winit-dev rollup
            mocha node-babel7 eslint python-flask-doc python-werkzeug-doc libuv1""".split()),
    ],
    "everyday": [
        ("dict-jargon", (jargon, ("jargon.dict.dz",), "^$")),
        ("wordnet-base", (wordnet, ("data.noun", "data.verb", "data.adj", "data.adv"), "^$")),
    ],
}


def files(folder, ends, passed_over):
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            if name.removesuffix(".gz").endswith(ends) or name.endswith(ends):
                if not os.path.islink(path) and not re.search(passed_over, path):
                    yield path


def main(kind, folder):
    last, seen = None, set()
    for name, (reader, ends, passed_over) in SOURCES[kind]:
        if name != last:
            print("#SOURCE", name)
            last = name
        for path in sorted(files(os.path.join(folder, name), ends, passed_over)):
            for text in reader(path):
                text = text.replace("\u200b", "").translate(str.maketrans("“”’", "\"\"'"))
                if kind != "everyday":
                    text = NAMES.sub("x_x", text)
                if text not in seen:
                    seen.add(text)
                    print(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
