"""Proofs: a home folder and servers for each, counts that scale with INKLING_PROOF, and a page of the results."""

import datetime
import os
import pathlib
import platform

import pytest

from server import Home, Server

ROOT = pathlib.Path(__file__).resolve().parents[2]
FACTOR = float(os.environ.get("INKLING_PROOF", 1))


def counts(standard, most=None):
    """The number of rounds of a proof: its own number times INKLING_PROOF, up to its limit."""
    return max(1, min(int(standard * FACTOR), most or int(standard * FACTOR) + 1))


@pytest.fixture(scope="session")
def inkling():
    """The program to prove: $INKLING, or else the release build."""
    path = pathlib.Path(os.environ.get("INKLING", ROOT / ".build/release/inkling"))
    if not path.exists():
        pytest.exit(f"no program at {path}: run `make build` first")
    return path.absolute()


@pytest.fixture
def home(tmp_path, inkling):
    return Home(tmp_path, inkling)


@pytest.fixture
def starts(home):
    """Starts servers in the home folder; those still running at the end are killed."""
    started = []

    def start(**options):
        started.append(Server(home, **options))
        return started[-1]

    yield start
    for server in started:
        server.__exit__()


@pytest.fixture
def notes(record_property):
    """Records a measured figure."""
    return lambda name, figure: record_property(name, figure)


def pytest_addoption(parser):
    parser.addoption("--page", help="write what was proved to this file")


class Page:
    """Every proof with its promise, its outcome and its figures, as Markdown."""

    def __init__(self, path):
        self.path, self.promises, self.rows = pathlib.Path(path), {}, []

    def pytest_collection_modifyitems(self, items):
        self.promises = {item.nodeid: " ".join((item.function.__doc__ or item.name).split()) for item in items}

    def pytest_runtest_logreport(self, report):
        if report.passed and report.when != "call":
            return
        outcome = {"passed": "holds", "failed": "**broken**"}.get(report.outcome) or f"not tried: {report.longrepr[2]}"
        variant = report.nodeid.partition("[")[2].rstrip("]")
        figures = [f"{figure} {name}" for name, figure in report.user_properties] or [variant]
        self.rows.append(f"| {self.promises[report.nodeid]} | {outcome} | {', '.join(figures)} |")

    def pytest_sessionfinish(self):
        load = " ".join(f"{figure:.1f}" for figure in os.getloadavg())
        head = [
            f"# What was proved on {datetime.date.today()}",
            "",
            f"`make proof` (counts × {FACTOR:g}) on {os.cpu_count()} cores, {processor()}, "
            f"Linux {platform.release()}, load {load} at the end.",
            "",
            "| promise | outcome | figures |",
            "| --- | --- | --- |",
        ]
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text("\n".join([*head, *self.rows, ""]), encoding="utf-8")


def processor():
    with open("/proc/cpuinfo") as lines:
        names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def pytest_configure(config):
    if path := config.getoption("--page"):
        config.pluginmanager.register(Page(path))
