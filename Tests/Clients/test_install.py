"""`make install`, `make uninstall` and `make package`, with the program under test."""

import gzip
import re
import shutil
import subprocess

import pytest

from conftest import ROOT

pytestmark = pytest.mark.timeout(300)


def run(*command, **more):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=280, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_installed_works_in_place(desk):
    prefix = desk.folder / "a prefix"
    run(ROOT / "Scripts/install-files", desk.inkling.parent, prefix)
    program = prefix / "bin/inkling"
    assert "going" in run(program, "predict", "I am goi", env=desk.environment)
    run("bash", "-n", prefix / "share/bash-completion/completions/inkling")
    assert (prefix / "share/inkling/Editors/neovim/lua/inkling/init.lua").exists()
    assert (prefix / "share/inkling/inkling.vsix").exists()
    assert "json-c" in (prefix / "share/doc/inkling/copyright").read_text()
    manual = gzip.decompress((prefix / "share/man/man1/inkling.1.gz").read_bytes()).decode()
    for command in ("complete", "words", "doctor"):
        assert f".SS inkling {command}\n" in manual
    assert "flags, recent, favorites)\n" in manual, "the values of an option"
    assert "(default: 10)\n" in manual
    requests = {line.split()[0] for line in manual.splitlines() if line.startswith(".")}
    assert requests <= {".TH", ".SH", ".SS", ".TP", ".B", ".I", ".RI", ".PP", ".EX", ".EE"}
    assert "\\&\n" not in manual, "an empty line ends a paragraph"
    assert ".PP\n.EX\ninkling correct teh" in manual, "an example has lines of its own"


def test_every_link_of_an_installed_page_leads_to_an_installed_file(desk):
    prefix = desk.folder / "prefix"
    run(ROOT / "Scripts/install-files", desk.inkling.parent, prefix)
    pages = [*prefix.rglob("*.md")]
    links = [(page, link) for page in pages for link in re.findall(r"\]\(([^)#:]+)[^):]*\)", page.read_text())]
    assert any(link.endswith("Editors/neovim") for _, link in links)
    assert [(page.name, link) for page, link in links if not (page.parent / link).exists()] == []


def test_what_was_installed_is_removed_and_nothing_else(desk):
    prefix = desk.folder / "a prefix"
    own = [prefix / name for name in ("share/inkling/words.sqlite", "share/inkling/packs/own.inkpack", "bin/other")]
    for path in own:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    run(ROOT / "Scripts/install-files", desk.inkling.parent, prefix)
    run(ROOT / "Scripts/uninstall-files", prefix)
    assert sorted(path for path in prefix.rglob("*") if not path.is_dir()) == sorted(own)
    assert not (prefix / "share/inkling/Editors").exists() and not (prefix / "share/doc/inkling").exists()
    again = subprocess.run([ROOT / "Scripts/uninstall-files", prefix], capture_output=True, text=True)
    assert again.returncode == 1 and again.stderr.startswith("Nothing to remove: ")


def test_a_list_of_files_does_not_reach_beyond_its_prefix(desk):
    prefix = desk.folder / "prefix"
    beyond = desk.folder / "beyond"
    inside = [prefix / name for name in ("bin/inkling", "share/ a space at both ends ", "share/ends in..")]
    for path in [beyond, *inside]:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    names = ["../beyond", "share/../../beyond", str(beyond), "", *(str(path.relative_to(prefix)) for path in inside)]
    (prefix / "share/inkling").mkdir()
    (prefix / "share/inkling/files").write_text("\n".join(names))
    run(ROOT / "Scripts/uninstall-files", prefix)
    assert beyond.exists() and not any(path.exists() for path in inside)
    assert sorted(path.name for path in prefix.iterdir()) == ["bin", "share"], "others may use these folders"


def test_what_an_earlier_version_installed_is_gone_after_the_next_one(desk):
    prefix = desk.folder / "a prefix"
    run(ROOT / "Scripts/install-files", desk.inkling.parent, prefix)
    old, list_of_files = prefix / "share/inkling/Editors/vim/plugin/old name.vim", prefix / "share/inkling/files"
    old.touch()
    list_of_files.write_text(list_of_files.read_text() + f"{old.relative_to(prefix)}\n")
    before = sorted(prefix.rglob("*"))
    run(ROOT / "Scripts/install-files", desk.inkling.parent, prefix)
    assert sorted(prefix.rglob("*")) == [path for path in before if path != old]
    assert "old name" not in list_of_files.read_text()


def test_the_installation_reports_its_paths_and_whether_it_is_on_the_path(desk):
    prefix = desk.folder / "a prefix"
    for path, said in [("/usr/bin:/bin", f"{prefix}/bin is not on your PATH"), (f"/bin:{prefix}/bin:/usr/bin", "bin is on your PATH")]:
        told = run(ROOT / "Scripts/say-installed", "", prefix, env={"PATH": path})
        assert f"Installed under {prefix}:\n  bin/inkling " in told
        assert said in told


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="needs Debian")
def test_the_debian_package_installs_and_uninstalls(desk):
    run(ROOT / "Scripts/package-debian", desk.inkling.parent, desk.folder)
    (package,) = desk.folder.glob("inkling_*.deb")
    system = desk.folder / "system"
    (system / "var/lib/dpkg/updates").mkdir(parents=True)
    (system / "var/lib/dpkg/info").mkdir()
    (system / "var/lib/dpkg/status").touch()
    dpkg = ["dpkg", f"--root={system}", "--force-not-root,depends", "--log=/dev/null"]
    run(*dpkg, "--install", package)
    assert "going" in run(system / "usr/bin/inkling", "predict", "I am goi", env=desk.environment)
    assert not (system / "usr/share/inkling/files").exists(), "dpkg knows what it has installed"
    run(*dpkg, "--purge", "inkling")
    assert [path for path in system.rglob("*inkling*")] == []
