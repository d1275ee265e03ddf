"""The VS Code extension: its package, and its tests in node with a stub of VS Code and the real server."""

import importlib.machinery
import importlib.util
import json
import re
import shutil
import subprocess
import zipfile

import pytest

from conftest import EDITORS, ROOT, snippets


def package_vscode():
    loader = importlib.machinery.SourceFileLoader("package_vscode", str(ROOT / "Scripts/package-vscode"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("package_vscode", loader))
    loader.exec_module(module)
    return module


def test_the_package_has_what_its_manifest_names(tmp_path):
    package = tmp_path / "inkling.vsix"
    subprocess.run([ROOT / "Scripts/package-vscode", package], check=True, timeout=50)
    with zipfile.ZipFile(package) as archive:
        manifest = json.loads(archive.read("extension/package.json"))
        assert archive.read("extension/" + manifest["main"].removeprefix("./"))
        modules = {path.name for path in (EDITORS / "vscode").glob("*.js")}
        assert modules <= {name.removeprefix("extension/") for name in archive.namelist()}
        assert "[Content_Types].xml" in archive.namelist()


def test_the_settings_on_the_page_exist():
    (example,) = snippets("vscode", "json")
    properties = package_vscode().manifest()["contributes"]["configuration"]["properties"]
    assert [name for name in json.loads(example) if name not in properties] == []


def test_a_workspace_can_set_what_a_projects_file_can(desk):
    module = package_vscode()
    properties = module.manifest()["contributes"]["configuration"]["properties"]
    groups = {name.split(".")[1] for name in properties}
    # The program refuses a group before it looks at what is in it.
    project = desk.write("project/.inkling.json", json.dumps(dict.fromkeys(groups, {}))).parent
    doctor = subprocess.run([desk.program, "doctor"], env=desk.environment, cwd=project, capture_output=True, text=True, timeout=50)
    refused = re.findall(r"inkling\.json: (\w+): a workspace file may not set it", doctor.stdout)
    assert len(refused) > 2 and set(refused) == set(module.PERSONAL), doctor.stdout
    scopes = {name: field["scope"] for name, field in properties.items() if name.split(".")[1] in module.PERSONAL}
    assert set(scopes.values()) == {"machine"}, scopes
    assert properties["inkling.command"]["scope"] == "machine"


@pytest.mark.skipif(not shutil.which("node"), reason="needs nodejs")
def test_the_extension_works_with_a_stub_of_vscode(desk):
    manifest = json.dumps(package_vscode().manifest())
    done = subprocess.run(
        ["node", "--test", EDITORS / "vscode/test/extension.test.js"],
        env={**desk.environment, "INKLING": str(desk.inkling), "PACKAGE": manifest},
        capture_output=True, text=True, timeout=50,
    )
    assert done.returncode == 0, done.stdout + done.stderr
